import { IMEI_LENGTH } from '#core/mobile/imei.ts'
import type { ImeiFailure } from '#core/mobile/mobile.failure.ts'
import type { DeviceCategory } from '#core/mobile/product-detail.ts'
import { translated } from '#ui/content/language.ts'

const failures = {
  ImeiMissing: () => 'Escribe el IMEI. Aparece en la pantalla al marcar *#06#.',
  ImeiNotDigits: () =>
    'Un IMEI solo tiene números. Quita las letras y los signos; los espacios y los guiones no molestan.',
  ImeiLength: ({ length }: { readonly length: number }) =>
    length === IMEI_LENGTH + 1
      ? `Escribiste ${String(length)} números: quizás es el IMEISV. Busca en la misma pantalla el que dice IMEI, de ${String(IMEI_LENGTH)}.`
      : `Escribiste ${String(length)} ${length === 1 ? 'número' : 'números'} y un IMEI tiene ${String(IMEI_LENGTH)}. Compáralo con la pantalla.`,
  ImeiCheckDigit: () =>
    'Hay un número cambiado: el último no corresponde a los demás. Compáralos de tres en tres con la pantalla.',
} satisfies {
  readonly [Tag in ImeiFailure['_tag']]: (failure: Extract<ImeiFailure, { _tag: Tag }>) => string
}

/** Texts of the tool that checks the number of a telephone. */
export const imeiCheckWords = translated('imeiCheckWords', {
  imei: 'IMEI de tu celular',
  imeiHint: `Los ${String(IMEI_LENGTH)} números que salen al marcar *#06#. Se revisan aquí, en tu celular o computadora: no se envían ni se guardan.`,
  check: 'Revisar',
  failures,
  valid:
    'El IMEI está bien escrito. Si tu dispositivo está desbloqueado y su familia está en la lista, tráelo. Al pedir la línea confirmamos con la red que no esté reportado como robado.',
  two: '¿Te salen dos? Tu celular tiene dos líneas, una por cada IMEI. Escribe cualquiera; al pedir la línea usamos el de la tarjeta o eSIM que vas a activar.',
  noKeypad:
    '¿No puedes marcar? También está en los ajustes, en la información del celular, y en la caja. En un reloj o una tableta está en los ajustes.',
  families: 'Familias que puedes traer',
  kinds: {
    DEVICE: 'Celulares',
    TABLET: 'Tabletas',
    SMART_WATCH: 'Relojes',
    ACCESSORIES: 'Accesorios',
  } satisfies Readonly<Record<DeviceCategory, string>>,
  otherFamily: (phone: string) => `¿El tuyo es de otra? Llama al ${phone} y lo revisamos contigo.`,
})
