import type { BuyerFacts } from '#core/catalog/condition.ts'
import type { Catalog, OfferId } from '#core/catalog/offer.ts'
import { labelOfPlan } from '#core/label/labels.ts'
import {
  contactRows,
  dataRows,
  feeRows,
  labelFacts,
  labelLinkList,
  labelName,
  labelTexts,
  priceRows,
  serviceText,
  speedRows,
  type LabelRow,
} from '#ui/content/es/sale/label.ts'
import * as css from './label.css.ts'

export type PlanLabelProps = {
  readonly offerId: OfferId
  /** The catalogue that contains the plan. */
  readonly catalog: Catalog
  /** The buyer whose price it is; everybody when missing. */
  readonly buyer?: BuyerFacts | undefined
}

const Rows = ({ rows }: { readonly rows: readonly LabelRow[] }) => (
  <dl>
    {rows.map(({ id, name, value }) => (
      <div key={id} className={css.row}>
        <dt>{name}</dt>
        <dd className={css.value}>{value}</dd>
      </div>
    ))}
  </dl>
)

const Part = ({ title, rows }: { readonly title: string; readonly rows: readonly LabelRow[] }) => (
  <div className={css.part}>
    <h4 className={css.partTitle}>{title}</h4>
    <Rows rows={rows} />
  </div>
)

/** A plan's broadband label, required by law next to the plan. Nothing for a plan without one (LBL-01, LBL-08). */
export const PlanLabel = ({ offerId, catalog, buyer }: PlanLabelProps) => {
  const label = labelOfPlan(catalog, labelFacts, offerId, buyer)
  if (label === null) return null
  return (
    <section className={css.label} aria-label={labelName(label)}>
      <h3 className={css.title}>{labelTexts.title}</h3>
      <p>
        <strong>{label.plan}</strong>
        <span>{`, ${label.provider}. ${serviceText(label)}.`}</span>
      </p>
      <Part title={labelTexts.price} rows={priceRows(label)} />
      <Part title={labelTexts.fees} rows={feeRows(label)} />
      <Part title={labelTexts.speeds} rows={speedRows(label)} />
      <Part title={labelTexts.data} rows={dataRows(label)} />
      <div className={css.part}>
        <h4 className={css.partTitle}>{labelTexts.policies}</h4>
        <ul className={css.links}>
          {labelLinkList().map(({ name, path }) => (
            <li key={path}>
              <a className={css.link} href={path}>
                {name}
              </a>
            </li>
          ))}
        </ul>
        <Rows rows={contactRows(label)} />
      </div>
    </section>
  )
}
