import type { ReactNode } from 'react'
import type { BrandFace } from '#core/brand/brand.ts'
import type { CheckoutFailure } from '#core/journeys/checkout/checkout.failure.ts'
import type { PaymentKind, PaymentSummary } from '#core/payment/payment.ts'
import { paymentKinds } from '#core/payment/payment.ts'
import type { Quote } from '#core/pricing/quote.ts'
import type { InstallationWindow } from '#core/schedule/window.ts'
import { money, visitText } from '#ui/content/format.ts'
import { legalWords } from '#ui/content/es/legal.ts'
import { paymentWords } from '#ui/content/es/payment.ts'
import { FailureNotice } from '#ui/features/failure-notice.view.tsx'
import { useFocusKept, useFocusOn } from '#ui/features/heading-focus.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { ChipGroup } from '#ui/kit/chips/chip-group.tsx'
import { ErrorSummary } from '#ui/kit/error-summary/error-summary.tsx'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { Icon } from '#ui/kit/icon/icon.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import { DueToday } from './due-today.view.tsx'
import { KeptPayment } from './kept-payment.view.tsx'
import { formIds } from './payment-entry.ts'
import type { FieldTexts } from './payment.errors.ts'
import * as css from './payment.css.ts'

export type PaymentViewProps = {
  readonly quote: Quote
  /** The deposit in what is due today, as text; null without one. */
  readonly deposit: string | null
  readonly kind: PaymentKind
  /** What the provider has on record and is gone on with, unless another is asked for. */
  readonly kept: PaymentSummary | null
  /** Whether the button places the order; else it leads to the visit. */
  readonly placesOrder: boolean
  /** Of the form that is shown. */
  readonly errors: FieldTexts<string>
  readonly attempt: number
  /** The visit that is held already; null before it is chosen. */
  readonly visit: InstallationWindow | null
  readonly isSaving: boolean
  readonly failure: CheckoutFailure | null
  readonly brand: BrandFace
  readonly cardForm: ReactNode
  /** Null while its code is on its way. */
  readonly bankForm: ReactNode
  readonly onKind: (kind: PaymentKind) => void
  readonly onKeep: () => void
  readonly onReplace: () => void
  /** Back to what is on record; null when there is nothing. */
  readonly onReturn: (() => void) | null
}

/** The two forms. The one that is not shown keeps what was typed into it. */
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
  const { quote, kind, kept, placesOrder, visit, isSaving, bankForm, brand, onKeep } = props
  const today = money(quote.dueToday).text
  const isOpening = kept === null && kind === 'bank' && bankForm === null
  const toVisit = kept === null ? paymentWords.kinds[kind].toVisit : paymentWords.keepToVisit
  return (
    <div className={css.foot}>
      {placesOrder && visit !== null ? (
        <p className={css.visit}>{paymentWords.visitHeld(visitText(visit))}</p>
      ) : null}
      <p className={css.note}>
        {placesOrder ? legalWords.authorization(brand, today, kept?.kind ?? kind) : paymentWords.toVisitNote}
      </p>
      <Button
        {...(kept === null ? ({ type: 'submit', form: formIds[kind] } as const) : { onClick: onKeep })}
        busy={isSaving || isOpening}
        busyLabel={isSaving ? paymentWords.saving : undefined}
      >
        {placesOrder ? (
          paymentWords.pay(today)
        ) : (
          <span className={css.deed}>
            {toVisit}
            <span className={css.deedNote}>{paymentWords.payLater(today)}</span>
          </span>
        )}
      </Button>
    </div>
  )
}

/** What is due today as the hero, what follows under it, and the card or the account. */
export const PaymentView = (props: PaymentViewProps) => {
  const { quote, deposit, kind, kept, attempt, failure, brand, errors, onReplace } = props
  const refusal = useFocusOn<HTMLDivElement>(failure?._tag ?? null)
  useFocusKept(kept === null ? 'entry' : 'kept', '#payment-way :is(input:checked, button)')
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
              <FailureNotice failure={failure} brand={brand} />
              {kept === null ? <p className={css.note}>{words.wiped}</p> : null}
            </div>
          )}
          {kept === null ? <Entry {...props} /> : <KeptPayment payment={kept} onReplace={onReplace} />}
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
