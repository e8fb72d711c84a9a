import { SESSION_IDLE_MS, SESSION_WARNING_MS } from '#core/session/session.ts'
import { type EpochMs, epochMs } from '#core/shared/plain-date.ts'

/** The time of a story: when its visit begins, and how long it has been shown since then, in ms. */
export type Moment = { readonly title: string; readonly start: EpochMs; readonly later: number }

const at = (title: string, time: string): Moment => ({ title, start: epochMs(Date.parse(time)), later: 0 })

const wednesday = at('Miércoles, 10:00', '2026-11-18T15:00:00Z')

const after = (title: string, later: number): Moment => ({ ...wednesday, title, later })

const SECOND = 1_000
const DAY = 86_400_000

/** The moments of the toolbar, in the time of the East. */
export const moments = {
  wednesday,
  closed: at('Jueves, 3:00, ventas cerrado', '2026-11-19T08:00:00Z'),
  monthEnd: at('Último día del mes', '2026-11-30T15:00:00Z'),
  sessionEnding: after('La sesión está por acabar', SESSION_IDLE_MS - SESSION_WARNING_MS + SECOND),
  threeDaysLater: after('Tres días después', 3 * DAY),
} as const satisfies Readonly<Record<string, Moment>>

export type MomentName = keyof typeof moments

const isName = (name: unknown): name is MomentName => typeof name === 'string' && name in moments

/** Returns the moment of a selection of the toolbar. */
export const momentOf = (name: unknown): Moment => moments[isName(name) ? name : 'wednesday']
