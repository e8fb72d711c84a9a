import { withdrawnTitles } from '#ui/content/es/portal/portal-frame.ts'
import { pendingWords as words } from '#ui/content/es/portal/change-review.ts'
import { acceptWords } from '#ui/content/es/portal/retention-options.ts'
import { PriceOverTime } from '#ui/features/shared/price-over-time.view.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import {
  RequestedChange,
  type RequestedChangeProps,
} from '#ui/features/portal/shared/requested-change.view.tsx'

/** An accepted option: when it begins, and its price over time. */
export const AcceptPendingView = (props: RequestedChangeProps) => {
  const { option } = props.change.preview
  return (
    <RequestedChange
      {...props}
      title={words.optionTitle}
      withdrawnTitle={withdrawnTitles.acceptPending}
      undoLabel={words.undoChange}
      scene="confirmation"
    >
      {option === null ? null : (
        <Section heading={acceptWords.time}>
          <PriceOverTime quote={option.quote} start={option.startsOn} size="large" withoutSaving />
        </Section>
      )}
    </RequestedChange>
  )
}
