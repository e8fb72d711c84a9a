import type { Brand } from '#core/brand/brand.ts'
import type { CardSummary } from '#core/card/card.ts'
import type { CheckoutFailure } from '#core/journeys/checkout/checkout.failure.ts'
import type { Quote } from '#core/pricing/quote.ts'
import { money } from '#ui/content/format.ts'
import { legalWords } from '#ui/content/es/legal.ts'
import { monthlyRows, paymentWords } from '#ui/content/es/payment.ts'
import { FailureNotice } from '#ui/features/failure-notice.view.tsx'
import { useHeadingFocus } from '#ui/features/heading-focus.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { ErrorSummary } from '#ui/kit/error-summary/error-summary.tsx'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { Icon } from '#ui/kit/icon/icon.tsx'
import { Scene } from '#ui/kit/scene/scene.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import { CardForm, type CardFormProps } from './card-form.view.tsx'
import { KeptCard } from './kept-card.view.tsx'
import * as css from './payment.css.ts'

export type PaymentViewProps = Omit<CardFormProps, 'formId'> & {
  readonly quote: Quote
  /** The card the provider has on record and is gone on with, unless another is asked for. */
  readonly kept: CardSummary | null
  /** Whether the button places the order; else it leads to the visit. */
  readonly placesOrder: boolean
  readonly attempt: number
  readonly isSaving: boolean
  readonly failure: CheckoutFailure | null
  readonly brand: Brand
  readonly onKeep: () => void
  readonly onReplace: () => void
  /** Back to the card on record; null when there is none. */
  readonly onReturn: (() => void) | null
}

const formId = 'card-form'

/** What is due today as the hero, what follows under it, and the card. */
export const PaymentView = (props: PaymentViewProps) => {
  const { quote, kept, placesOrder, attempt, isSaving, failure, brand, errors, onKeep, onReplace, onReturn } =
    props
  const heading = useHeadingFocus(failure?._tag ?? null)
  const today = money(quote.dueToday)
  const listed = Object.entries(errors).map(([name, text]) => ({ fieldId: `field-${name}`, text }))
  const toVisit = kept === null ? paymentWords.toVisit : paymentWords.keepToVisit
  return (
    <div className={css.screen}>
      <header className={css.head}>
        <div className={css.due}>
          <h1 ref={heading} tabIndex={-1}>
            {paymentWords.heading}
          </h1>
          <PriceTag
            {...today}
            size="large"
            after={monthlyRows(quote).map(({ id, label, amount }) => (
              <span key={id} className={css.later}>
                {label}: <b>{amount}</b>
              </span>
            ))}
          />
          <p className={css.note}>
            {paymentWords.lead} {legalWords.taxes}
          </p>
        </div>
        <div className={css.scene}>
          <Scene name="payment" />
        </div>
      </header>
      {failure === null ? null : <FailureNotice failure={failure} brand={brand} />}
      {failure === null || kept !== null ? null : <p className={css.note}>{paymentWords.wiped}</p>}
      <ErrorSummary title={paymentWords.errorsTitle(listed.length)} errors={listed} attempt={attempt} />
      <Section heading={kept === null ? paymentWords.card.heading : paymentWords.kept.heading}>
        {kept === null ? (
          <>
            <CardForm {...props} formId={formId} />
            <p className={css.cipher}>
              <Icon name="lock" />
              {paymentWords.card.cipher}
            </p>
            {onReturn === null ? null : (
              <Button variant="quiet" onClick={onReturn}>
                {paymentWords.kept.back}
              </Button>
            )}
          </>
        ) : (
          <KeptCard card={kept} onReplace={onReplace} />
        )}
      </Section>
      <div className={css.foot}>
        <p className={css.note}>
          {placesOrder ? legalWords.authorization(brand, today.text) : paymentWords.toVisitNote}
        </p>
        <Button
          {...(kept === null ? ({ type: 'submit', form: formId } as const) : { onClick: onKeep })}
          busy={isSaving}
          busyLabel={paymentWords.saving}
        >
          {placesOrder ? paymentWords.pay(today.text) : toVisit}
        </Button>
      </div>
    </div>
  )
}

/** The step is being opened. */
export const PaymentWaiting = () => (
  <div className={css.screen}>
    <h1 tabIndex={-1}>{paymentWords.heading}</h1>
    <Progress label={paymentWords.loading} />
  </div>
)
