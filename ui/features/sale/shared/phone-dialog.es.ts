import type { PhoneFailure } from '#core/phone/phone.failure.ts'
import type { PhoneDetails } from '#core/phone/phone-details.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { dateText, phoneText } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

/** What happened and what to do now. */
type NoticeWords = { readonly title: string; readonly body: string }

export const phoneWords = translated('phoneWords', {
  title: (product: string): string => `El número de ${product}`,
  loading: 'Buscamos números libres...',
  line: '¿Para qué línea?',
  lineName: (index: number): string => `Línea ${index + 1}`,
  question: '¿Qué número quieres?',
  none: { title: 'Cualquier número nuevo', detail: 'Te lo asignamos el día que se activa.' },
  offered: 'Un número nuevo, libre en tu zona',
  own: { title: 'El que ya tengo', detail: 'Lo traes de otra compañía y no cambia.' },
  kept: (number: string): string => `Traes el ${phoneText(number)}. Para cambiarlo, escribe otro.`,
  number: 'Tu número',
  numberHint: 'Diez dígitos, con el código de área.',
  pinUntil: '¿Hasta qué día sirve tu PIN de transferencia?',
  pinHint:
    'Pídelo a tu compañía actual; te dice cuándo vence. No lo escribas aquí: te lo pedimos al activar.',
  check: 'Revisar si se puede traer',
  checking: 'Revisando el número...',
  save: 'Guardar este número',
  saving: 'Guardando...',
  confirm: 'Traer este número',
  portable: (number: string, carrier: string | null): NoticeWords => ({
    title: `Puedes traer el ${phoneText(number)}`,
    body:
      carrier === null
        ? 'No canceles tu servicio actual: el cambio lo hacemos nosotros el día que se activa.'
        : `Hoy es de ${carrier}. No canceles ese servicio: el cambio lo hacemos nosotros el día que se activa.`,
  }),
  keepReady: 'Ten a mano tu última factura: pedimos el número de cuenta al activar.',
  saved: (details: PhoneDetails): NoticeWords =>
    details.portingFlag && details.telephoneNumber !== null
      ? {
          title: `Traes el ${phoneText(details.telephoneNumber)}`,
          body: 'Ya está en tu pedido. No canceles tu servicio actual hasta que te avisemos.',
        }
      : {
          title:
            details.telephoneNumber === null
              ? 'Te asignamos un número al activar la línea'
              : `Tu número nuevo es el ${phoneText(details.telephoneNumber)}`,
          body: 'Ya está en tu pedido, y puedes cambiarlo hasta que lo confirmes.',
        },
  noneFree: 'Ahora no hay números libres en la lista. Deja que te asignemos uno, o trae el tuyo.',
} as const)

/** Why a number cannot be ported, what it means, and what to do now. */
export const portRefusals: Readonly<
  Record<'notPortable' | 'tollFree' | 'premium' | 'notInService', NoticeWords>
> = translated('portRefusals', {
  notPortable: {
    title: 'Ese número no se puede traer a esta línea',
    body: 'Tu pedido sigue igual. Puede ser de otra zona o estar bloqueado por su compañía. Revisa el número, habla con tu compañía, o elige uno nuevo.',
  },
  tollFree: {
    title: 'Ese número es gratuito para quien llama',
    body: 'Los números 800 no pasan a una línea de casa. Tu pedido sigue igual: escribe otro, o elige uno nuevo.',
  },
  premium: {
    title: 'Ese número es de pago',
    body: 'Los números 900 no pasan a una línea de casa. Tu pedido sigue igual: escribe otro, o elige uno nuevo.',
  },
  notInService: {
    title: 'Ese número no tiene servicio ahora',
    body: 'Solo se puede traer un número que funciona. Tu pedido sigue igual: revísalo, pide a tu compañía que lo reactive, o elige uno nuevo.',
  },
})

export const phoneErrors = translated('phoneErrors', {
  pinMissing: 'Falta la fecha. Sin un PIN vigente tu compañía no suelta el número.',
  pinExpired: (until: PlainDate): string =>
    `Ese PIN venció el ${dateText(until)}. Pide otro a tu compañía y pon su fecha.`,
  missing: 'Escribe el número que quieres traer.',
  areaCode: (areaCode: string): string =>
    `El código de área ${areaCode} no existe. Revisa los tres primeros dígitos.`,
  malformed: 'Revisa el número: son diez dígitos, con el código de área.',
} as const)

type EntryErrors = { readonly number?: string; readonly pinUntil?: string }

/** Returns the errors of an entered number, by field. */
export const entryErrors = (failure: PhoneFailure | null): EntryErrors => {
  if (failure === null) return {}
  if (failure._tag === 'TransferPinMissing') return { pinUntil: phoneErrors.pinMissing }
  if (failure._tag === 'TransferPinExpired') return { pinUntil: phoneErrors.pinExpired(failure.until) }
  if (failure._tag === 'PhoneMissing') return { number: phoneErrors.missing }
  if (failure._tag === 'AreaCodeReserved') return { number: phoneErrors.areaCode(failure.areaCode) }
  return { number: phoneErrors.malformed }
}
