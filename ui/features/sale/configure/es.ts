import type { LineOfBusiness } from '#core/catalog/offer.ts'
import type { InternetEffect } from '#core/pricing/internet-effect.ts'
import type { Cents } from '#core/shared/money.ts'
import { cents } from '#core/shared/money.ts'
import { counted, money } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'
import { companionWords } from '#ui/content/es/sale/products.ts'

/** The texts of an add-on: the question, its benefit, and its answers. A brand's own add-on has only a name. */
export type AddOnWords = {
  readonly question: string
  readonly detail: string
  readonly yes: string
  readonly yesDetail: string
  readonly no: string
  readonly noDetail: string
  readonly one: string
  readonly many: string
}

/** The texts of the add-ons that every store sells, by offer id. */
export const addOnTexts = translated('addOnTexts', {
  'advanced-wifi': {
    question: '¿Quieres WiFi avanzado?',
    detail: 'Incluye el equipo de WiFi, su seguridad y los cambios de equipo.',
    yes: 'Sí, con WiFi avanzado',
    yesDetail: 'Bloquea sitios peligrosos y pausa el internet de cada dispositivo.',
    no: 'No, uso mi propio equipo',
    noDetail: 'Conectas tu router al módem que viene con el plan.',
    one: 'WiFi avanzado',
    many: 'WiFi avanzado',
  },
  'wifi-pod': {
    question: '¿Cuántos cuartos tiene tu casa?',
    detail: 'Un pod repite la señal donde llega débil. Se enchufa en la pared.',
    yes: 'Con pods',
    yesDetail: '',
    no: 'Sin pods',
    noDetail: '',
    one: 'pod',
    many: 'pods',
  },
  'security-suite': {
    question: '¿Proteges tus computadoras?',
    detail: 'La suite de seguridad protege hasta 10 computadoras de la casa contra virus y engaños.',
    yes: 'Sí, con suite de seguridad',
    yesDetail: 'La instalas en cada computadora con un enlace.',
    no: 'No por ahora',
    noDetail: '',
    one: 'suite de seguridad',
    many: 'suites de seguridad',
  },
} as const satisfies Readonly<Record<string, AddOnWords>>)

