import type { CancelReason } from '#core/portal/cancel-reason.ts'
import type { ChangePreview, ReturnMethod } from '#core/portal/service-change.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { cancelReviewWords as words } from '#ui/content/es/portal/change-review.ts'
import { decisionWords } from '#ui/content/es/portal/change.ts'
import { returnMethodWords } from '#ui/content/es/portal/disclosures.ts'
import { reasonWords } from '#ui/content/es/portal/reasons.ts'
import { dayText, money } from '#ui/content/format.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import { ChangeFailure } from '#ui/features/portal/shared/change-failure.view.tsx'
import { ChangeFrame } from '#ui/features/portal/shared/change-frame.view.tsx'
import type { ChangeStep } from '#ui/features/portal/shared/change-step.ts'
import { EquipmentList } from '#ui/features/portal/shared/equipment-list.view.tsx'
import { FinalBalance } from '#ui/features/portal/shared/final-balance.view.tsx'
import { namesOf, type NamedService } from '#ui/features/portal/shared/subscribed-services.view.tsx'
import { KeptPrice } from '#ui/features/portal/shared/kept-price.view.tsx'
import { NextStep } from '#ui/features/portal/shared/next-step.view.tsx'
import * as css from './service-confirmation.css.ts'

export type ServiceConfirmationViewProps = ChangeStep & {
  readonly reason: CancelReason | null
  readonly returnMethod: ReturnMethod
  readonly onConfirm: () => void
  /** Back to the choice of the date. */
  readonly onDate: () => void
}

type ReviewProps = Pick<ServiceConfirmationViewProps, 'reason' | 'returnMethod' | 'onDate' | 'onBack'> & {
  readonly preview: ChangePreview
  readonly services: readonly NamedService[]
}

const Review = ({ preview, services, reason, returnMethod, onDate, onBack }: ReviewProps) => {
  const { effectiveOn, after, equipment, cycle } = preview
  return (
    <>
      <div className={css.hero}>
        <p className={css.label}>{words.ends}</p>
        <p className={css.day}>{dayText(effectiveOn)}</p>
        <Button variant="quiet" onClick={onDate}>
          {words.changeDate}
        </Button>
      </div>
      <div>
        <Section heading={words.what}>
          <ul className={css.list}>
            {services.map(({ id, name, monthly }) => (
              <li key={id} className={css.row}>
                <span>{brandText(name)}</span>
                <span className={css.amount}>{decisionWords.price(money(monthly).text)}</span>
              </li>
            ))}
          </ul>
        </Section>
        <Section heading={words.money}>
          <FinalBalance {...preview} />
        </Section>
        <Section heading={words.equipment}>
          <EquipmentList equipment={equipment} />
          {equipment.length === 0 ? null : (
            <>
              <p>
                <strong>{returnMethodWords[returnMethod].title}</strong>
                <span>{`. ${returnMethodWords[returnMethod].detail}`}</span>
              </p>
              <Button variant="quiet" onClick={onBack}>
                {words.changeReturn}
              </Button>
            </>
          )}
        </Section>
        {after === null ? (
          <Section heading={words.keep}>
            <p>{words.keepNothing}</p>
          </Section>
        ) : (
          <KeptPrice quote={after} start={cycle.nextBillOn} />
        )}
        <Section heading={words.reason}>
          <p>{reasonWords[reason ?? 'none'].title}</p>
        </Section>
      </div>
    </>
  )
}

/** The complete review of a cancellation, with its one confirmation. */
export const ServiceConfirmationView = (props: ServiceConfirmationViewProps) => {
  const { services, preview, brand, trouble, isBusy, onConfirm, onRetry } = props
  return (
    <ChangeFrame
      kicker={decisionWords.kicker(namesOf(services), 4)}
      title={words.title}
      lead={words.lead}
      actions={
        <NextStep
          label={words.confirm}
          busyLabel={words.confirming}
          isBusy={isBusy || preview === null}
          onNext={onConfirm}
          onKeep={props.onKeep}
          onAgent={props.onAgent}
          onBack={props.onBack}
        />
      }
    >
      <ChangeFailure trouble={trouble} brand={brand} onRetry={onRetry} />
      {preview === null ? (
        <Progress label={decisionWords.loading} fills />
      ) : (
        <Review {...props} preview={preview} />
      )}
    </ChangeFrame>
  )
}
