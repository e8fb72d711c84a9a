import { useRef, type SubmitEvent } from 'react'
import type { CheckoutFailure } from '#core/journeys/checkout/checkout.failure.ts'
import { checkoutWords } from './es.ts'
import { LazyFailureNotice } from '#ui/features/sale/shared/lazy-failure-notice.tsx'
import { StepAction } from '#ui/features/sale/shared/step-action.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import { ErrorSummary } from '#ui/kit/error-summary/error-summary.tsx'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { small } from '#ui/theme/text.css.ts'
import { Agreements, type AgreementsProps } from './agreements.view.tsx'
import type { FieldTexts } from './checkout.errors.ts'
import * as css from './checkout.css.ts'
import { CustomerFields, type CustomerFieldsProps } from './customer-fields.view.tsx'
import { InstallSection, type InstallOptionsProps } from './install-options.view.tsx'
import { DeferredRequirements, type DeferredRequirementsProps } from './deferred-requirements.view.tsx'
import { RiskQuestion, type RiskQuestionProps } from './risk-question.view.tsx'
import type { Slot } from '#ui/kit/slot.ts'

export type CheckoutViewProps = Omit<CustomerFieldsProps, 'errors'> &
  Omit<AgreementsProps, 'errors'> &
  Omit<InstallOptionsProps, 'error' | 'isSaving'> &
  DeferredRequirementsProps & {
    readonly risk: RiskQuestionProps
    readonly errors: FieldTexts
    /** The number of submits with errors. */
    readonly attempt: number
    /** False for mobile lines alone, which need no installation. */
    readonly isInstalled: boolean
    /** A banner replaces the installation options. */
    readonly isInstallBanner: boolean
    readonly busy: 'installing' | 'saving' | null
    readonly failure: CheckoutFailure | null
    /** What the model of the page adds. */
    readonly notices?: Slot
    /** The question about the Affordable Connectivity Program, where it applies. */
    readonly acp?: Slot
    /** Retries the failed call. Null if the failed call was the submit of the form. */
    readonly onRetry: (() => void) | null
    /** Receives the form element: the identification number goes to encryption, never to a component's state. */
    readonly onSubmit: (form: HTMLFormElement) => void
  }

/** The id of the form: the bar has its button on a phone. */
const FORM_ID = 'details'

/** The id of the text that says why the buyer can't continue. */
const REASON_ID = 'deferred-requirements'

/** The checkout details: customer, risk question, installation, agreements. */
export const CheckoutView = ({
  risk,
  errors,
  attempt,
  missing,
  isInstalled,
  isInstallBanner,
  busy,
  failure,
  notices,
  acp,
  brand,
  onRetry,
  onReload,
  onSubmit,
  onLeave,
  ...parts
}: CheckoutViewProps) => {
  const form = useRef<HTMLFormElement>(null)
  const listed = (attempt === 0 ? [] : Object.entries(errors)).map(([name, text]) => ({
    fieldId: `field-${name}`,
    text: text ?? '',
  }))
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    onSubmit(event.currentTarget)
  }
  const isIncomplete = missing.length > 0
  const submitAgain = risk.isWiped ? undefined : () => form.current?.requestSubmit()
  return (
    <form ref={form} id={FORM_ID} className={css.screen} noValidate onSubmit={submit}>
      <header className={css.head}>
        <h1 tabIndex={-1}>{checkoutWords.heading}</h1>
        {notices}
        {isIncomplete ? <DeferredRequirements missing={missing} brand={brand} onReload={onReload} /> : null}
        <ErrorSummary title={checkoutWords.errorsTitle(listed.length)} errors={listed} attempt={attempt} />
      </header>
      <CustomerFields {...parts} errors={errors} onLeave={onLeave} />
      {missing.includes('riskRequirements') ? null : (
        <RiskQuestion {...risk} errors={errors} onLeave={onLeave} />
      )}
      {isInstalled ? (
        <InstallSection
          {...parts}
          isBanner={isInstallBanner}
          error={errors.installKind}
          isSaving={busy === 'installing'}
        />
      ) : null}
      {acp}
      {parts.agreements.length === 0 ? null : <Agreements {...parts} errors={errors} />}
      <div className={css.foot}>
        {failure === null ? null : (
          <LazyFailureNotice failure={failure} brand={brand} onRetry={onRetry ?? submitAgain} />
        )}
        <StepAction>
          <Button
            type="submit"
            form={FORM_ID}
            disabled={isIncomplete}
            aria-describedby={isIncomplete ? REASON_ID : undefined}
            busy={busy === 'saving'}
            busyLabel={checkoutWords.saving}
          >
            {checkoutWords.submit}
          </Button>
        </StepAction>
        {isIncomplete ? (
          <p id={REASON_ID} className={small}>
            {checkoutWords.missing.reason}
          </p>
        ) : null}
      </div>
    </form>
  )
}

/** The cart is being opened for checkout. A notice says why it cannot be opened yet. */
export const CheckoutWaiting = ({ children }: { readonly children?: Slot }) => (
  <div className={css.waiting}>
    <h1 tabIndex={-1}>{checkoutWords.heading}</h1>
    {children ?? <Progress label={checkoutWords.loading} fills />}
  </div>
)
