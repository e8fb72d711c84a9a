import { TRANSFER_CODE_LENGTH, TRANSFER_CODE_MS } from '#core/cart/transfer-code.ts'
import type { AddressForm } from '#core/address/address-form.ts'
import type { Cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { dateText, listText, money } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

const CODE_MINUTES = TRANSFER_CODE_MS / 60_000

/** The texts for a returning visitor on the address page. */
export const returnWords = translated('returnWords', {
  title: 'Tienes un pedido guardado',
  body: ({ street, unit, zip }: AddressForm): string =>
    `Lo dejaste en ${[street, unit, zip].filter((part) => part !== '').join(', ')}. Sigue donde quedaste, o escribe otra dirección.`,
  continue: 'Continuar mi pedido',
} as const)

/** The texts for a visitor whose cart is saved without its address in this browser. */
export const savedOrderWords = translated('savedOrderWords', {
  title: 'Tienes un pedido guardado',
  body: 'Escribe la dirección donde lo dejaste y sigue donde quedaste.',
} as const)

/** The texts for a visitor whose checkout has no plan. */
export const planMissingWords = translated('planMissingWords', {
  title: 'Tu pedido todavía no tiene un plan',
  body: (address: string): string =>
    `Por eso no se abrió el pago. No se cobró nada, y lo que escribiste sigue aquí. Vuelve a los planes de ${address} y elige uno, o escribe otra dirección.`,
  plans: 'Ver los planes',
} as const)

/** The texts of the code entry on the address page. */
export const codeEntryWords = translated('codeEntryWords', {
  label: 'Código del otro dispositivo',
  hint: 'Por ejemplo: 4K7M-9QRT',
  use: 'Usar el código',
  malformed: `Usa las ${TRANSFER_CODE_LENGTH} letras y números del código.`,
  finding: 'Buscamos tu pedido...',
  replace: {
    title: 'Este dispositivo ya tiene un pedido',
    body: 'Si traes el del otro dispositivo, reemplaza al de aquí: sus servicios y su dirección. No se ha cobrado nada, y mientras no elijas no cambia nada.',
    accept: 'Traer el otro pedido',
    keep: 'Seguir con el de aquí',
  },
  taken: {
    title: 'Ya tenemos tu código',
    body: 'Ahora envía tu dirección: al abrir los planes encuentras lo que elegiste.',
  },
} as const)

/** The texts of the dialog that moves the cart to another device. */
export const transferWords = translated('transferWords', {
  title: 'Sigue en otro dispositivo',
  preparing: 'Preparamos tu código...',
  body: 'Apunta la cámara del otro dispositivo al código QR, o abre ahí este enlace. Encuentras tu dirección y lo que elegiste.',
  qr: 'Código QR con el enlace de tu pedido',
  code: 'También puedes escribir este código en la página de tu dirección:',
  limits: `Sirve una sola vez y vence en ${CODE_MINUTES} minutos.`,
  link: 'Enlace de tu pedido',
  expired: {
    title: 'El código venció',
    body: `Tu pedido sigue guardado aquí y no cambió nada. Pide otro código y úsalo antes de ${CODE_MINUTES} minutos.`,
  },
  empty: {
    title: 'Todavía no hay nada que llevar',
    body: 'Elige primero un plan. Después puedes seguir con él en otro dispositivo.',
  },
  again: 'Pedir otro código',
} as const)

type NoticeWords = { readonly title: string; readonly body: string }

/** The texts about a restored cart, or a code that restored nothing. */
export const restoreWords: Readonly<
  Record<'restored' | 'codeUnknown' | 'codeLimited' | 'codeFailed', NoticeWords>
> = translated('restoreWords', {
  restored: {
    title: 'Seguimos donde quedaste',
    body: 'Aquí está lo que elegiste, con los precios de hoy.',
  },
  codeUnknown: {
    title: 'Ese código no abre ningún pedido',
    body: `Puede tener un error, ya se usó, o pasaron más de ${CODE_MINUTES} minutos. Aquí no cambió nada: pide otro código en el otro dispositivo, o elige de nuevo.`,
  },
  codeLimited: {
    title: 'Van muchos códigos seguidos',
    body: 'Aquí no cambió nada. Espera diez minutos y prueba con un código nuevo, o elige de nuevo.',
  },
  codeFailed: {
    title: 'No pudimos traer tu pedido',
    body: 'Sigue guardado en el otro dispositivo y aquí no cambió nada. Pide otro código ahí e intenta otra vez.',
  },
})

/** The texts about devices of a restored cart that are not sold any more. */
export const missingDeviceWords = translated('missingDeviceWords', {
  title: (count: number): string =>
    count === 1 ? 'Un dispositivo de tu pedido se agotó' : 'Unos dispositivos de tu pedido se agotaron',
  body: (names: readonly string[]): string =>
    `Quitamos ${listText(names)}, con su línea. Lo demás sigue como lo dejaste, y no se cobró nada.`,
  unnamed: 'uno que ya no se vende',
  choose: 'Elegir otro dispositivo',
} as const)

/** The texts about the referral of a visit. */
export const referralWords = translated('referralWords', {
  valid: (credit: Cents, lastDay: PlainDate): NoticeWords => ({
    title: `Vienes con recomendación: te damos ${money(credit).text}`,
    body: `Los descontamos de tu primera factura si haces tu pedido hasta el ${dateText(lastDay)}. No tienes que hacer nada más.`,
  }),
  expired: (lastDay: PlainDate): NoticeWords => ({
    title: 'Tu recomendación venció',
    body: `Servía hasta el ${dateText(lastDay)}. Los precios de esta página no cambian; si quieres, pide una recomendación nueva antes de hacer tu pedido.`,
  }),
} as const)
