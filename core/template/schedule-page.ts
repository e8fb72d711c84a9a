import { schedulesNeeded } from '../checkout/schedules-needed.ts'
import { sendsTechnician } from '../checkout/install-option.ts'
import { paths } from '../routes/routes.ts'
import { decideScheduleStep } from '../schedule/schedule-step.ts'
import type { VisitKind } from '../schedule/visit-kind.ts'
import type { InstallationWindow } from '../schedule/window.ts'
import { HOLD_MINUTES, hasPlaces } from '../schedule/window.ts'
import type { MessageKey } from './message-key.ts'
import type { PageBlock } from './page-model.ts'
import type { EmptyBlock, Screen } from './page.ts'
import { block, count, date, emptyBlock } from './page.ts'
import type { ShopFacts } from './shop-facts.ts'
import { paymentPathOf, summaryOf } from './shop-facts.ts'

const windowsKey: Record<VisitKind, MessageKey> = {
  installation: 'schedule.windows',
  siteVisit: 'site-visit.windows',
}

/** The page after the schedule. */
const toPayment = (facts: ShopFacts) => ({ labelKey: 'way.payment', to: paymentPathOf(facts) }) as const

/** Returns the named windows with an available place. The data of the provider decide (TPL-05). */
const windowsShown = (
  named: readonly InstallationWindow[],
  held: readonly InstallationWindow[],
): readonly InstallationWindow[] => {
  const ids = new Set(named.map(({ id }) => id))
  return held.filter((window) => hasPlaces(window) && ids.has(window.id))
}

const reservedBlock = ({ date: day, fromHour, toHour }: InstallationWindow): PageBlock =>
  block('held', 'notice', ['schedule.held'], {
    parameters: [
      date('date', day),
      count('fromHour', fromHour),
      count('toHour', toHour),
      count('minutes', HOLD_MINUTES),
    ],
  })

/** Returns the block for a visit that cannot be chosen, or null (SCH-01, SCH-03). */
const skippedBlock = (facts: ShopFacts, kind: VisitKind): EmptyBlock | null => {
  const { installOptions, address, isBlueOn, saleStatus } = facts
  const { installKind } = saleStatus.progress
  if (installKind === null || !sendsTechnician(installKind))
    return emptyBlock('noTechnician', 'schedule.noTechnician', toPayment(facts))
  const { preWorkReady } = address
  const scheduleFacts = { isBlueOn, preWorkReady, chosenInstall: installKind, hasVisit: false }
  const needed = schedulesNeeded(installOptions, scheduleFacts)
  const isOther = kind === 'siteVisit' && (!needed.isNeeded || needed.visit.kind !== kind)
  return isOther
    ? emptyBlock('noSiteVisit', 'site-visit.none', { labelKey: 'way.schedule', to: paths.schedule })
    : null
}

/** Builds the blocks of the windows by the schedule rule (SCH-01). */
const windowBlocks = (
  kind: VisitKind,
  shown: readonly InstallationWindow[],
  facts: ShopFacts,
): readonly PageBlock[] => {
  const [first, last] = [shown[0], shown.at(-1)]
  const decided = decideScheduleStep(kind, { state: 'loaded', windows: shown })
  if (decided.do === 'proceed' || first === undefined || last === undefined)
    return [emptyBlock('noWindows', 'schedule.noWindows', toPayment(facts))]
  return [
    block('windows', 'windows', [windowsKey[kind]], {
      parameters: [count('count', shown.length), date('first', first.date), date('last', last.date)],
    }),
    ...(facts.visit === null ? [] : [reservedBlock(facts.visit)]),
  ]
}

/** Builds a visit's windows page. Without windows it gives the reason and leads to the next page (TPL-11). */
export const scheduleScreen = (
  facts: ShopFacts,
  kind: VisitKind,
  named: readonly InstallationWindow[],
): Screen => {
  const skipped = skippedBlock(facts, kind)
  return {
    blocks: skipped === null ? windowBlocks(kind, windowsShown(named, facts.windows), facts) : [skipped],
    offers: [],
    flags: {},
    summary: summaryOf(facts),
    next: skipped === null ? paymentPathOf(facts) : skipped.way.to,
  }
}
