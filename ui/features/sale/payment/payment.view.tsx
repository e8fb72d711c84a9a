import type { BrandIdentity } from '#core/brand/brand.ts'
import type { Agreement } from '#core/checkout/agreement.ts'
import type { CheckoutFailure } from '#core/journeys/checkout/checkout.failure.ts'
import type { PaymentSummary } from '#core/payment/payment.ts'
import type { Cents } from '#core/shared/money.ts'
import { monthlyRows } from '#ui/content/es/sale/payment.ts'
import { authorizationText, consentText, legalWords } from '#ui/content/es/shared/legal.ts'
import { pastDueWords } from '#ui/content/es/shared/past-due.ts'
import { tradeInRows } from '#ui/content/es/shared/trade-in-credit.ts'
import { paymentWords } from './es.ts'
import { LazyFailureNotice } from '#ui/features/sale/shared/lazy-failure-notice.tsx'
import { useRestoredFocus, useFocusOn } from '#ui/features/shared/heading-focus.ts'
import { StepAction } from '#ui/features/sale/shared/step-action.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import { Icon } from '#ui/kit/icon/icon.tsx'
import { ErrorSummary } from '#ui/kit/error-summary/error-summary.tsx'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { money } from '#ui/content/format.ts'
import { hidden } from '#ui/theme/text.css.ts'
import { AutoPay } from './auto-pay.view.tsx'
import { OrderReview, type OrderReviewProps } from './order-review.view.tsx'
import { PaymentMethod, type PaymentMethodProps } from './payment-method.view.tsx'
import { StoredPayment } from './stored-payment.view.tsx'
import { formIds } from './payment-entry.ts'
import type { FieldTexts } from './payment.errors.ts'
import * as css from './payment.css.ts'
import { HoldEnding, LostVisit, type LostVisitProps } from './visit-hold.view.tsx'
import type { Slot } from '#ui/kit/slot.ts'

export type PaymentViewProps = PaymentMethodProps &
  OrderReviewProps & {
    /** The amount charged with the order, in cents. */
    readonly today: Cents
    /** The deposit in the amount due today, as text; null without one. */
    readonly deposit: string | null
    /** The stored payment, which the order uses unless the buyer replaces it. */
    readonly storedPayment: PaymentSummary | null
    /** Whether the order needs a payment method (PAY-09). */
    readonly isPaymentNeeded: boolean
    /** The agreement of automatic payments, if the buyer chose them. */
    readonly autoPay: Agreement | null
    /** The errors of the visible form. */
    readonly errors: FieldTexts<string>
    readonly attempt: number
    /** When the hold of the visit ends, if that is soon. */
    readonly holdEndsAt: Parameters<typeof HoldEnding>[0]['endsAt'] | null
    /** The windows in place of the button, after the hold of the visit has ended; null while the visit is held. */
    readonly lostVisit: Omit<LostVisitProps, 'brand'> | null
    /** The notices of the page model. */
    readonly notices?: Slot
    readonly isSaving: boolean
    readonly failure: CheckoutFailure | null
    readonly brand: BrandIdentity
    readonly onOrder: () => void
    readonly onReplace: () => void
  }

const Method = (props: PaymentViewProps) => {
  const { kind, storedPayment, failure, brand, isPaymentNeeded, onReplace } = props
  const refusal = useFocusOn<HTMLDivElement>(failure?._tag ?? null)
  useRestoredFocus(storedPayment === null ? 'entry' : 'stored', '#payment-way :is(input:checked, button)')
  const isTyped = isPaymentNeeded && storedPayment === null
  return (
    <div id="payment-way" className={css.method}>
      <h2 className={isPaymentNeeded ? hidden : css.methodHeading}>
        {isPaymentNeeded ? paymentWords.kindLegend : paymentWords.nothingToPay.heading}
      </h2>
      {failure === null ? null : (
        <div ref={refusal} tabIndex={-1} data-focus-first className={css.refusal}>
          <LazyFailureNotice failure={failure} brand={brand} />
          {isTyped ? <p className={css.note}>{paymentWords.kinds[kind].wiped}</p> : null}
        </div>
      )}
      {isTyped ? <PaymentMethod {...props} /> : null}
      {isPaymentNeeded && storedPayment !== null ? (
        <StoredPayment payment={storedPayment} onReplace={onReplace} />
      ) : null}
      {isPaymentNeeded ? null : <p>{paymentWords.nothingToPay.body}</p>}
    </div>
  )
}

