import type { BrandIdentity } from '#core/brand/brand.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { ChangesElsewhere } from '#core/journeys/sale/sale.pricing.ts'
import type { Cents } from '#core/shared/money.ts'
import { cartChangesWords } from './es.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { money } from '#ui/content/format.ts'
import { LineChanges } from '#ui/features/sale/shared/line-changes.view.tsx'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { Dialog } from '#ui/kit/dialog/dialog.tsx'
import { SummaryList } from '#ui/kit/summary/summary-list.tsx'

export type CartChangesProps = {
  /** Null without changes. */
  readonly changes: ChangesElsewhere | null
  readonly nameOf: (offerId: OfferId) => string
  readonly brand: BrandIdentity
  readonly onKeep: () => void
  readonly onReview: () => void
}

const priceText = (before: Cents | undefined, now: Cents): string =>
  before === undefined || before === now
    ? money(now).text
    : cartChangesWords.price(money(before).text, money(now).text)

const Changes = ({ changes, nameOf }: Pick<CartChangesProps, 'nameOf'> & { changes: ChangesElsewhere }) => {
  const { lines, before, now } = changes
  return (
    <>
      <p>{cartChangesWords.body}</p>
      <h3>{cartChangesWords.lines}</h3>
      <LineChanges changes={lines} nameOf={nameOf} />
      <h3>{cartChangesWords.prices}</h3>
      <SummaryList
        rows={[
          {
            id: 'monthly',
            label: cartChangesWords.monthly,
            amount: priceText(before?.monthly.total, now.monthly.total),
          },
          { id: 'today', label: cartChangesWords.today, amount: priceText(before?.dueToday, now.dueToday) },
        ]}
      />
    </>
  )
}

/**
 * Asks what to do with lines that another tab added or removed: keep the current cart, or review it. The screen under
 * the dialog retains its state.
 */
export const CartChanges = ({ changes, nameOf, brand, onKeep, onReview }: CartChangesProps) => (
  <Dialog
    urgent
    open={changes !== null}
    onClose={onReview}
    title={cartChangesWords.title}
    footer={
      <>
        <Button onClick={onKeep}>{cartChangesWords.keep}</Button>
        <Button variant="secondary" onClick={onReview}>
          {cartChangesWords.review}
        </Button>
        <ButtonLink variant="quiet" href={`tel:${brand.phones.sales.dial}`}>
          {commonWords.call(brand.phones.sales.shown)}
        </ButtonLink>
      </>
    }
  >
    {changes === null ? null : <Changes changes={changes} nameOf={nameOf} />}
  </Dialog>
)
