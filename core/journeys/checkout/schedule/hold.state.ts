import { assign } from 'xstate'
import { answerIn, failureIn, succeeded } from '../../answered.ts'
import { reservingState } from './schedule.state.ts'
import type { InstallationWindow } from '../../../schedule/window.ts'
import { areAnyOpen } from '../../../schedule/window.ts'
import type { CheckoutSetup } from '../checkout.setup.ts'
import type { ScheduleRecord } from './schedule.record.ts'
import { isWindowGone } from '../checkout.updates.ts'
import { visitKindOf } from './schedule.selectors.ts'

/** Sets the windows that may replace a lost visit. Without a free one, the visit is agreed by telephone (SCH-11). */
const windowsAfterLoss = ({
  windows,
}: {
  readonly windows: readonly InstallationWindow[]
}): Partial<ScheduleRecord> => ({
  windows,
  isVisitByPhone: !areAnyOpen(windows),
})

/** The states of a visit whose hold has ended: the nearest free windows replace the button that orders (SCH-11). */
const lostState = (checkout: CheckoutSetup) =>
  checkout.createStateConfig({
    initial: 'loadingWindows',
    on: {
      'window.chosen': '.holding',
      'retry.requested': { target: '.loadingWindows', actions: 'forgetFailure' },
    },
    states: {
      loadingWindows: {
        invoke: {
          src: 'loadWindows',
          input: ({ context }) => visitKindOf(context),
          onDone: [
            {
              guard: succeeded,
              target: 'choosing',
              actions: assign(({ event }) => windowsAfterLoss(answerIn(event.output))),
            },
            { target: 'choosing', actions: assign(({ event }) => ({ failure: failureIn(event.output) })) },
          ],
        },
      },
      choosing: {},
      holding: reservingState(checkout, 'window.chosen', 'choosing'),
    },
  })

/**
 * Holds the chosen visit while the buyer pays: renews its hold shortly before its end for as long as the provider
 * allows it, then says that it ends, then offers other windows (SCH-08, SCH-11).
 */
export const holdRegion = (checkout: CheckoutSetup) =>
  checkout.createStateConfig({
    initial: 'checking',
    states: {
      checking: {
        always: [
          { guard: 'isVisitLost', target: 'lost' },
          { guard: 'isVisitOpen', target: 'none' },
          { guard: 'isHoldKnown', target: 'held' },
          { target: 'renewing' },
        ],
      },
      /** Without a visit there is nothing to hold. */
      none: {},
      held: {
        after: { holdWarning: [{ guard: 'isHoldRenewable', target: 'renewing' }, { target: 'ending' }] },
      },
      renewing: {
        invoke: {
          src: 'holdWindow',
          input: ({ context }) => {
            if (context.visit === null) throw new Error('renewing without a visit')
            return { kind: visitKindOf(context), windowId: context.visit.id }
          },
          onDone: [
            {
              guard: succeeded,
              target: 'held',
              actions: { type: 'takeVisit', params: ({ event }) => answerIn(event.output) },
            },
            { guard: isWindowGone, target: 'lost', actions: 'loseHold' },
            { target: 'unconfirmed' },
          ],
        },
      },
      /** The hold could not be renewed for now. */
      unconfirmed: { after: { holdRetry: 'renewing' } },
      ending: { after: { holdEnd: { target: 'lost', actions: 'loseHold' } } },
      lost: { ...lostState(checkout), always: { guard: 'isHoldKnown', target: 'held' } },
    },
  })
