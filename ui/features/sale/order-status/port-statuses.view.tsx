import type { PortState, PortStatus } from '#core/phone/port-status.ts'
import { portStatusWords as words } from './port-status.es.ts'
import { Notice, type NoticeTone } from '#ui/kit/notice/notice.tsx'
import * as css from './order-status.css.ts'

const tones: Readonly<Record<PortState, NoticeTone>> = {
  numberNeeded: 'danger',
  pinExpired: 'danger',
  refused: 'danger',
  waiting: 'info',
  underWay: 'info',
  done: 'confirmed',
}

/** The states in which the PIN still matters. */
const isOpen = (state: PortState): boolean => state === 'waiting' || state === 'underWay'

/** Where the numbers are that an order moves from other carriers (PHN-11). */
export const PortStatuses = ({ ports }: { readonly ports: readonly PortStatus[] }) => (
  <section className={css.bill}>
    <h3>{words.heading}</h3>
    {ports.map((port) => {
      const { title, body } = words.of[port.state]
      const pin = isOpen(port.state) ? words.pin(port) : null
      return (
        <Notice key={`${port.offerId} ${port.lineId}`} tone={tones[port.state]} title={title}>
          <p>{words.number(port.lastDigits)}</p>
          <p>{body}</p>
          {pin === null ? null : <p>{pin}</p>}
        </Notice>
      )
    })}
  </section>
)
