import { waitFor } from 'xstate'
import type { PageModelContext } from '#core/journeys/page-model/page-model.context.ts'
import type { PageAnswer, PageModelEvent } from '#core/journeys/page-model/page-model.events.ts'
import { createPageModelMachine } from '#core/journeys/page-model/page-model.machine.ts'
import type { ShopEndpoint } from '#core/template/endpoint.ts'
import type { PageModel } from '#core/template/page-model.ts'
import type { ShopPageRequest } from '#core/template/page-request.ts'
import type { WantedPage } from '#core/template/sale-page.ts'
import type { CallBehavior } from '../stage/call-control.ts'
import type { Stage } from '../stage/stage.ts'
import { shown } from '../stage/stage.ts'
import type { Journey, SystemEvent } from './journey.ts'

const requests: readonly ShopPageRequest[] = [
  { endpoint: 'included', query: {} },
  { endpoint: 'pre-payment', query: {} },
  { endpoint: 'schedule', body: { installationWindows: [] } },
  { endpoint: 'non-automated-confirmation', query: {} },
]

const pages: readonly WantedPage[] = requests.map((request) => ({ request, key: request.endpoint }))

const modelOf = (endpoint: ShopEndpoint): PageModel => ({
  endpoint,
  titleKey: `title.${endpoint}`,
  blocks: [],
  offers: [],
  flags: {},
  summary: null,
  next: '/',
  version: { rules: '', catalog: '' },
})

type System = SystemEvent<PageModelContext, PageModelEvent>

const wanted = (page: WantedPage | null): System => ({
  name: `pages.wanted ${page?.request.endpoint ?? 'none'}`,
  event: (_context, { answer }) => ({
    type: 'pages.wanted',
    session: answer.sessionId,
    page,
    next: [],
    isOpen: true,
  }),
})

const answers: Readonly<Record<string, (page: WantedPage) => PageAnswer>> = {
  model: ({ request }) => ({ _tag: 'Right', right: modelOf(request.endpoint) }),
  missing: () => ({ _tag: 'Left', left: { _tag: 'Unintelligible' } }),
  failed: () => ({ _tag: 'Left', left: { _tag: 'TimedOut' } }),
  'session expired': () => ({ _tag: 'Left', left: { _tag: 'SessionExpired' } }),
}

/** Admits the held calls for page models, until the current page has its answer. */
const admit =
  (behavior: CallBehavior) =>
  async ({ gate, sale: { pages: actor } }: Stage): Promise<void> => {
    gate.admit(['pageModel', 'pageModelOf'], behavior)
    await waitFor(actor, (snapshot) => !snapshot.matches('waiting'))
    gate.dismiss()
  }

const acts: Readonly<Record<string, System['act']>> = {
  model: admit('answers'),
  failed: admit({ _tag: 'TimedOut' }),
}

const answeredWith = (name: string, answer: (page: WantedPage) => PageAnswer): System => ({
  name: `page.answered ${name}`,
  event: ({ page }) => (page === null ? null : { type: 'page.answered', page, answer: answer(page) }),
  isInner: true,
  ...(acts[name] === undefined ? {} : { act: acts[name] }),
})

/** The page models of the sale. On a stage the page is that of the plans. */
export const pageModel: Journey<PageModelContext, PageModelEvent, 'loader'> = {
  name: 'page-model',
  title: { es: 'Página', en: 'Page' },
  states: {
    closed: { es: 'Sin página', en: 'No page' },
    waiting: { es: 'Cargando la página', en: 'Loading the page' },
    shown: { es: 'Página cargada', en: 'Page loaded' },
    failed: { es: 'Página sin cargar', en: 'Page not loaded' },
  },
  withoutStory: { skipped: 'The sale leaves a skipped page at once.' },
  actor: ({ pages: actor }) => actor,
  parts: { loadPageModel: 'provider' },
  machine: () => createPageModelMachine({ loadPageModel: () => () => new Promise(() => undefined) }),
  userEvents: [{ name: 'page.reopened', event: () => ({ type: 'page.reopened' }) }],
  systemEvents: [
    { ...wanted(pages[0] ?? null), act: shown },
    ...pages.slice(1).map(wanted),
    wanted(null),
    ...Object.entries(answers).map(([name, answer]) => answeredWith(name, answer)),
  ],
  invoked: { loader: { calls: [], outcomes: [] } },
  digest: ({ page, entries }) => {
    const endpoint = page?.request.endpoint
    const entry = endpoint === undefined ? undefined : entries[endpoint]
    return [endpoint, entry?.state, entry?.model !== null]
  },
  setting: () => undefined,
}
