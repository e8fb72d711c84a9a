import { useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { InstallationWindow, WindowId } from '#core/schedule/window.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { moveVisitWords } from './move-visit.es.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { visitText } from '#ui/content/format.ts'
import { VisitChoice } from './visit-choice.view.tsx'
import { daysOf, shownDay } from './visit-days.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Dialog } from '#ui/kit/dialog/dialog.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { Progress } from '#ui/kit/progress/progress.tsx'
import type { Slot } from '#ui/kit/slot.ts'
import * as css from './visit-choice.css.ts'

export type MoveVisitProps = {
  readonly brand: BrandIdentity
  /** The visit that is reserved now; null while one is to be agreed. */
  readonly visit: InstallationWindow | null
  /** Null while they load. */
  readonly windows: readonly InstallationWindow[] | null
  /** The today of the home. */
  readonly today: PlainDate | undefined
  /** Why the last call failed; null without a failure. */
  readonly trouble: Slot
  readonly isBusy: boolean
  readonly onMove: (windowId: WindowId) => void
  readonly onRefresh: () => void
  readonly onClose: () => void
}

type ChoiceProps = Pick<MoveVisitProps, 'visit' | 'today' | 'onRefresh'> & {
  readonly windows: readonly InstallationWindow[]
  readonly chosen: InstallationWindow | null
  readonly onChoose: (windowId: WindowId) => void
}

const Choice = ({ windows, visit, today, chosen, onChoose, onRefresh }: ChoiceProps) => {
  const [picked, setPicked] = useState<PlainDate | null>(null)
  const days = daysOf(windows)
  const day = shownDay(days, picked, undefined)
  return day === null ? null : (
    <div className={css.container}>
      <VisitChoice
        days={days}
        day={day}
        selected={chosen}
        reserved={visit?.date}
        today={today}
        onShow={setPicked}
        onChoose={onChoose}
        onRefresh={onRefresh}
      />
    </div>
  )
}

/** The dialog that moves or schedules a visit by day and hours. A present visit stays reserved until confirmation. */
export const MoveVisit = (props: MoveVisitProps) => {
  const { brand, visit, windows, trouble, isBusy, onMove, onClose } = props
  const [chosenId, setChosen] = useState<WindowId | null>(null)
  const [isMissing, setMissing] = useState(false)
  const { moving, agreeing } = moveVisitWords
  const words = visit === null ? { ...moving, ...agreeing } : moving
  const others = windows?.filter(({ id }) => id !== visit?.id) ?? []
  const chosen = others.find(({ id }) => id === chosenId) ?? null
  const isEmpty = windows !== null && !others.some(({ placesLeft }) => placesLeft > 0)
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      closeLabel={commonWords.close}
      footer={
        windows === null || isEmpty ? undefined : (
          <Button
            busy={isBusy}
            busyLabel={words.busy}
            onClick={() => {
              setMissing(chosen === null)
              if (chosen !== null) onMove(chosen.id)
            }}
          >
            {chosen === null ? words.choose : words.act(visitText(chosen))}
          </Button>
        )
      }
    >
      <p>
        {visit === null ? null : <strong>{`${words.now(visit)} `}</strong>}
        <span>{words.lead}</span>
      </p>
      {trouble}
      {windows === null && trouble === null ? <Progress label={words.loading} /> : null}
      {isEmpty ? (
        <Notice tone="info" title={words.empty.title}>
          <p>{visit === null ? agreeing.emptyBody : words.empty.body}</p>
          <p>
            <a href={`tel:${brand.phones.service.dial}`}>{commonWords.call(brand.phones.service.shown)}</a>
          </p>
        </Notice>
      ) : null}
      {windows === null || isEmpty ? null : (
        <Choice
          {...props}
          windows={others}
          chosen={chosen}
          onChoose={(windowId) => {
            setMissing(false)
            setChosen(windowId)
          }}
        />
      )}
      {isMissing ? <p role="alert">{words.missing}</p> : null}
    </Dialog>
  )
}
