import { either as E } from 'fp-ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { WantedPage } from '../../template/sale-page.ts'
import type { PageEntry, PageModelContext, WantedPages } from './page-model.context.ts'
import type { PageAnswer } from './page-model.events.ts'

type Entries = PageModelContext['entries']

/** The pages after a change, and the requests to send. */
type Change = { readonly context: PageModelContext; readonly toLoad: readonly WantedPage[] }

export const NO_PAGES: PageModelContext = {
  session: null,
  page: null,
  next: [],
  isOpen: false,
  entries: {},
}

const endpointOf = (page: WantedPage | null) => page?.request.endpoint ?? null

const isWithoutModel = (entry: PageEntry): boolean => entry.state === 'missing' || entry.state === 'failed'

/** Requests pages that are unknown, changed, or to be tried again. */
const requesting = (
  entries: Entries,
  pages: readonly WantedPage[],
  isRetried: (page: WantedPage) => boolean,
) => {
  const toLoad = pages.filter((page) => {
    const entry = entries[page.request.endpoint]
    return entry?.key !== page.key || (isWithoutModel(entry) && isRetried(page))
  })
  const requested = toLoad.map(({ request: { endpoint }, key }) => [
    endpoint,
    { key, state: 'loading', model: entries[endpoint]?.model ?? null } satisfies PageEntry,
  ])
  return { toLoad, entries: { ...entries, ...Object.fromEntries(requested) } as Entries }
}

/**
 * Requests the models that the sale wants and does not have. A failed page is tried again when the visitor comes to it,
 * and when the data of its step is loaded. A new session starts without models.
 */
export const wanting = (context: PageModelContext, wanted: WantedPages): Change => {
  const isSameSession = context.session === wanted.session
  const isArrival = endpointOf(context.page) !== endpointOf(wanted.page) || (wanted.isOpen && !context.isOpen)
  const pages = wanted.page === null ? wanted.next : [wanted.page, ...wanted.next]
  const { toLoad, entries } = requesting(
    isSameSession ? context.entries : {},
    pages,
    (page) => page === wanted.page && isArrival,
  )
  return { context: { ...wanted, entries }, toLoad }
}

/** Requests the current page again after a failure. */
export const reopening = (context: PageModelContext): Change => {
  const pages = context.page === null ? [] : [context.page]
  const { toLoad, entries } = requesting(context.entries, pages, () => true)
  return { context: { ...context, entries }, toLoad }
}

/** An answer that the provider has no such page, or an empty one (SCH-04). */
const isMissing = (failure: OrchestratorFailure): boolean =>
  failure._tag === 'Unintelligible' || (failure._tag === 'Refused' && failure.code === 'NOT_FOUND')

/** Returns the entry of a page after an answer. The model of another page is none. A failure retains the last model. */
const answered = (entry: PageEntry, { request }: WantedPage, answer: PageAnswer): PageEntry => {
  if (E.isRight(answer) && answer.right.endpoint === request.endpoint)
    return { ...entry, state: 'loaded', model: answer.right }
  if (entry.model !== null) return { ...entry, state: 'loaded' }
  return { ...entry, state: E.isRight(answer) || isMissing(answer.left) ? 'missing' : 'failed' }
}

/** Takes the answer of a page; null for an answer to an earlier request. */
export const answeredIn = (
  context: PageModelContext,
  page: WantedPage,
  answer: PageAnswer,
): PageModelContext | null => {
  const { endpoint } = page.request
  const entry = context.entries[endpoint]
  if (entry?.key !== page.key || entry.state !== 'loading') return null
  return { ...context, entries: { ...context.entries, [endpoint]: answered(entry, page, answer) } }
}
