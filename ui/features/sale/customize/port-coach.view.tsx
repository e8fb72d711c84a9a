import type { MobilePort, PortNeed } from '#core/phone/mobile-ports.ts'
import { portCoachWords as words } from './port-coach.es.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Notice, type NoticeTone } from '#ui/kit/notice/notice.tsx'
import * as css from './customize.css.ts'

export type PortCoachProps = {
  /** Undefined until the line is saved. */
  readonly port: MobilePort | undefined
  /** Opens the dialog of the number. */
  readonly onNumber: () => void
}

const tones: Readonly<Record<PortNeed, NoticeTone>> = {
  number: 'info',
  newPin: 'danger',
  nothing: 'confirmed',
}

const Need = ({ port, onNumber }: PortCoachProps & { readonly port: MobilePort }) => {
  const { title, body } = words.of[port.need](port)
  return (
    <>
      <Notice tone={tones[port.need]} title={title}>
        <p>{body}</p>
      </Notice>
      <div>
        <Button variant="secondary" aria-haspopup="dialog" onClick={onNumber}>
          {port.number === null ? words.enter : words.change}
        </Button>
      </div>
    </>
  )
}

/** What a number transfer needs: what is missing, and what its owner needs to activate it (MOB-39). */
export const PortCoach = ({ port, onNumber }: PortCoachProps) => (
  <div className={css.parts}>
    {port === undefined ? null : <Need port={port} onNumber={onNumber} />}
    <div>
      <p>{words.ready}</p>
      <ul>
        {words.papers.map((paper) => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
      <p className={css.note}>{words.keep}</p>
    </div>
  </div>
)
