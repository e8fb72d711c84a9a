import type { Shape } from '#core/brand/artwork.ts'
import type { OutgoingMessage } from '#core/ports/message-sender.ts'
import { cellRows, type CellRows } from './cell-drawing.tsx'

const saved = (d: string): Shape => ({ paint: 'saved', d })
const action = (d: string): Shape => ({ paint: 'action', d })

const tick = action('M7.5 15.5l1.5-1.5 2.5 2.5 4.5-4.5 1.5 1.5-6 6z')
const cross = action(
  'M8 13l1.5-1.5 2.5 2.5 2.5-2.5 1.5 1.5-2.5 2.5 2.5 2.5-1.5 1.5-2.5-2.5-2.5 2.5-1.5-1.5 2.5-2.5z',
)
const leaf = [
  saved('M2 9h20v11q0 2-2 2H4q-2 0-2-2z'),
  action('M4 4h16q2 0 2 2v2H2V6q0-2 2-2z'),
  saved('M6 2h2.5v4H6zM15.5 2H18v4h-2.5z'),
]
const card = saved('M3 4h18q2 0 2 2v14q0 2-2 2H3q-2 0-2-2V6q0-2 2-2zM1 7.5h22v2.5H1z')

/** The box of a drawing. A unit is two cells. */
const BOX = { width: 24, height: 24, unit: 0.5 } as const

const drawn = (...shapes: readonly Shape[]): CellRows => cellRows(shapes, BOX)

/** The drawings of two colours, as the mark. */
const drawings = {
  receipt: drawn(saved('M4 1h16v22l-2.5-2-3 2-2.5-2-2.5 2-3-2-2.5 2zM7 4h10v1.5H7zM7 7.5h6v1.5H7z'), tick),
  visit: drawn(...leaf, action('M6.5 14h6v-3l5 4.5-5 4.5v-3h-6z')),
  visitCancelled: drawn(...leaf, cross),
  paid: drawn(card, tick),
  unpaid: drawn(card, cross),
  code: drawn(
    saved('M3 3h18q2 0 2 2v11q0 2-2 2h-9l-5 5v-5H3q-2 0-2-2V5q0-2 2-2z'),
    action('M6.5 7.5l2 3-2 3-2-3zM12 7.5l2 3-2 3-2-3zM17.5 7.5l2 3-2 3-2-3z'),
  ),
  shield: drawn(saved('M12 1L3 4v8c0 5 4 9 9 11z'), action('M12 1l9 3v8c0 5-4 9-9 11z')),
  lock: drawn(
    action('M6 11V8c0-8 12-8 12 0v3h-3V8c0-4-6-4-6 0v3z'),
    saved('M4 11h16v10q0 2-2 2H6q-2 0-2-2zM10.5 15h3v4h-3z'),
  ),
  envelope: drawn(saved('M1 5h22v15H1z'), action('M1 5h22l-11 9z')),
  home: drawn(saved('M4 12h16v10H4zM10 15h4v7h-4z'), action('M12 2l11 10H1z')),
  swap: drawn(saved('M2 5h12V1.5l8 5-8 5V8H2z'), action('M22 16H10v-3.5l-8 5 8 5V19h12z')),
  back: drawn(action('M8 7h8c9 0 9 14 0 14H8v-3.5h8c4.5 0 4.5-7 0-7H8z'), saved('M9 2v13.5l-8-6.7z')),
  done: drawn(
    saved('M12 1c14.7 0 14.7 22 0 22c-14.7 0-14.7-22 0-22z'),
    action('M6 12l2-2 3 3 5.5-5.5 2 2-7.5 7.5z'),
  ),
}

/** The drawing of the outcome that a message reports. */
export const outcomeDrawings: Readonly<Record<OutgoingMessage['kind'], CellRows>> = {
  orderConfirmed: drawings.receipt,
  orderDeclined: drawings.unpaid,
  statusCode: drawings.code,
  accountCode: drawings.code,
  identityCode: drawings.code,
  identityChanged: drawings.shield,
  identityLocked: drawings.lock,
  followUpReceived: drawings.envelope,
  serviceAvailable: drawings.home,
  changeRequested: drawings.swap,
  changeWithdrawn: drawings.back,
  changeDone: drawings.done,
  visitMoved: drawings.visit,
  visitCancelled: drawings.visitCancelled,
  autoPayStarted: drawings.paid,
  autoPayEnded: drawings.unpaid,
}
