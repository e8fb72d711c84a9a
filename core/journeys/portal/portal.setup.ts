import { either as E } from 'fp-ts'

import { assertEvent, assign, raise, setup } from 'xstate'
import { orderPollMs } from '../../checkout/order-poll.ts'
import type { IdempotencyKey } from '../../checkout/order.ts'
import { firstRetentionStep, nextRetentionStep } from '../../portal/retention-path.ts'
import { TOKEN_VALIDATION_MS } from '../../portal/token.ts'
import { permittedPortalStep } from '../../guards/portal-step.ts'
import type { PortalStatus } from '../../ports/portal-calls.ts'
import type { StoredPortal } from '../../ports/portal-draft.ts'
import type { PortalStep } from '../../routes/portal-steps.ts'
import { SESSION_WARNING_MS } from '../../session/session.ts'
import type { PortalAnswer, PortalPorts } from './portal.actors.ts'
import { portalActors } from './portal.actors.ts'
import type { PortalContext, PortalEntry, PortalNotice } from './portal.context.ts'
import type { PortalEvent } from './portal.events.ts'
import type { PortalDecision } from './portal.steps.ts'
import { areDisclosuresRead, decideNext, isPreviewCurrent, portalStatusOf } from './portal.steps.ts'
import {
  ended,
  entering,
  failing,
  judged,
  opening,
  pageOfFailure,
  refused,
  startsAtEntry,
  statusTaken,
} from './portal.access.ts'
import { NO_ACCOUNT, NO_CHANGE } from './portal.start.ts'
import { drafting, isCancelable } from './portal.updates.ts'

export type PortalInput = { readonly entry: PortalEntry; readonly stored: StoredPortal | null }

/** What the regions of the portal tell one another. */
type InnerEvent =
  | { readonly type: 'session.closed' }
  /** A page of the account was opened: the session is used (PTL-04). */
  | { readonly type: 'session.used' }

export type PortalMachineEvent = PortalEvent | InnerEvent

/** How often the result of a request is queried before the customer is informed. */
const POLLS_BEFORE_NOTICE = 3

const isNext = (context: PortalContext, next: PortalDecision['next']): boolean =>
  decideNext(context).next === next

const wantedBy = (event: PortalMachineEvent): PortalStep => {
  assertEvent(event, 'step.requested')
  return event.step
}

