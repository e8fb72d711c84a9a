import type { AnalyticsEvent } from '#core/analytics/analytics-event.ts'
import { EVENTS_PER_MESSAGE, analyticsEventNames } from '#core/analytics/analytics-event.ts'
import type { SessionVariants } from '#core/experiments/experiment.ts'
import type { LogEntry } from '#core/ports/log.ts'
import { LOG_LIMITS } from '#core/ports/log.ts'
import { imap, list } from '../../shape/composite.shape.ts'
import { object } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { literal, text } from '../../shape/shape.ts'
import { experimentFields } from './localization.ts'

/** The name of a step, or a public path. A path has no query. */
const place = text({ min: 1, max: 100, pattern: /^(?:[a-zA-Z]{1,30}|\/[a-z0-9/-]{0,99})$/ })

export const analyticsEvents: Shape<readonly AnalyticsEvent[]> = list(
  object<AnalyticsEvent>({
    name: literal(...analyticsEventNames),
    at: place,
    variants: object<SessionVariants>(experimentFields),
  }),
  { max: EVENTS_PER_MESSAGE },
)

type Fact = { readonly name: string; readonly value: string }

const facts: Shape<LogEntry['facts']> = imap(
  list(
    object<Fact>({
      name: text({ min: 1, max: 30, pattern: /^[a-z][a-zA-Z]{0,29}$/ }),
      value: text({ min: 0, max: LOG_LIMITS.valueLength }),
    }),
    { max: LOG_LIMITS.facts },
  ),
  (given) => Object.fromEntries(given.map(({ name, value }) => [name, value])),
  (record) => Object.entries(record).map(([name, value]) => ({ name, value })),
)

export const logEntries: Shape<readonly LogEntry[]> = list(
  object<LogEntry>({
    level: literal('warning', 'error'),
    event: text({ min: 1, max: LOG_LIMITS.eventLength }),
    facts,
  }),
  { max: LOG_LIMITS.entries },
)
