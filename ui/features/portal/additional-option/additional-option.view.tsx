import type { OptionId, RetentionOption } from '#core/portal/retention-option.ts'
import { decisionWords } from '#ui/content/es/portal/change.ts'
import { optionsWords as words } from '#ui/content/es/portal/retention-options.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { NoOptions, OptionList } from '#ui/features/portal/shared/option-list.view.tsx'
import { RetentionFrame, type RetentionProps } from '#ui/features/portal/shared/retention-frame.view.tsx'

export type AdditionalOptionViewProps = RetentionProps & {
  /** The options after the best one; null while they load. */
  readonly options: readonly RetentionOption[] | null
  readonly cheapest: OptionId | null
  readonly onChoose: (optionId: OptionId) => void
  readonly onBack: () => void
}

/** The options after the first one. */
export const AdditionalOptionView = ({
  options,
  cheapest,
  onChoose,
  onBack,
  ...screen
}: AdditionalOptionViewProps) => (
  <RetentionFrame {...screen} title={words.otherTitle} lead={words.otherLead}>
    {options === null ? <Progress label={words.loading} fills /> : null}
    {options?.length === 0 ? <NoOptions title={words.noOther} body={words.noOtherBody} /> : null}
    {options === null || options.length === 0 ? null : (
      <OptionList
        options={options}
        services={screen.services}
        total={screen.total}
        isBestFirst={false}
        cheapest={cheapest}
        isBusy={screen.isBusy}
        onChoose={onChoose}
      />
    )}
    <Button variant="quiet" onClick={onBack}>
      {decisionWords.back}
    </Button>
  </RetentionFrame>
)
