import { either as E } from 'fp-ts'
import type { EventObject } from 'xstate'
import { assertEvent, enqueueActions, fromCallback, setup } from 'xstate'
import type { Log } from '../../ports/log.ts'
import type { LoadPageModel } from '../../ports/page-models.ts'
import type { WantedPage } from '../../template/sale-page.ts'
import { salePages } from '../../template/sale-page-table.ts'
import { decideScheduleStep } from '../../schedule/schedule-step.ts'
import type { PageEntry, PageModelContext } from './page-model.context.ts'
import type { PageAnswer, PageModelEmitted, PageModelEvent } from './page-model.events.ts'
import { currentEntry } from './page-model.selectors.ts'
import { NO_PAGES, answeredIn, reopening, wanting } from './page-model.updates.ts'

export type PageModelPorts = {
  /** Loads page models. Without it no page waits for one. */
  readonly loadPageModel?: LoadPageModel
  readonly log?: Log
}

type LoaderEvent = { readonly type: 'page.requested'; readonly page: WantedPage }

const rowOf = ({ page }: PageModelContext) => page && salePages[page.request.endpoint]

const hasExpired = (answer: PageAnswer): boolean => E.isLeft(answer) && answer.left._tag === 'SessionExpired'

const isCurrent = ({ page }: PageModelContext, { request }: WantedPage): boolean =>
  page?.request.endpoint === request.endpoint

/** Returns the log entry of a page without a model. Only a missing schedule is a warning (SCH-04, TPL-16). */
const logEntry = (state: 'missing' | 'failed', { request: { endpoint } }: WantedPage, answer: PageAnswer) => {
  const skipped =
    salePages[endpoint].onFailure === 'proceed' ? decideScheduleStep('installation', { state }) : null
  const level = skipped?.do === 'proceed' ? skipped.log : null
  return {
    level: level ?? ('error' as const),
    event: 'PageModelFailed',
    facts: { endpoint, failure: E.isLeft(answer) ? answer.left._tag : 'OtherPage' },
  }
}

/** Checks whether a schedule has no model, or one that says why there are no windows. */
const isSkipped = ({ request: { endpoint } }: WantedPage, { state, model }: PageEntry): boolean =>
  salePages[endpoint].onFailure === 'proceed' &&
  state !== 'loading' &&
  (model === null || model.blocks.some(({ reason }) => reason !== null))

const pageModelSetup = ({ loadPageModel, log = () => undefined }: PageModelPorts) =>
  setup({
    types: {
      context: {} as PageModelContext,
      events: {} as PageModelEvent,
      emitted: {} as PageModelEmitted,
      children: {} as { loader: 'loader' },
    },
    actors: {
      loader: fromCallback<LoaderEvent & EventObject>(({ sendBack, receive }) =>
        receive(({ page }) => {
          const answerWith = (answer: PageAnswer): void =>
            sendBack({ type: 'page.answered', page, answer } satisfies PageModelEvent)
          void loadPageModel?.(page.request)().then(answerWith)
        }),
      ),
    },
    guards: {
      hasNoPage: ({ context }) => context.page === null || loadPageModel === undefined,
      hasModel: ({ context }) => (currentEntry(context)?.model ?? null) !== null,
      /** The confirmation of an order never waits. */
      isWaiting: ({ context }) =>
        currentEntry(context)?.state === 'loading' && rowOf(context)?.step !== 'confirmation',
      isShownAnyway: ({ context }) => rowOf(context)?.onFailure === 'show',
      isSkipped: ({ context }) => rowOf(context)?.onFailure === 'proceed',
    },
    actions: {
      want: enqueueActions(({ context, event, enqueue }) => {
        assertEvent(event, 'pages.wanted')
        const { session, page, next, isOpen } = event
        const change = wanting(context, { session, page, next, isOpen })
        enqueue.assign(change.context)
        for (const wanted of change.toLoad) enqueue.sendTo('loader', { type: 'page.requested', page: wanted })
      }),
      reopen: enqueueActions(({ context, enqueue }) => {
        const change = reopening(context)
        enqueue.assign(change.context)
        for (const page of change.toLoad) enqueue.sendTo('loader', { type: 'page.requested', page })
      }),
      take: enqueueActions(({ context, event, enqueue }) => {
        assertEvent(event, 'page.answered')
        const { page, answer } = event
        const next = answeredIn(context, page, answer)
        if (next === null) return
        enqueue.assign(next)
        const entry = next.entries[page.request.endpoint]
        if (entry === undefined) return
        const { state } = entry
        if (state === 'missing' || state === 'failed') enqueue(() => log(logEntry(state, page, answer)))
        if (isSkipped(page, entry)) enqueue.emit({ type: 'schedule.skipped' })
        if (hasExpired(answer) && isCurrent(context, page)) enqueue.emit({ type: 'session.lost' })
      }),
    },
  })

/**
 * Loads the model of the page of the current step, and those of the steps that may follow. Its states say whether the
 * content of the page waits, is shown, is skipped, or gives way to the error route.
 */
export const createPageModelMachine = (ports: PageModelPorts) =>
  pageModelSetup(ports).createMachine({
    id: 'pageModel',
    context: NO_PAGES,
    invoke: { src: 'loader', id: 'loader' },
    initial: 'closed',
    on: {
      'pages.wanted': { target: '.deciding', actions: 'want' },
      'page.answered': { target: '.deciding', actions: 'take' },
      'page.reopened': { target: '.deciding', actions: 'reopen' },
    },
    states: {
      deciding: {
        always: [
          { guard: 'hasNoPage', target: 'closed' },
          { guard: 'hasModel', target: 'shown' },
          { guard: 'isWaiting', target: 'waiting' },
          { guard: 'isShownAnyway', target: 'shown' },
          { guard: 'isSkipped', target: 'skipped' },
          { target: 'failed' },
        ],
      },
      closed: {},
      waiting: {},
      shown: {},
      skipped: {},
      failed: {},
    },
  })
