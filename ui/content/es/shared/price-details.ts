import type { ChargeRule, Effect } from '#core/pricing/effect.ts'
import type { LedgerEvent } from '#core/pricing/ledger-event.ts'
import type { LedgerMark, PriceChange } from '#core/pricing/ledger.ts'
import type { OfferGuarantee } from '#core/pricing/price-details.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { calendarText, counted, listText, money } from '#ui/content/format.ts'

/** Returns the name of an offer of the order. */
export type NameOf = (offerId: OfferId) => string

/** Texts of the cost over five years and of the derivation of a price. */
export const priceDetailsWords = {
  heading: 'Cuánto pagas en total',
  hint: 'Con impuestos y con lo que se paga una sola vez. Cuenta tu pedido como está ahora.',
  withoutPastDue: 'No cuenta el saldo vencido, que es de facturas anteriores.',
  caption: 'Total pagado al cabo de cada plazo, con impuestos',
  term: 'Plazo',
  total: 'Total con impuestos',
  today: 'Hoy',
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
} as const

const MONTHS_OF_YEAR = 12

/** Writes a term of the ledger: "12 meses". */
export const termText = (mark: LedgerMark): string => counted(mark, 'mes', 'meses')

/** Writes the years of a term next to its months: "1 año". */
export const yearsText = (mark: LedgerMark): string => counted(mark / MONTHS_OF_YEAR, 'año', 'años')

const eventTexts: Readonly<
  Record<LedgerEvent['what'], Readonly<Record<LedgerEvent['change'], (names: string) => string>>>
> = {
  promotion: {
    began: (name) => `empieza una promoción de ${name}`,
    ended: (name) => `termina la promoción de ${name}`,
  },
  bundle: {
    began: (name) => `empieza el descuento por paquete de ${name}`,
    ended: (name) => `termina el descuento por paquete de ${name}`,
  },
  instalment: {
    began: (name) => `empiezan las cuotas de ${name}`,
    ended: (name) => `terminan las cuotas de ${name}`,
  },
  guarantee: {
    began: (name) => `empieza la garantía de precio de ${name}`,
    ended: (name) => `termina la garantía de precio de ${name}`,
  },
}

const sentence = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`

/** Writes the reasons of a price change, one for all offers that share it. */
const reasonTexts = (events: readonly LedgerEvent[], nameOf: NameOf): readonly string[] => {
  const namesBy = new Map<(names: string) => string, Set<string>>()
  for (const { what, change, offerId } of events) {
    const text = eventTexts[what][change]
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
  const day = start === null ? '' : ` (${calendarText(from)})`
  const change = `Desde el mes ${month}${day} pagas ${money(becomes).text} al mes, en vez de ${money(was).text}.`
  const reasons = reasonTexts(events, nameOf).join('; ')
  return reasons === '' ? change : `${change} ${sentence(reasons)}`
}

const guaranteeWords = {
  none: 'Ningún servicio de tu pedido tiene un plazo garantizado.',
  without: (names: string): string => `Sin plazo garantizado: ${names}.`,
  until: (months: number, names: string): string => `${counted(months, 'mes', 'meses')}: ${names}.`,
  after: 'El precio normal puede cambiar. El de una promoción dura los meses que dice aquí.',
} as const

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

const linesIn = (inputs: Inputs): string => counted(Number(inputs['lines']), 'línea', 'líneas')

const stepTexts: Readonly<Record<ChargeRule, (inputs: Inputs) => string>> = {
  'CAT-02': (inputs) => `Precio normal${timesIn(inputs)}`,
  'CAT-03': (inputs) => `Precio para clientes nuevos${timesIn(inputs)}`,
  'CAT-04': (inputs) =>
    `Cuota sin intereses, de ${counted(Number(inputs['months']), 'mes', 'meses')}${timesIn(inputs)}`,
  'CAT-05': (inputs) => `Descuento por ${linesIn(inputs)}`,
  'CAT-06': () => 'La primera línea no cuesta',
  'CAT-08': (inputs) => `Descuento por ${linesIn(inputs)}: la cuarta no cuesta`,
  'PRC-04': (inputs) =>
    inputs['months'] === 1
      ? 'Promoción del primer mes'
      : `Promoción de los primeros ${inputs['months']} meses`,
  'PRC-05': (inputs) =>
    `Impuesto: ${Number(inputs['taxRate']) / BASIS_POINTS_OF_PERCENT} % de ${amountIn(inputs, 'net')}`,
  'PRC-06': (inputs) => `Cargo único${timesIn(inputs)}`,
  'PRC-10': (inputs) =>
    inputs['months'] === 1
      ? 'Descuento por paquete, el primer mes'
      : `Descuento por paquete de los primeros ${inputs['months']} meses`,
}

/** Writes a step of a derivation: its rule with the amounts it was computed from (PRC-12). */
export const stepText = ({ rule, inputs }: Effect): string => stepTexts[rule](inputs)