/** What the order costs each month, and what of today's amount is refunded or owed from before. */
const Notes = ({ quote, deposit }: Pick<PaymentViewProps, 'quote' | 'deposit'>) => {
  const notes = [
    ...(deposit === null ? [] : [paymentWords.deposit(deposit)]),
    ...(quote.pastDue === undefined ? [] : [pastDueWords.included(quote.pastDue)]),
    ...tradeInRows(quote).map(({ label, amount, detail }) => `${label}: ${amount}. ${detail}`),
  ]
  return (
    <>
      {notes.map((note) => (
        <p key={note} className={css.deposit}>
          {note}
        </p>
      ))}
      <p className={css.note}>
        {`${monthlyRows(quote)
          .map(({ label, amount }) => `${label}: ${amount}.`)
          .join(' ')} ${legalWords.taxes}`}
      </p>
    </>
  )
}

/** The only button that charges. It states the amount. */
const Foot = (props: PaymentViewProps) => {
  const { kind, today, storedPayment, isPaymentNeeded, autoPay, isSaving, bankForm, brand, onOrder } = props
  const isTyped = isPaymentNeeded && storedPayment === null
  const isOpening = isTyped && kind === 'bank' && bankForm === null
  const charge = {
    today: today === 0 ? null : money(today).text,
    kind: isPaymentNeeded ? (storedPayment?.kind ?? kind) : null,
    isAutoPay: autoPay !== null,
  }
  return (
    <>
      <div className={css.ordering}>
        <StepAction consent={consentText(charge)}>
          <Button
            {...(isTyped ? ({ type: 'submit', form: formIds[kind] } as const) : { onClick: onOrder })}
            busy={isSaving || isOpening}
            busyLabel={isSaving ? paymentWords.saving : undefined}
          >
            {charge.today === null ? paymentWords.order : paymentWords.pay(charge.today)}
          </Button>
        </StepAction>
        <p className={css.note}>{authorizationText(brand, charge)}</p>
      </div>
      {isTyped ? (
        <p className={css.cipher}>
          <Icon name="lock" />
          <span>{paymentWords.kinds[kind].cipher}</span>
        </p>
      ) : null}
      <Notes {...props} />
    </>
  )
}

/** The payment screen: the review of the order, the card or account, and the button that charges. */
export const PaymentView = (props: PaymentViewProps) => {
  const { kind, attempt, errors, brand } = props
  const { autoPay, holdEndsAt, lostVisit, notices } = props
  const listed = Object.entries(errors).flatMap(([name, text]) =>
    text === undefined ? [] : [{ fieldId: `field-${name}`, text }],
  )
  return (
    <div className={css.screen}>
      <h1 tabIndex={-1} className={css.heading}>
        {paymentWords.heading}
      </h1>
      <OrderReview {...props} />
      {autoPay === null ? null : <AutoPay agreement={autoPay} />}
      {notices}
      <ErrorSummary
        title={paymentWords.kinds[kind].errorsTitle(listed.length)}
        errors={listed}
        attempt={attempt}
      />
      <Method {...props} />
      <div className={css.foot}>
        {holdEndsAt === null ? null : <HoldEnding endsAt={holdEndsAt} />}
        {lostVisit === null ? <Foot {...props} /> : <LostVisit {...lostVisit} brand={brand} />}
      </div>
    </div>
  )
}

/** The step is being opened. */
export const PaymentWaiting = () => (
  <div className={css.screen}>
    <h1 tabIndex={-1}>{paymentWords.heading}</h1>
    <Progress label={paymentWords.loading} fills />
  </div>
)
