import type { ChargeRule, Effect } from '#core/pricing/effect.ts'
import type { LedgerEvent } from '#core/pricing/ledger-event.ts'
import type { LedgerMark, PriceChange } from '#core/pricing/ledger.ts'
import type { OfferGuarantee } from '#core/pricing/price-details.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { calendarText, counted, listText, money } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

/** Returns the name of an offer of the order. */
export type NameOf = (offerId: OfferId) => string

/** Texts of the cost over five years and of the derivation of a price. */
export const priceDetailsWords = translated('priceDetailsWords', {
  heading: 'Cuánto pagas en total',
  hint: 'Con impuestos y con lo que se paga una sola vez.',
  withoutPastDue: 'No cuenta el saldo vencido, que es de facturas anteriores.',
  caption: 'Total pagado al cabo de cada plazo, con impuestos',
  today: 'Hoy',
  todayWithoutPastDue: 'Hoy, sin el saldo vencido',
  changes: 'Qué cambia y cuándo',
  noChange: 'En cinco años no hay ningún cambio de precio previsto.',
  guarantee: 'Precio garantizado',
  steps: {
    monthly: 'El primer mes',
    oneTime: 'Una sola vez',
  },
  monthly: 'Cada mes pagas',
  dueToday: 'Hoy pagas',
  free: 'Sin costo',
  later: 'Después',
  outdated: 'El precio cambió mientras lo veías. Cierra esta ventana y revisa tu pedido: no cobramos nada.',
  years: (count: number): string => counted(count, 'año', 'años'),
} as const)

const MONTHS_OF_YEAR = 12

/** Writes a term of the ledger: "1 año". */
export const yearsText = (mark: LedgerMark): string => priceDetailsWords.years(mark / MONTHS_OF_YEAR)

type EventTexts = Readonly<
  Record<LedgerEvent['what'], Readonly<Record<LedgerEvent['change'], (names: string) => string>>>
>

export const ledgerEventWords = translated<EventTexts>('ledgerEventWords', {
  promotion: {
    began: (name) => `empieza una promoción de ${name}`,
    ended: (name) => `termina la promoción de ${name}`,
  },
  bundle: {
    began: (name) => `empieza el descuento por paquete de ${name}`,
    ended: (name) => `termina el descuento por paquete de ${name}`,
  },
  instalment: {
    began: (name) => `empiezan las mensualidades de ${name}`,
    ended: (name) => `terminan las mensualidades de ${name}`,
  },
  lastInstalment: {
    began: (name) => `el último pago de ${name} lleva los centavos que faltan`,
    ended: (name) => `termina el último pago de ${name}`,
  },
  guarantee: {
    began: (name) => `empieza la garantía de precio de ${name}`,
    ended: (name) => `termina la garantía de precio de ${name}`,
  },
})

export const priceChangeWords = translated('priceChangeWords', {
  month: (month: number): string => `el mes ${month}`,
  monthWithDay: (month: number, day: string): string => `el mes ${month} (${day})`,
  change: (month: string, becomes: string, was: string): string =>
    `Desde ${month} pagas ${becomes} al mes, en vez de ${was}.`,
} as const)

