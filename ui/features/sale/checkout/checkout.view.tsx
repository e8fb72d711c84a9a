import { useRef, type SubmitEvent } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { CheckoutFailure } from '#core/journeys/checkout/checkout.failure.ts'
import { checkoutWords } from '#ui/content/es/sale/checkout.ts'
import { FailureNotice } from '#ui/features/shared/failure-notice.view.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import { ErrorSummary } from '#ui/kit/error-summary/error-summary.tsx'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { lead } from '#ui/theme/text.css.ts'
import { Agreements, type AgreementsProps } from './agreements.view.tsx'
import type { FieldTexts } from './checkout.errors.ts'
import * as css from './checkout.css.ts'
import { CustomerFields, type CustomerFieldsProps } from './customer-fields.view.tsx'
import { InstallOptions, type InstallOptionsProps } from './install-options.view.tsx'
import { RiskQuestion, type RiskQuestionProps } from './risk-question.view.tsx'

export type CheckoutViewProps = Omit<CustomerFieldsProps, 'errors'> &
  Omit<AgreementsProps, 'errors'> &
  Omit<InstallOptionsProps, 'error' | 'isSaving'> & {
    readonly risk: RiskQuestionProps
    readonly errors: FieldTexts
    /** The number of submits with errors. */
    readonly attempt: number
    readonly busy: 'installing' | 'saving' | null
    readonly failure: CheckoutFailure | null
    readonly brand: BrandIdentity
    /** Retries the failed call. Null if the failed call was the submit of the form. */
    readonly onRetry: (() => void) | null
    /**
     * Receives the form element itself: the identification number goes from its field to encryption and is never in a component's state.
     */
    readonly onSubmit: (form: HTMLFormElement) => void
  }

/** The checkout details: customer, risk question, installation, agreements. */
export const CheckoutView = ({
  risk,
  errors,
  attempt,
  busy,
  failure,
  brand,
  onRetry,
  onSubmit,
  ...parts
}: CheckoutViewProps) => {
  const form = useRef<HTMLFormElement>(null)
  const listed = Object.entries(errors).map(([name, text]) => ({
    fieldId: `field-${name}`,
    text: text ?? '',
  }))
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    onSubmit(event.currentTarget)
  }
  const submitAgain = risk.isWiped ? undefined : () => form.current?.requestSubmit()
  return (
    <form ref={form} className={css.screen} noValidate onSubmit={submit}>
      <header className={css.head}>
        <h1 tabIndex={-1}>{checkoutWords.heading}</h1>
        <p className={lead}>{checkoutWords.lead}</p>
        <ErrorSummary title={checkoutWords.errorsTitle(listed.length)} errors={listed} attempt={attempt} />
      </header>
      <CustomerFields {...parts} errors={errors} />
      <RiskQuestion {...risk} errors={errors} />
      <InstallOptions {...parts} error={errors['installKind']} isSaving={busy === 'installing'} />
      <Agreements {...parts} errors={errors} />
      <div className={css.foot}>
        {failure === null ? null : (
          <FailureNotice failure={failure} brand={brand} onRetry={onRetry ?? submitAgain} />
        )}
        <Button
          type="submit"
          busy={busy !== null}
          busyLabel={busy === 'saving' ? checkoutWords.saving : undefined}
        >
          {checkoutWords.submit}
        </Button>
      </div>
    </form>
  )
}

/** The cart is being opened for checkout. */
export const CheckoutWaiting = () => (
  <div className={css.waiting}>
    <h1 tabIndex={-1}>{checkoutWords.heading}</h1>
    <Progress label={checkoutWords.loading} fills />
  </div>
)

export type CheckoutFailedProps = {
  readonly failure: CheckoutFailure
  readonly brand: BrandIdentity
  readonly onRetry: () => void
}

/** The cart could not be opened for checkout. */
export const CheckoutFailed = (props: CheckoutFailedProps) => (
  <div className={css.waiting}>
    <h1 tabIndex={-1}>{checkoutWords.failedHeading}</h1>
    <FailureNotice {...props} />
  </div>
)
