import type { OptionId, RetentionOption } from '#core/portal/retention-option.ts'
import { optionsWords as words } from '#ui/content/es/portal/retention-options.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { cheapestOf, NoOptions, OptionList } from '#ui/features/portal/shared/option-list.view.tsx'
import { RetentionFrame, type RetentionProps } from '#ui/features/portal/shared/retention-frame.view.tsx'

export type OptionsViewProps = RetentionProps & {
  /** All options, best first; null while they load. */
  readonly options: readonly RetentionOption[] | null
  readonly onChoose: (optionId: OptionId) => void
  readonly onOthers: () => void
}

/** The best option instead of a cancellation, and the way to the others. */
export const OptionsView = ({ options, onChoose, onOthers, ...screen }: OptionsViewProps) => {
  const [best, ...others] = options ?? []
  return (
    <RetentionFrame {...screen} title={words.title} lead={words.lead}>
      {options === null ? <Progress label={words.loading} fills /> : null}
      {options !== null && best === undefined ? <NoOptions title={words.none} body={words.noneBody} /> : null}
      {best === undefined ? null : (
        <OptionList
          options={[best]}
          services={screen.services}
          total={screen.total}
          isBestFirst
          cheapest={cheapestOf(options ?? [])}
          isBusy={screen.isBusy}
          onChoose={onChoose}
        />
      )}
      {others.length === 0 ? null : (
        <Button variant="secondary" onClick={onOthers}>
          {words.others(others.length)}
        </Button>
      )}
    </RetentionFrame>
  )
}