/** Defines the actors, guards, actions and delays of the portal by name. */
export const portalSetup = (ports: PortalPorts) => {
  const msUntilEnd = ({ status }: PortalContext): number => (status?.expiresAt ?? 0) - ports.clock.now()
  return setup({
    types: {
      context: {} as PortalContext,
      events: {} as PortalMachineEvent,
      input: {} as PortalInput,
    },
    actors: portalActors(ports),
    delays: {
      resultPoll: ({ context }) => orderPollMs(context.polls),
      // The clock of the customer may be wrong: the session is not read more often than it is valid.
      warning: ({ context }) => Math.max(TOKEN_VALIDATION_MS, msUntilEnd(context) - SESSION_WARNING_MS),
      end: ({ context }) => Math.max(0, msUntilEnd(context)),
    },
    guards: {
      lands: ({ context }) => isNext(context, 'land'),
      needsAccount: ({ context }) => isNext(context, 'chooseAccount'),
      needsOverview: ({ context }) => isNext(context, 'loadOverview'),
      needsOptions: ({ context }) => isNext(context, 'loadOptions'),
      needsPreview: ({ context }) => isNext(context, 'loadPreview'),
      opens: ({ context }, step: PortalStep) => {
        const decided = decideNext(context)
        return decided.next === 'open' && decided.step === step
      },
      isElsewhere: ({ context, event }) =>
        permittedPortalStep(wantedBy(event), portalStatusOf(context)) !== context.step,
      isMisplaced: ({ context }) =>
        permittedPortalStep(context.step, portalStatusOf(context)) !== context.step,
      isUnread: ({ context }) => context.status === null,
      hasSeveralAccounts: ({ context }) => (context.status?.accounts.length ?? 0) > 1,
      isOpen: ({ context }) => context.overview !== null,
      isAlive: ({ context }) => context.status?.isAlive === true,
      isDead: ({ context }) => context.refusal === 'SESSION_DEAD',
      isAccountMoved: ({ context }) => context.refusal === 'ACCOUNT_CHANGED',
      isRefused: ({ context }) => context.refusal !== null,
      mayCancel: ({ context, event }) => {
        assertEvent(event, 'cancellation.started')
        return isCancelable(context.overview, event.serviceIds)
      },
      isOffered: ({ context, event }) => {
        assertEvent(event, 'option.chosen')
        return context.options?.some(({ id }) => id === event.optionId) ?? false
      },
      isRead: ({ context }) => areDisclosuresRead(context),
      hasFormerPreview: ({ context }) => context.preview !== null && context.wanted === context.step,
      isConfirmable: ({ context }) => areDisclosuresRead(context) && isPreviewCurrent(context.step, context),
      isPollOver: ({ context }) => context.polls >= POLLS_BEFORE_NOTICE,
      isEnding: ({ context }) => msUntilEnd(context) <= SESSION_WARNING_MS,
      isBillMissing: ({ context, event }) =>
        event.type === 'bill.opened' &&
        context.overview !== null &&
        !context.overview.bills.some(({ id }) => id === event.billId),
    },
    actions: {
      useSession: raise({ type: 'session.used' }),
      closeSession: raise({ type: 'session.closed' }),
      reloadOverview: raise({ type: 'overview.reloaded' }),
      persist: ({ context }) => ports.store.save({ draft: context.draft, returnTo: context.returnTo }),
      clearStore: () => ports.store.clear(),
      setBusy: assign({ isBusy: true }),
      setIdle: assign({ isBusy: false }),
      forgetFailure: assign({ failure: null }),
      dropNotice: assign({ notice: null }),
      /** A step that the customer opens drops what was said before. */
      want: assign((_, step: PortalStep) => ({ wanted: step, failure: null, notice: null })),
      wantRequested: assign(({ event }) => ({ wanted: wantedBy(event), failure: null, notice: null })),
      clearStoreAtEntry: ({ context }) => {
        if (startsAtEntry(context)) ports.store.clear()
      },
      enter: assign(({ context }) => entering(context)),
      open: assign(({ context }, step: PortalStep) => opening(context, step)),
      noteFailure: assign((_, output: PortalAnswer<unknown>) => failing(output)),
      judge: assign(({ context }, output: PortalAnswer<PortalStatus>) => judged(context, output)),
      refuse: assign(({ context }) => refused(context)),
      showFailure: assign(({ context }) => ({ step: pageOfFailure(context) })),
      notify: assign((_, notice: PortalNotice) => ({ notice })),
      notifyAutoPay: assign(({ context }) => ({
        notice:
          context.overview?.account.isAutoPay === true
            ? ('autoPayStarted' as const)
            : ('autoPayEnded' as const),
      })),
      startCancellation: assign(({ context, event }) => {
        assertEvent(event, 'cancellation.started')
        return { ...NO_CHANGE, ...drafting({ ...context, ...NO_CHANGE }, { serviceIds: event.serviceIds }) }
      }),
      chooseReason: assign(({ context, event }) => {
        assertEvent(event, 'reason.chosen')
        const { reason } = event
        return {
          ...drafting(context, { reason, optionId: null }),
          options: null,
          wanted: firstRetentionStep(reason),
        }
      }),
      wantNextRetention: assign(({ context }) => ({ wanted: nextRetentionStep(context.step) })),
      chooseOption: assign(({ context, event }) => {
        assertEvent(event, 'option.chosen')
        return { ...drafting(context, { optionId: event.optionId }), wanted: 'optionAccept' as const }
      }),
      dropOption: assign(({ context }) => drafting(context, { optionId: null })),
      chooseTiming: assign(({ context, event }) => {
        assertEvent(event, 'timing.chosen')
        return drafting(context, { timing: event.timing })
      }),
      chooseReturn: assign(({ context, event }) => {
        assertEvent(event, 'return.chosen')
        return drafting(context, { returnMethod: event.returnMethod })
      }),
      toggleDisclosure: assign(({ context, event }) => {
        assertEvent(event, 'disclosure.toggled')
        const { disclosure, isRead } = event
        const others = context.draft.read.filter((name) => name !== disclosure)
        return { draft: { ...context.draft, read: isRead ? [...others, disclosure] : others } }
      }),
      dropChange: assign(NO_CHANGE),
      openIntention: assign(({ context: { draft } }) => ({
        failure: null,
        notice: null,
        draft: { ...draft, key: draft.key ?? (ports.random.id() as IdempotencyKey) },
      })),
      dropKey: assign(({ context: { draft } }) => ({ draft: { ...draft, key: null } })),
      countPoll: assign(({ context }) => ({ polls: context.polls + 1 })),
      restartPolls: assign({ polls: 0 }),
      takeStatus: assign(({ context }, output: PortalAnswer<PortalStatus>) =>
        E.isRight(output) ? statusTaken(context, output.right) : {},
      ),
      show: assign((_, step: PortalStep) => ({ step })),
      dropAccount: assign(NO_ACCOUNT),
      end: assign((_, leaveTo: string | null) => ended(leaveTo)),
      openBill: assign(({ event }) => {
        assertEvent(event, 'bill.opened')
        return { openBill: event.billId }
      }),
      openVisit: assign(({ event }) => {
        assertEvent(event, 'visit.opened')
        return { visit: { orderNumber: event.orderNumber, windows: null }, failure: null }
      }),
      closeVisit: assign({ visit: null }),
    },
  })
}

export type PortalSetup = ReturnType<typeof portalSetup>
