import type { OptionKind } from '#core/portal/retention-option.ts'
import { counted } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

type KindWords = Readonly<
  Record<OptionKind, { readonly title: (name: string, months: number) => string; readonly body: string }>
>

/** Texts of the options instead of a cancellation. */
export const optionsWords = translated('optionsWords', {
  title: 'Lo que puedes hacer en lugar de cancelar',
  lead: 'Mira cuánto pagas ahora y después con cada opción. Ninguna es obligatoria.',
  otherTitle: 'Tus otras opciones',
  otherLead: 'Cada una dice cuánto menos pagas en un año. Ninguna es obligatoria.',
  best: 'La que menos cuesta en un año',
  none: 'No tenemos una opción mejor para ti',
  noneBody:
    'Ya pagas el precio más bajo que hay para este servicio. Puedes conservarlo así o seguir con la cancelación.',
  noOther: 'No hay más opciones',
  noOtherBody:
    'Ya viste todas. Puedes volver a la anterior, conservar tu servicio o seguir con la cancelación.',
  loading: 'Cargando... Buscamos tus opciones.',
  choose: 'Elegir esta opción',
  others: (count: number): string => `Ver ${counted(count, 'opción más', 'opciones más')}`,
  saved: (amount: string): string => `${amount} menos en un año`,
  costsMore: (amount: string): string => `${amount} más en un año`,
  noDifference: 'Pagas lo mismo en un año',
  monthly: 'Pagas por todo, con impuestos',
  period: 'al mes',
  begins: 'Empieza',
  ends: 'Termina',
  never: 'Sin fecha de fin',
  later: (price: string, day: string): string => `Después ${price} al mes, desde el ${day}`,
  flat: 'El precio no cambia después',
  spoken: (price: string): string => `${price} al mes`,
} as const)

export const optionKindWords = translated<KindWords>('optionKindWords', {
  discount: {
    title: (name: string, months: number): string =>
      `${name} con descuento, ${counted(months, 'mes', 'meses')}`,
    body: 'Todo sigue igual: la misma velocidad y los mismos equipos. Puedes cancelar cuando quieras, sin cargo.',
  },
  smallerPlan: {
    title: (name: string, _months: number): string => `Cambiar a ${name}`,
    body: 'Conservas tus equipos y tu número. Nadie tiene que ir a tu casa.',
  },
  pause: {
    title: (name: string, months: number): string => `${name} en pausa, ${counted(months, 'mes', 'meses')}`,
    body: 'Mientras dura la pausa no hay servicio y no lo pagas. Vuelve solo el día que dice aquí.',
  },
})

/** Texts of the acceptance of an option. */
export const acceptWords = translated('acceptWords', {
  title: 'Revisa tu cambio y acéptalo',
  lead: (day: string): string => `Empieza el ${day}. Hasta el día anterior puedes deshacerlo.`,
  before: 'Sin este cambio',
  after: 'Con este cambio',
  difference: (amount: string): string => `${amount} menos al mes`,
  more: (amount: string): string => `${amount} más al mes`,
  time: 'Cómo cambia',
  terms: 'Condiciones',
  termsHint: 'Marca cada una cuando la leas.',
  accept: 'Aceptar este cambio',
  accepting: 'Guardando tu cambio',
  other: 'Ver otra opción',
  paused: (from: string, until: string): string => `En pausa del ${from} al ${until}.`,
} as const)
