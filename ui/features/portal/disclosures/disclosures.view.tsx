import type { ChangePreview, Disclosure, ReturnMethod } from '#core/portal/service-change.ts'
import { returnMethods } from '#core/portal/service-change.ts'
import { decisionWords } from '#ui/content/es/portal/change.ts'
import { disclosuresWords as words, returnMethodWords } from '#ui/content/es/portal/disclosures.ts'
import { ChoiceCard, ChoiceGroup } from '#ui/kit/choice/choice-card.tsx'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import { ChangeFailure } from '#ui/features/portal/shared/change-failure.view.tsx'
import { ChangeFrame } from '#ui/features/portal/shared/change-frame.view.tsx'
import type { ChangeStep } from '#ui/features/portal/shared/change-step.ts'
import { disclosureFacts } from '#ui/features/portal/shared/disclosure-facts.ts'
import { DisclosureList, MissingDisclosures } from '#ui/features/portal/shared/disclosure-list.view.tsx'
import { EquipmentList } from '#ui/features/portal/shared/equipment-list.view.tsx'
import { namesOf, type NamedService } from '#ui/features/portal/shared/subscribed-services.view.tsx'
import { NextStep } from '#ui/features/portal/shared/next-step.view.tsx'
import { useDisclosures, type UsedDisclosures } from '#ui/features/portal/shared/use-disclosures.ts'

export type DisclosuresViewProps = ChangeStep & {
  readonly read: readonly Disclosure[]
  readonly returnMethod: ReturnMethod
  readonly onToggle: (disclosure: Disclosure, isRead: boolean) => void
  readonly onReturn: (method: ReturnMethod) => void
  readonly onNext: () => void
}

type PointsProps = Pick<DisclosuresViewProps, 'read' | 'returnMethod' | 'onToggle' | 'onReturn'> &
  Pick<UsedDisclosures, 'missing' | 'attempt'> & {
    readonly preview: ChangePreview
    readonly services: readonly NamedService[]
  }

const Points = (props: PointsProps) => {
  const { preview, services, read, missing, attempt, returnMethod, onToggle, onReturn } = props
  const facts = disclosureFacts(preview, services)
  return (
    <>
      <MissingDisclosures missing={missing} facts={facts} attempt={attempt} />
      <div>
        <Section heading={words.legend}>
          <DisclosureList
            disclosures={preview.disclosures}
            facts={facts}
            read={read}
            missing={missing}
            onToggle={onToggle}
          />
        </Section>
        <Section heading={words.equipment} hint={words.equipmentHint}>
          <EquipmentList equipment={preview.equipment} />
          {preview.equipment.length === 0 ? null : (
            <ChoiceGroup
              legend={words.how}
              name="return-method"
              value={returnMethod}
              onChange={(value) => onReturn(value === 'store' ? 'store' : 'mail')}
            >
              {returnMethods.map((method) => (
                <ChoiceCard key={method} value={method} {...returnMethodWords[method]} />
              ))}
            </ChoiceGroup>
          )}
        </Section>
      </div>
    </>
  )
}

/** What ends and what remains to be done, each point confirmed, with the equipment that comes back. */
export const DisclosuresView = (props: DisclosuresViewProps) => {
  const { services, preview, brand, trouble, isBusy, read, onNext, onRetry } = props
  const { missing, attempt, submit } = useDisclosures(preview?.disclosures ?? [], read, onNext)
  return (
    <ChangeFrame
      kicker={decisionWords.kicker(namesOf(services), 3)}
      title={words.title}
      lead={words.lead}
      actions={
        <NextStep
          label={words.continue}
          isBusy={isBusy || preview === null}
          onNext={submit}
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
        <Points {...props} preview={preview} missing={missing} attempt={attempt} />
      )}
    </ChangeFrame>
  )
}
