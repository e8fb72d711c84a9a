import { either as E } from 'fp-ts'
import { assign } from 'xstate'
import { answerIn, succeeded } from '../answered.ts'
import { cancellationIn } from '../../portal/change-draft.ts'
import type { PortalAnswer } from './portal.actors.ts'
import type { PortalContext } from './portal.context.ts'
import { isSummaryMissing } from './portal.failure.ts'
import type { PortalSetup } from './portal.setup.ts'
import { requestAt } from './portal.steps.ts'
import { optionsTaken, overviewTaken, reverted } from './portal.updates.ts'
import { continued } from './portal.visiting.ts'

const selectedIn = ({ draft }: PortalContext) => {
  const request = cancellationIn(draft)
  if (request?.kind !== 'cancel') throw new Error('options without a service')
  return { serviceIds: request.serviceIds, reason: request.reason }
}

/** Returns the change to preview: that of the step to open. */
const wantedChange = (context: PortalContext) => {
  const request = requestAt(context.wanted, context)
  if (request === null) throw new Error('a preview without a change')
  return request
}

const lacksSummary = ({ event }: { readonly event: { readonly output: PortalAnswer<unknown> } }): boolean =>
  E.isLeft(event.output) && isSummaryMissing(event.output.left)

/** What the next page needs. The page before stays visible meanwhile, and can be left. */
export const loadingState = (portal: PortalSetup) =>
  portal.createStateConfig({
    entry: 'setBusy',
    exit: 'setIdle',
    initial: 'overview',
    states: {
      overview: {
        invoke: {
          src: 'loadOverview',
          onDone: [
            {
              guard: succeeded,
              target: '#portal.page.deciding',
              actions: [
                assign(({ context, event }) => overviewTaken(context, answerIn(event.output))),
                'persist',
              ],
            },
            {
              guard: lacksSummary,
              target: '#portal.page.signOut',
              actions: { type: 'noteFailure', params: ({ event }) => event.output },
            },
            {
              target: '#portal.page.inside.failed',
              actions: { type: 'noteFailure', params: ({ event }) => event.output },
            },
          ],
        },
      },
      options: {
        invoke: {
          src: 'loadOptions',
          input: ({ context }) => selectedIn(context),
          onDone: [
            {
              guard: succeeded,
              target: '#portal.page.deciding',
              actions: assign(({ context, event }) => optionsTaken(context, answerIn(event.output).options)),
            },
            // A cancellation does not wait for what could be offered instead.
            {
              target: '#portal.page.deciding',
              actions: [
                assign(({ context }) => optionsTaken(context, [])),
                { type: 'noteFailure', params: ({ event }) => event.output },
              ],
            },
          ],
        },
        on: { 'cancellation.continued': continued },
      },
      preview: {
        invoke: {
          src: 'loadPreview',
          input: ({ context }) => wantedChange(context),
          onDone: [
            {
              guard: succeeded,
              target: '#portal.page.deciding',
              actions: assign(({ event }) => ({ preview: answerIn(event.output) })),
            },
            {
              guard: 'hasFormerPreview',
              target: '#portal.page.deciding',
              actions: [
                assign(({ context }) => reverted(context)),
                'persist',
                { type: 'noteFailure', params: ({ event }) => event.output },
              ],
            },
            {
              target: '#portal.page.inside.failed',
              actions: { type: 'noteFailure', params: ({ event }) => event.output },
            },
          ],
        },
      },
    },
  })
