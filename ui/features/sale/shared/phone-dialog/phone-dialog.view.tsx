import { useId, useState } from 'react'
import type { PhoneDetails } from '#core/phone/phone-details.ts'
import type { LineNumber } from '#core/phone/phone-number.ts'
import { phoneWords as words } from '../phone-dialog.es.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { phoneText } from '#ui/content/format.ts'
import { FailureNotice } from '#ui/features/shared/failure-notice.view.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import { ChipGroup } from '#ui/kit/chips/chip-group.tsx'
import { ChoiceCard, ChoiceGroup } from '#ui/kit/choice/choice-card.tsx'
import { Dialog } from '#ui/kit/dialog/dialog.tsx'
import { Progress } from '#ui/kit/progress/progress.tsx'
import * as css from './phone-dialog.css.ts'
import type { PhoneDialogProps } from './phone-dialog.props.ts'
import { OwnNumber } from './own-number.view.tsx'
import { TransferResult } from './transfer-result.view.tsx'

const NONE = 'none'
const OWN = 'own'

/** The choice that a line has now. */
const choiceOf = (details: PhoneDetails | undefined): string => {
  if (details === undefined) return NONE
  return details.portingFlag ? OWN : (details.telephoneNumber ?? NONE)
}

const Numbers = ({
  name,
  offered,
  ported,
  choice,
  onChoice,
}: {
  readonly name: string
  readonly offered: readonly string[]
  /** The number that the line transfers; null without one. */
  readonly ported: string | null
  readonly choice: string
  readonly onChoice: (choice: string) => void
}) => (
  <ChoiceGroup
    legend={words.question}
    name={name}
    value={choice}
    onChange={onChoice}
    hint={offered.length === 0 ? words.noneFree : undefined}
  >
    <ChoiceCard value={NONE} title={words.none.title} detail={words.none.detail} />
    {offered.map((number) => (
      <ChoiceCard key={number} value={number} title={phoneText(number)} detail={words.offered} />
    ))}
    <ChoiceCard
      value={OWN}
      title={words.own.title}
      detail={ported === null ? words.own.detail : words.kept(ported)}
    />
  </ChoiceGroup>
)

/** A line, and its choice once the visitor has chosen. */
type Picked = { readonly lineId: string; readonly choice?: string }

/** The dialog of the numbers of a telephone product: a new number for each line, or the one that its owner brings. */
export const PhoneDialog = (props: PhoneDialogProps) => {
  const { state, product, lineIds, phoneDetails, offered, failure, brand } = props
  const { onChoose, onReopen, onRetry, onClose } = props
  const form = useId()
  const [picked, setPicked] = useState<Picked | null>(null)
  const lineId = picked?.lineId ?? props.lineId ?? lineIds[0] ?? ''
  const details = phoneDetails.find((one) => one.lineId === lineId)
  const current = choiceOf(details)
  const choice = picked?.choice ?? (details === undefined && lineId === props.lineId ? OWN : current)
  const isLoaded = state !== 'loading' && state !== 'notLoaded'
  const pick = (next: Picked): void => {
    setPicked(next)
    onReopen()
  }
  const action =
    choice === OWN ? (
      <Button form={form} type="submit" busy={state === 'checking'} busyLabel={words.checking}>
        {words.check}
      </Button>
    ) : (
      <Button
        busy={state === 'checking' || state === 'saving'}
        busyLabel={words.saving}
        onClick={() => onChoose(lineId, choice === NONE ? null : (choice as LineNumber))}
      >
        {words.save}
      </Button>
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(product)}
      closeLabel={commonWords.close}
      footer={isLoaded ? action : undefined}
    >
      <div className={css.content}>
        {state === 'loading' ? <Progress label={words.loading} /> : null}
        {!isLoaded || lineIds.length < 2 ? null : (
          <ChipGroup
            legend={words.line}
            name="line"
            chips={lineIds.map((id, index) => ({ value: id, label: words.lineName(index) }))}
            value={lineId}
            onChange={(id) => pick({ lineId: id })}
          />
        )}
        {isLoaded ? (
          <Numbers
            key={lineId}
            name={`number-${lineId}`}
            offered={current === NONE || current === OWN ? offered : [current, ...offered]}
            ported={current === OWN ? (details?.telephoneNumber ?? null) : null}
            choice={choice}
            onChoice={(next) => pick({ lineId, choice: next })}
          />
        ) : null}
        {isLoaded && choice === OWN ? (
          <OwnNumber key={`own-${lineId}`} {...props} form={form} lineId={lineId} />
        ) : null}
        {isLoaded && failure === null ? <TransferResult {...props} /> : null}
        {failure === null || state === 'loading' ? null : (
          <FailureNotice failure={failure} brand={brand} onRetry={onRetry} />
        )}
      </div>
    </Dialog>
  )
}
