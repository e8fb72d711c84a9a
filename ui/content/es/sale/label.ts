import { labelLinks, labelPages } from '#core/label/label-facts.ts'
import type { Label } from '#core/label/label.ts'
import { labelWords, type LabelColumn } from '#core/label/label-words.ts'
import { pathIn } from '#core/shared/language.ts'
import { counted, money } from '#ui/content/format.ts'
import { currentLanguage, translated } from '#ui/content/language.ts'

export { labelFacts } from '#adapters/brand/label.ts'

const legalForm = () => labelWords[currentLanguage()]

/** The texts around the fields of a label. The names of its fields are part of its legal form (LBL-06). */
export const labelTexts = translated('labelTexts', {
  title: 'Etiqueta de banda ancha',
  price: 'Precio',
  fees: 'Otros cargos y condiciones',
  speeds: 'Velocidades del plan',
  data: 'Datos',
  policies: 'Políticas y ayuda',
  terms: (offers: number): string =>
    offers === 1 ? 'Condiciones de este precio' : 'Condiciones de estos precios',
  none: 'Ninguno',
  noContract: 'Sin contrato',
  noIntroductory: 'No es un precio de introducción.',
  months: (count: number): string => counted(count, 'mes', 'meses'),
  service: (service: string): string => `Servicio ${service.toLowerCase()}`,
} as const)

/** One field of a label: its name and its value. */
export type LabelRow = { readonly id: LabelColumn; readonly name: string; readonly value: string }

const row = (id: LabelColumn, value: string): LabelRow => ({ id, name: legalForm().headers[id], value })

const named = (list: readonly (readonly [string, string])[]): string =>
  list.length === 0 ? labelTexts.none : list.map(([name, amount]) => `${name}: ${amount}`).join('; ')

/** Lists the fields about the price (LBL-03). */
export const priceRows = ({ price }: Label): readonly LabelRow[] => {
  const [change] = price.later
  const last = price.later.at(-1)
  const now = row('monthly', money(price.monthly).text)
  if (change === undefined || last === undefined) return [now, row('introductory', labelTexts.noIntroductory)]
  return [
    now,
    row('introductoryMonths', labelTexts.months(change.fromMonth - 1)),
    row('monthlyAfter', money(last.monthly).text),
  ]
}

/** Lists the fees, the taxes and the contract (LBL-04, LBL-05). */
export const feeRows = (label: Label): readonly LabelRow[] => [
  row(
    'contractMonths',
    label.contractMonths === 0 ? labelTexts.noContract : labelTexts.months(label.contractMonths),
  ),
  row(
    'recurringFees',
    named(label.recurringFees.map(({ name, monthly }) => [name[currentLanguage()], money(monthly).text])),
  ),
  row(
    'oneTimeFees',
    named(label.oneTimeFees.map(({ kind, amount }) => [legalForm().fee[kind], money(amount).text])),
  ),
  row('earlyTerminationFee', money(label.earlyTerminationFee).text),
  row('governmentTaxes', legalForm().taxes[label.governmentTaxes]),
]

/** Lists the speeds and the latency. */
export const speedRows = ({ speed, latencyMs }: Label): readonly LabelRow[] => [
  row('download', counted(speed.downMbps, 'Mbps', 'Mbps')),
  row('upload', counted(speed.upMbps, 'Mbps', 'Mbps')),
  row('latency', `${latencyMs} ms`),
]

/** Lists the data allowance. */
export const dataRows = ({ data }: Label): readonly LabelRow[] =>
  data === null
    ? [row('dataIncluded', legalForm().unlimited)]
    : [
        row('dataIncluded', `${data.includedGb} GB`),
        row('overage', `${money(data.overage.price).text} / ${data.overage.perGb} GB`),
      ]

/** Names the label of a plan. */
export const labelName = ({ plan }: Label): string => `${labelTexts.title}: ${plan}`

/** The kind of service of a label: "Servicio fijo". */
export const serviceText = (label: Label): string => labelTexts.service(legalForm().service[label.service])

/** Lists the telephone of the support and the unique id of the plan. */
export const contactRows = ({ supportPhone, planId }: Label): readonly LabelRow[] => [
  row('supportPhone', supportPhone),
  row('planId', planId),
]

/** Lists the links of a label to the pages of this store, by the names of its fields (LBL-08). */
export const labelLinkList = (): readonly { readonly name: string; readonly path: string }[] =>
  labelLinks.map((link) => ({
    name: legalForm().headers[link],
    path: pathIn(currentLanguage(), labelPages[link]),
  }))
