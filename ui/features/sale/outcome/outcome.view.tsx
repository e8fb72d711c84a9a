import type { AddressForm } from '#core/address/address-form.ts'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { FollowUpKind } from '#core/follow-up/follow-up.ts'
import type { Alternative } from '#core/localization/alternatives.ts'
import type { Outcome } from '#core/localization/outcome-kind.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { localizationWords } from '#ui/content/es/sale/localization.ts'
import { outcomePageWords, outcomeWords } from './es.ts'
import { addressText, calendarText } from '#ui/content/format.ts'
import { AddressLine } from '#ui/features/sale/shared/address-line.tsx'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { lead } from '#ui/theme/text.css.ts'
import { NextStep, type OutcomeMove } from './next-step.view.tsx'
import * as css from './outcome.css.ts'
import { stepOfOutcome } from './outcome-step.ts'
import { waysOfOutcome } from './outcome-ways.ts'
import { LEAVE_AFTER_SECONDS } from './leave-after.ts'
import { Ways } from './ways.view.tsx'
import type { Slot } from '#ui/kit/slot.ts'

export type OutcomeViewProps = {
  readonly outcome: Outcome
  /** The address that was looked up. */
  readonly address: AddressForm
  readonly brand: BrandIdentity
  /** The drawing of the outcome. */
  readonly scene: Slot
  /** The day the network is expected, if it is known. */
  readonly expectedOn?: PlainDate | null | undefined
  /** Other options of the answer, such as the partners of the brand. */
  readonly alternatives?: readonly Alternative[] | undefined
  /** The path through which the page leaves the store by itself. */
  readonly leavesFor?: string | null | undefined
  /** Another address is being looked up. */
  readonly isBusy?: boolean | undefined
  /** What takes the place of the next step: the proof of an existing customer. */
  readonly proof?: Slot
  /** Renders the form of a request about the outcome. */
  readonly followUp: (kind: FollowUpKind) => Slot
  /** Performs a step by script. Null on a document for visitors without script: every step is then a link. */
  readonly onMove: ((move: OutcomeMove) => void) | null
}

/** The outcome of an address: the reason, one next step, and what else the visitor can do. */
export const OutcomeView = ({
  outcome,
  address,
  brand,
  scene,
  expectedOn = null,
  alternatives = [],
  leavesFor = null,
  isBusy = false,
  proof = null,
  followUp,
  onMove,
}: OutcomeViewProps) => {
  const words = outcomeWords[outcome.kind]({ brandName: brand.name, outcome, street: address.street })
  const step = stepOfOutcome(outcome, address, brand)
  return (
    <div className={css.screen}>
      <div className={css.words}>
        <h1 tabIndex={-1}>{words.title}</h1>
        <AddressLine
          address={addressText(address)}
          onChange={onMove === null ? undefined : () => onMove({ type: 'rewrite' })}
        />
        <p className={lead}>{words.reason}</p>
        {words.steps === undefined ? null : (
          <ol className={css.steps}>
            {words.steps.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        )}
        {expectedOn === null ? null : <p>{outcomePageWords.expectedOn(calendarText(expectedOn))}</p>}
        {leavesFor === null || step.kind !== 'leave' ? null : (
          <p>{outcomePageWords.leaving(step.host, LEAVE_AFTER_SECONDS)}</p>
        )}
        {leavesFor === null || onMove !== null ? null : (
          <noscript>
            <meta httpEquiv="refresh" content={`${LEAVE_AFTER_SECONDS};url=${leavesFor}`} />
          </noscript>
        )}
      </div>
      <div className={css.scene}>{scene}</div>
      <div className={css.next}>
        {isBusy ? (
          <Progress label={localizationWords.resolving} />
        ) : (
          (proof ?? (
            <NextStep
              step={step}
              label={words.next}
              brand={brand}
              scriptless={
                outcome.kind === 'existingCustomer' ? outcomePageWords.scriptlessCustomer : undefined
              }
              onMove={onMove}
            />
          ))
        )}
        <Ways ways={waysOfOutcome(outcome, step, { alternatives, brand })} followUp={followUp} />
      </div>
    </div>
  )
}
