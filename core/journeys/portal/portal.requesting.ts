import { either as E } from 'fp-ts'
import { assign } from 'xstate'
import { answerIn, succeeded } from '../answered.ts'
import type { PortalAnswer } from './portal.actors.ts'
import type { PortalContext } from './portal.context.ts'
import { isBlocked, isMoved, isUnknown } from './portal.failure.ts'
import type { PortalSetup } from './portal.setup.ts'
import { requested } from './portal.updates.ts'

type Ended = { readonly event: { readonly output: PortalAnswer<unknown> } }

const hasMoved = ({ event: { output } }: Ended): boolean => E.isLeft(output) && isMoved(output.left)
const wasBlocked = ({ event: { output } }: Ended): boolean => E.isLeft(output) && isBlocked(output.left)
const isInDoubt = ({ event: { output } }: Ended): boolean => E.isLeft(output) && isUnknown(output.left)

const requestIn = ({ draft, preview }: PortalContext) => {
  if (draft.key === null || preview === null) throw new Error('a request without its preview')
  return { key: draft.key, request: preview.request, token: preview.token }
}

/**
 * Requests the change that is shown, once: one key, and one request at a time. Figures that have moved are shown again
 * before anything is requested. An unknown result is queried with the same key.
 */
const requestingState = (portal: PortalSetup) =>
  portal.createStateConfig({
    entry: ['setBusy', 'openIntention', 'persist'],
    exit: 'setIdle',
    invoke: {
      src: 'requestChange',
      input: ({ context }) => requestIn(context),
      onDone: [
        {
          guard: succeeded,
          target: '#portal.page.deciding',
          actions: [assign(({ event }) => requested(answerIn(event.output))), 'persist', 'reloadOverview'],
        },
        {
          guard: hasMoved,
          target: '#portal.page.inside.loading.preview',
          actions: ['dropKey', 'persist', { type: 'notify', params: 'changeMoved' }],
        },
        {
          guard: wasBlocked,
          target: '#portal.page.inside.loading.overview',
          actions: [
            { type: 'want', params: 'services' },
            'dropChange',
            'persist',
            { type: 'noteFailure', params: ({ event }) => event.output },
          ],
        },
        {
          guard: isInDoubt,
          target: 'inDoubt',
          actions: { type: 'noteFailure', params: ({ event }) => event.output },
        },
        {
          target: '#portal.page.deciding',
          actions: ['dropKey', 'persist', { type: 'noteFailure', params: ({ event }) => event.output }],
        },
      ],
    },
  })

/** The result is unknown: the same request is repeated with growing pauses, then whenever the customer asks for it. */
const inDoubtState = (portal: PortalSetup) =>
  portal.createStateConfig({
    always: { guard: 'isPollOver', target: 'unanswered' },
    after: { resultPoll: { target: 'requesting', actions: 'countPoll' } },
  })

/** The customer asks again, or looks at the account, which shows the change if it was requested. */
const unansweredState = (portal: PortalSetup) =>
  portal.createStateConfig({
    on: {
      'retry.pressed': { target: 'requesting', actions: 'restartPolls' },
      'cancellation.dropped': {
        target: '#portal.page.inside.loading.overview',
        actions: ['restartPolls', { type: 'want', params: 'services' }],
      },
      'step.requested': {
        guard: 'isElsewhere',
        target: '#portal.page.inside.loading.overview',
        actions: ['restartPolls', 'wantRequested'],
      },
    },
  })

/** A change on its way, until its result is known or the customer looks at the account. */
export const requestState = (portal: PortalSetup) =>
  portal.createStateConfig({
    initial: 'requesting',
    states: {
      requesting: requestingState(portal),
      inDoubt: inDoubtState(portal),
      unanswered: unansweredState(portal),
    },
  })