/** Returns the entry of an id in a record, or undefined. */
const textsOf = <T>(texts: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(texts, id) ? texts[id] : undefined

/** Returns the texts of an add-on. An unknown add-on uses its name. */
export const addOnWords = (offerId: string, name: string): AddOnWords =>
  textsOf<AddOnWords>(addOnTexts, offerId) ?? {
    question: name,
    detail: '',
    yes: configureWords.add(name),
    yesDetail: '',
    no: configureWords.without(name),
    noDetail: '',
    one: name,
    many: name,
  }

/** Checks whether an add-on is the WiFi equipment, which reaches further than the modem. */
export const improvesWifi = (offerId: string): boolean => offerId === 'advanced-wifi'

/** Checks whether an add-on repeats the signal in further rooms. */
export const repeatsWifi = (offerId: string): boolean => offerId === 'wifi-pod'

/** The purpose of a plan or add-on other than internet. A brand's own offers have none. */
export const offerPurposes = translated('offerPurposes', {
  'tv-stream-latino': 'Lo esencial en español, por internet y sin caja.',
  'tv-stream': 'Los canales más vistos, por internet y sin caja.',
  'tv-mi-plan-latino': 'Para una casa de dos idiomas: canales en español y en inglés.',
  'tv-select-signature': 'Para todos los gustos: noticias, cine, deportes y canales de tu ciudad.',
  'tv-select-plus': 'Lo de Signature, con más deportes.',
  'disney-basic': 'Con anuncios.',
  'disney-premium': 'Sin anuncios.',
  'xumo-lease': 'Lo rentas y lo devuelves al terminar.',
  'xumo-own': 'Lo pagas en mensualidades sin intereses y es tuyo.',
  'home-phone': 'Un número para la casa, con llamadas a todo Estados Unidos.',
  'phone-international': 'Para hablar con la familia en otros países.',
  'mobile-unlimited': 'Llamadas, mensajes y datos para todos los días.',
  'mobile-unlimited-plus': 'Para quien ve mucho video y comparte su conexión.',
  'mobile-by-the-gig': 'Para quien casi siempre está en WiFi: las líneas comparten los gigabytes.',
  'mobile-first-gigabyte': 'Lo usan todas las líneas de la cuenta.',
  'mobile-extra-gigabyte': 'Se suma a lo que comparten las líneas.',
  'mobile-insurance': 'Cubre robo, pérdida y golpes del dispositivo de una línea.',
} as const)

/** Returns the purpose of an offer in everyday words, or undefined if it is unknown. */
export const purposeOf = (offerId: string): string | undefined => textsOf(offerPurposes, offerId)

/** The texts of a choice: the question, and the answer for none. */
export type ChoiceWords = { readonly question: string; readonly none: string }

/** Texts of the section that sells one line of business other than internet. */
export type ServiceWords = ChoiceWords & {
  readonly one: string
  readonly many: string
  readonly howMany: string
  readonly less: string
  readonly more: string
}

export const serviceWords: Readonly<Record<Exclude<LineOfBusiness, 'Internet'>, ServiceWords>> = translated(
  'serviceWords',
  {
    TV: {
      question: 'Elige un plan de televisión',
      none: 'Sin televisión',
      one: 'plan',
      many: 'planes',
      howMany: '¿Cuántos planes quieres?',
      less: 'Quitar un plan',
      more: 'Agregar un plan',
    },
    Voice: {
      question: 'Elige un plan de teléfono',
      none: 'Sin teléfono fijo',
      one: 'teléfono',
      many: 'teléfonos',
      howMany: '¿Cuántos teléfonos quieres?',
      less: 'Quitar un teléfono',
      more: 'Agregar un teléfono',
    },
    Mobile: {
      question: 'Elige el plan: es el mismo para todas las líneas',
      none: 'Sin líneas móviles',
      one: 'línea',
      many: 'líneas',
      howMany: '¿Cuántas líneas quieres?',
      less: 'Quitar una línea',
      more: 'Agregar una línea',
    },
  },
)

/** The texts of the choices that every store offers. */
export const choiceTexts = translated('choiceTexts', {
  disney: { question: 'Disney+ con tu televisión', none: 'Sin Disney+' },
  xumo: { question: 'Xumo, el dispositivo para ver todo en un solo lugar', none: 'Sin Xumo' },
  other: { question: 'Elige una opción', none: 'Ninguna' },
} as const)

/** Returns the texts of a choice between add-ons that exclude each other. */
export const choiceWords = (choice: string): ChoiceWords =>
  textsOf<ChoiceWords>(choiceTexts, choice) ?? choiceTexts.other

export const configureWords = translated('configureWords', {
  title: 'Elige tus servicios',
  lead: 'Todo es opcional. Precios antes de impuestos.',
  customize: 'Elegir celulares y armar cada línea',
  companions: {
    title: '¿Agregas otro servicio?',
    price: (from: Cents, planCount: number, isCounted: boolean): string =>
      companionWords.price(from, planCount, isCounted),
    chosen: (amount: Cents): string => `${money(amount).text} al mes`,
    forAll: (count: number, amount: Cents, { one, many }: Pick<AddOnWords, 'one' | 'many'>): string =>
      `${counted(count, one, many)}: ${money(amount).text} al mes`,
    afterwards: (months: number, amount: Cents): string =>
      `Después de ${months} meses, ${money(amount).text} al mes`,
    requires: {
      Internet: 'Se vende solo junto con tu internet: por separado no tiene precio.',
      TV: 'Se vende solo junto con televisión.',
      Voice: 'Se vende solo junto con teléfono fijo.',
      Mobile: 'Se vende solo junto con una línea móvil.',
    } satisfies Readonly<Record<LineOfBusiness, string>>,
    upTo: (limit: number, many: string): string => `Hasta ${limit} ${many}.`,
  },
  yourPlan: 'Tu plan',
  changePlan: 'Cambiar de plan',
  perMonth: 'al mes',
  each: (noun: string): string => `al mes por ${noun}`,
  free: 'Sin costo',
  price: {
    suggested: 'Precio sugerido:',
    change: (months: number, later: Cents): string =>
      later === 0 ? ` por ${months} meses` : ` por ${months} meses; después, ${money(later).text}`,
    /** The difference in cents a month, positive when the alternative costs more. */
    swap: (difference: number): string =>
      `${money(cents(Math.abs(difference))).text} ${difference > 0 ? 'más' : 'menos'} que lo que tienes`,
    newCustomers: 'Precio para clientes nuevos',
  },
  lineEffect: ({ lines, together, alone, internetOff }: InternetEffect): string => {
    const prices = `Con internet, ${counted(lines, 'línea cuesta', 'líneas cuestan')} ${money(together).text} al mes; sin internet, ${money(alone).text}.`
    const reason = 'Las líneas junto con internet tienen su propio precio por cantidad.'
    return internetOff > 0
      ? `${prices} ${reason} A cambio, tu internet cuesta ${money(internetOff).text} menos al mes.`
      : `${prices} ${reason}`
  },
  add: (name: string): string => `Agregar ${name}`,
  without: (name: string): string => `Sin ${name}`,
  less: (noun: string): string => `Quitar un ${noun}`,
  more: (noun: string): string => `Agregar un ${noun}`,
  room: 'cuarto',
  suggestion: (rooms: number, repeaters: number, { one, many }: Pick<AddOnWords, 'one' | 'many'>): string =>
    `Para ${counted(rooms, 'cuarto', 'cuartos')} te sugerimos ${counted(repeaters, one, many)}.`,
  count: (count: number, { one, many }: Pick<AddOnWords, 'one' | 'many'>): string =>
    counted(count, one, many),
  saving: 'Guardando...',
  saved: 'Guardado en tu carrito.',
  chooseNumber: 'Elegir número o traer el tuyo',
  changeNumber: 'Ver o cambiar el número',
  transfer: 'Seguir en otro dispositivo',
} as const)
