import { withdrawnTitles } from '#ui/content/es/portal/portal-frame.ts'
import { pendingWords as words, cancelReviewWords } from '#ui/content/es/portal/change-review.ts'
import { disclosuresWords, returnMethodWords } from '#ui/content/es/portal/disclosures.ts'
import { Section } from '#ui/kit/section/section.tsx'
import { EquipmentList } from '#ui/features/portal/shared/equipment-list.view.tsx'
import { FinalBalance } from '#ui/features/portal/shared/final-balance.view.tsx'
import { KeptPrice } from '#ui/features/portal/shared/kept-price.view.tsx'
import {
  RequestedChange,
  type RequestedChangeProps,
} from '#ui/features/portal/shared/requested-change.view.tsx'

/** A requested cancellation: what happens when, the last bill, the equipment, and what remains. */
export const ServicePendingView = (props: RequestedChangeProps) => {
  const { preview } = props.change
  const { request, equipment, after, cycle } = preview
  return (
    <RequestedChange
      {...props}
      title={words.cancelTitle}
      withdrawnTitle={withdrawnTitles.servicePending}
      undoLabel={words.undo}
      scene="accountExit"
    >
      <Section heading={cancelReviewWords.money}>
        <FinalBalance {...preview} />
      </Section>
      <Section heading={disclosuresWords.equipment} hint={disclosuresWords.equipmentHint}>
        <EquipmentList equipment={equipment} />
        {request.kind === 'cancel' && equipment.length > 0 ? (
          <p>
            <strong>{returnMethodWords[request.returnMethod].title}</strong>
            <span>{`. ${returnMethodWords[request.returnMethod].detail}`}</span>
          </p>
        ) : null}
      </Section>
      {after === null ? null : <KeptPrice quote={after} start={cycle.nextBillOn} />}
    </RequestedChange>
  )
}
