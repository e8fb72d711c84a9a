import { useState } from 'react'
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
  /** The number that the line keeps; null without one. */
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

type LineProps = PhoneDialogProps & {
  readonly lineId: string
  /** The dialog was opened to bring the number of this line. */
  readonly isBrought: boolean
}

/** The numbers of one line: a new one, or one of another carrier. */
const Line = (props: LineProps) => {
  const { lineId, isBrought, phoneDetails, offered, state, failure, brand, onChoose, onReopen, onRetry } =
    props
  const details = phoneDetails.find((one) => one.lineId === lineId)
  const current = choiceOf(details)
  const [choice, setChoice] = useState(details === undefined && isBrought ? OWN : current)
  const listed = current === NONE || current === OWN ? offered : [current, ...offered]
  const isBusy = state === 'checking' || state === 'saving'
  return (
    <>
      <Numbers
        name={`number-${lineId}`}
        offered={listed}
        ported={current === OWN ? (details?.telephoneNumber ?? null) : null}
        choice={choice}
        onChoice={(next) => {
          setChoice(next)
          onReopen()
        }}
      />
      {choice === OWN ? (
        <OwnNumber {...props} />
      ) : (
        <Button
          variant="secondary"
          busy={isBusy}
          busyLabel={words.saving}
          onClick={() => onChoose(lineId, choice === NONE ? null : (choice as LineNumber))}
        >
          {words.save}
        </Button>
      )}
      {failure === null ? (
        <TransferResult {...props} />
      ) : (
        <FailureNotice failure={failure} brand={brand} onRetry={onRetry} />
      )}
    </>
  )
}

const Lines = (props: PhoneDialogProps) => {
  const { lineIds, lineId: first = lineIds[0] ?? '', onReopen } = props
  const [lineId, setLineId] = useState(first)
  return (
    <>
      {lineIds.length < 2 ? null : (
        <ChipGroup
          legend={words.line}
          name="line"
          chips={lineIds.map((id, index) => ({ value: id, label: words.lineName(index) }))}
          value={lineId}
          onChange={(id) => {
            setLineId(id)
            onReopen()
          }}
        />
      )}
      <Line key={lineId} {...props} lineId={lineId} isBrought={lineId === props.lineId} />
    </>
  )
}

/** The dialog of the numbers of a telephone product: a new number for each line, or the one that its owner brings. */
export const PhoneDialog = (props: PhoneDialogProps) => {
  const { state, product, failure, brand, onRetry, onClose } = props
  return (
    <Dialog open onClose={onClose} title={words.title(product)} closeLabel={commonWords.close}>
      <div className={css.content}>
        {state === 'loading' ? <Progress label={words.loading} /> : null}
        {state === 'notLoaded' && failure !== null ? (
          <FailureNotice failure={failure} brand={brand} onRetry={onRetry} />
        ) : null}
        {state === 'loading' || state === 'notLoaded' ? null : <Lines {...props} />}
      </div>
    </Dialog>
  )
}