const sentence = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`

/** Writes the reasons of a price change, one for all offers that share it. */
const reasonTexts = (events: readonly LedgerEvent[], nameOf: NameOf): readonly string[] => {
  const namesBy = new Map<(names: string) => string, Set<string>>()
  for (const { what, change, offerId } of events) {
    const text = ledgerEventWords[what][change]
    namesBy.set(text, (namesBy.get(text) ?? new Set()).add(nameOf(offerId)))
  }
  return [...namesBy].map(([text, names]) => text(listText([...names])))
}

/** Writes a price change with its reasons. `start` is the first day of the service, null before it is known. */
export const changeText = (
  { month, from, was, becomes, events }: PriceChange,
  start: PlainDate | null,
  nameOf: NameOf,
): string => {
  const { month: monthText, monthWithDay, change: changed } = priceChangeWords
  const when = start === null ? monthText(month) : monthWithDay(month, calendarText(from))
  const change = changed(when, money(becomes).text, money(was).text)
  const reasons = reasonTexts(events, nameOf).join('; ')
  return reasons === '' ? change : `${change} ${sentence(reasons)}`
}

export const guaranteeWords = translated('guaranteeWords', {
  none: 'Ningún servicio de tu pedido tiene un plazo garantizado.',
  without: (names: string): string => `Sin plazo garantizado: ${names}.`,
  until: (months: number, names: string): string => `${counted(months, 'mes', 'meses')}: ${names}.`,
  after: 'El precio normal puede cambiar. El de una promoción dura los meses que dice aquí.',
} as const)

/** Writes for how long the regular prices are guaranteed, one sentence for each term, the longest first (CAT-07). */
export const guaranteeTexts = (guarantees: readonly OfferGuarantee[], nameOf: NameOf): readonly string[] => {
  const terms = [...new Set(guarantees.map(({ months }) => months))].toSorted((a, b) => b - a)
  const namesFor = (term: number): string =>
    listText(guarantees.flatMap(({ offerId, months }) => (months === term ? [nameOf(offerId)] : [])))
  return terms.flatMap((term) => {
    if (term > 0) return [guaranteeWords.until(term, namesFor(term))]
    const { none, without, after } = guaranteeWords
    return [`${terms.length === 1 ? none : without(namesFor(term))} ${after}`]
  })
}

type Inputs = Effect['inputs']

const amountIn = (inputs: Inputs, name: string): string => money(cents(Number(inputs[name] ?? 0))).text

const timesIn = (inputs: Inputs): string =>
  inputs['quantity'] === 1 || inputs['quantity'] === undefined
    ? ''
    : `: ${inputs['quantity']} \u00D7 ${amountIn(inputs, 'each')}`

/** 825 basis points are 8.25 %. */
const BASIS_POINTS_OF_PERCENT = 100

/** What the text of a step of a derivation can name. `times`: the quantity and the amount of each, empty for one. */
type StepFacts = {
  readonly times: string
  readonly months: number
  readonly lines: number
  readonly taxPercent: number
  readonly net: string
}

const factsOf = (inputs: Inputs): StepFacts => ({
  times: timesIn(inputs),
  months: Number(inputs['months']),
  lines: Number(inputs['lines']),
  taxPercent: Number(inputs['taxRate']) / BASIS_POINTS_OF_PERCENT,
  net: amountIn(inputs, 'net'),
})

type StepWords = Readonly<Record<ChargeRule, (facts: StepFacts) => string>>

export const priceStepWords = translated<StepWords>('priceStepWords', {
  'CAT-02': ({ times }) => `Precio normal${times}`,
  'CAT-03': ({ times }) => `Precio para clientes nuevos${times}`,
  'CAT-04': ({ months, times }) => `Cuota sin intereses, de ${counted(months, 'mes', 'meses')}${times}`,
  'CAT-05': ({ lines }) => `Descuento por ${counted(lines, 'línea', 'líneas')}`,
  'CAT-06': () => 'La primera línea no cuesta',
  'CAT-08': ({ lines }) => `Descuento por ${counted(lines, 'línea', 'líneas')}: la cuarta no cuesta`,
  'PRC-04': ({ months }) =>
    months === 1 ? 'Promoción del primer mes' : `Promoción de los primeros ${months} meses`,
  'PRC-05': ({ taxPercent, net }) => `Impuesto: ${taxPercent} % de ${net}`,
  'PRC-06': ({ times }) => `Cargo único${times}`,
  'PRC-10': ({ months }) =>
    months === 1
      ? 'Descuento por paquete, el primer mes'
      : `Descuento por paquete de los primeros ${months} meses`,
})

/** Writes a step of a derivation: its rule with the amounts it was computed from (PRC-12). */
export const stepText = ({ rule, inputs }: Effect): string => priceStepWords[rule](factsOf(inputs))
