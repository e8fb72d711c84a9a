import { either as E } from 'fp-ts'
import { and, assign } from 'xstate'
import { hasExpired, succeeded } from '../answered.ts'
import type { SessionSnapshot } from '../../ports/storefront-orchestrator.ts'
import type { SaleAnswer } from './sale.actors.ts'
import type { SaleSetup } from './sale.setup.ts'
import { opensShop, restoredFrom } from './sale.updates.ts'

type FoundSession = { readonly event: { readonly output: SaleAnswer<SessionSnapshot> } }

const foundSession = ({ event: { output } }: FoundSession) => output

/** The actions that restore the provider's records of a found session. */
const restoreFound = [
  { type: 'takeFound', params: foundSession },
  { type: 'restoreLocalization', params: foundSession },
  { type: 'restoreCheckout', params: foundSession },
] as const

/** Looks for this browser's session and opens the requested step. A new visitor at the address needs no call. */
export const restoringState = (sale: SaleSetup) =>
  sale.createStateConfig({
    initial: 'checking',
    states: {
      checking: { always: [{ guard: 'isNewcomer', target: '#sale.journey.localization' }, 'finding'] },
      finding: {
        entry: assign({ failure: null }),
        invoke: {
          src: 'findSession',
          onDone: [
            {
              guard: ({ context, event: { output } }) =>
                E.isRight(output) && opensShop({ ...context, ...restoredFrom(context, output.right) }),
              target: 'opening',
              actions: [...restoreFound, 'openSession', 'openShop'],
            },
            {
              guard: succeeded,
              target: '#sale.journey.localization',
              actions: [...restoreFound, 'requestWanted'],
            },
            {
              guard: and([hasExpired, 'isPaymentLost']),
              target: '#sale.journey.expired',
              actions: 'noteLostExpiry',
            },
            {
              guard: and([hasExpired, 'isPlaceLost']),
              target: '#sale.journey.localization',
              actions: 'expireLocalization',
            },
            { guard: hasExpired, target: '#sale.journey.localization' },
            {
              target: 'failed',
              actions: [
                { type: 'keepFailure', params: ({ event }) => event.output },
                { type: 'logUnread', params: ({ event }) => event.output },
              ],
            },
          ],
        },
      },
      opening: {
        on: {
          'shop.opened': { actions: 'requestWanted' },
          'shop.failed': { target: '#sale.journey.shopping.unopened', actions: 'requestWanted' },
        },
      },
      failed: { on: { 'retry.requested': 'finding' } },
    },
  })

/** Finds an order that another tab placed for this cart (I15). Every order closes the session and clears the draft. */
export const orderState = (sale: SaleSetup) =>
  sale.createStateConfig({
    initial: 'own',
    on: { 'order.placed': { actions: ['closeSession', 'clearDraft', 'closeVisitOrder'] } },
    states: {
      own: {
        on: { 'session.stale': { target: 'finding', actions: assign({ wantedStep: 'confirmation' }) } },
      },
      finding: {
        invoke: {
          src: 'findSession',
          onDone: [
            {
              guard: succeeded,
              target: 'own',
              actions: [...restoreFound, 'openSession', 'openShop', 'requestWanted'],
            },
            { guard: hasExpired, target: 'own', actions: 'announceLost' },
            { target: 'own' },
          ],
        },
      },
    },
  })
