import type { ReactNode } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { CheckoutFailure } from '#core/journeys/checkout/checkout.failure.ts'
import type { PaymentKind, PaymentSummary } from '#core/payment/payment.ts'
import { paymentKinds } from '#core/payment/payment.ts'
import type { Quote } from '#core/pricing/quote.ts'
import type { InstallationWindow } from '#core/schedule/window.ts'
import { money, visitText } from '#ui/content/format.ts'
import { legalWords } from '#ui/content/es/shared/legal.ts'
import { paymentWords } from '#ui/content/es/sale/payment.ts'
import { LazyFailureNotice } from '#ui/features/shared/lazy-failure-notice.tsx'
import { useRestoredFocus, useFocusOn } from '#ui/features/shared/heading-focus.ts'
import { StepAction } from '#ui/features/shared/step-action.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import { ChipGroup } from '#ui/kit/chips/chip-group.tsx'
import { ErrorSummary } from '#ui/kit/error-summary/error-summary.tsx'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { Icon } from '#ui/kit/icon/icon.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import { DueToday } from './due-today.view.tsx'
import { StoredPayment } from './stored-payment.view.tsx'
import { formIds } from './payment-entry.ts'
import type { FieldTexts } from './payment.errors.ts'
import * as css from './payment.css.ts'

export type PaymentViewProps = {
  readonly quote: Quote
  /** The deposit in the amount due today, as text; null without one. */
  readonly deposit: string | null
  readonly kind: PaymentKind
  /** The stored payment, which the order uses unless the buyer replaces it. */
  readonly storedPayment: PaymentSummary | null
  /** Whether the button places the order. Otherwise it continues to the visit. */
  readonly placesOrder: boolean
  /** The errors of the visible form. */
  readonly errors: FieldTexts<string>
  readonly attempt: number
  /** The visit that is already reserved; null before the choice. */
  readonly visit: InstallationWindow | null
  /** The visit is agreed by telephone after the order. */
  readonly isVisitByPhone: boolean
  readonly isSaving: boolean
  readonly failure: CheckoutFailure | null
  readonly brand: BrandIdentity
  readonly cardForm: ReactNode
  /** Null while its code is loading. */
  readonly bankForm: ReactNode
  readonly onKind: (kind: PaymentKind) => void
  readonly onKeep: () => void
  readonly onReplace: () => void
  /** Returns to the stored payment; null if there is none. */
  readonly onReturn: (() => void) | null
}

/** The two forms. The hidden form preserves what was typed into it. */
const Entry = ({ kind, cardForm, bankForm, onKind, onReturn }: PaymentViewProps) => {
  const words = paymentWords.kinds[kind]
  return (
    <>
      <ChipGroup
        wide
        legend={paymentWords.kindLegend}
        name="paymentKind"
        chips={paymentKinds.map((value) => ({
          value,
          label: (
            <>
              <Icon name={value} />
              {paymentWords.kinds[value].tab}
            </>
          ),
        }))}
        value={kind}
        onChange={onKind}
      />
      <div hidden={kind !== 'card'}>{cardForm}</div>
      <div hidden={kind !== 'bank'}>{bankForm ?? <Progress label={paymentWords.opening} />}</div>
      <p className={css.cipher}>
        <Icon name="lock" />
        {words.cipher}
      </p>
      {onReturn === null ? null : (
        <Button variant="quiet" onClick={onReturn}>
          {paymentWords.back}
        </Button>
      )}
    </>
  )
}

const Foot = (props: PaymentViewProps) => {
  const {
    quote,
    kind,
    storedPayment,
    placesOrder,
    visit,
    isVisitByPhone,
    isSaving,
    bankForm,
    brand,
    onKeep,
  } = props
  const today = money(quote.dueToday).text
  const isOpening = storedPayment === null && kind === 'bank' && bankForm === null
  const toVisit = storedPayment === null ? paymentWords.kinds[kind].toVisit : paymentWords.keepToVisit
  return (
    <div className={css.foot}>
      {placesOrder && visit !== null ? (
        <p className={css.visit}>{paymentWords.visitHeld(visitText(visit))}</p>
      ) : null}
      {isVisitByPhone ? <p className={css.visit}>{paymentWords.visitByPhone}</p> : null}
      <p className={css.note}>
        {placesOrder
          ? legalWords.authorization(brand, today, storedPayment?.kind ?? kind)
          : paymentWords.toVisitNote}
      </p>
      <StepAction consent={placesOrder ? legalWords.consent(today) : null}>
        <Button
          {...(storedPayment === null
            ? ({ type: 'submit', form: formIds[kind] } as const)
            : { onClick: onKeep })}
          busy={isSaving || isOpening}
          busyLabel={isSaving ? paymentWords.saving : undefined}
        >
          {placesOrder ? (
            paymentWords.pay(today)
          ) : (
            <span className={css.action}>
              {toVisit}
              <span className={css.actionNote}>{paymentWords.payLater(today)}</span>
            </span>
          )}
        </Button>
      </StepAction>
    </div>
  )
}

/** The payment screen: the amount due today, the later prices, and the card or account. */
export const PaymentView = (props: PaymentViewProps) => {
  const { quote, deposit, kind, storedPayment, attempt, failure, brand, errors, onReplace } = props
  const refusal = useFocusOn<HTMLDivElement>(failure?._tag ?? null)
  useRestoredFocus(storedPayment === null ? 'entry' : 'stored', '#payment-way :is(input:checked, button)')
  const listed = Object.entries(errors).flatMap(([name, text]) =>
    text === undefined ? [] : [{ fieldId: `field-${name}`, text }],
  )
  const words = paymentWords.kinds[kind]
  return (
    <div className={css.screen}>
      <DueToday quote={quote} deposit={deposit} />
      <ErrorSummary title={words.errorsTitle(listed.length)} errors={listed} attempt={attempt} />
      <div id="payment-way">
        <Section heading={paymentWords.with}>
          {failure === null ? null : (
            <div ref={refusal} tabIndex={-1} data-focus-first className={css.refusal}>
              <LazyFailureNotice failure={failure} brand={brand} />
              {storedPayment === null ? <p className={css.note}>{words.wiped}</p> : null}
            </div>
          )}
          {storedPayment === null ? (
            <Entry {...props} />
          ) : (
            <StoredPayment payment={storedPayment} onReplace={onReplace} />
          )}
        </Section>
      </div>
      <Foot {...props} />
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
