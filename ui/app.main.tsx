import './theme/global.css.ts'
// The server-rendered outcome uses these styles, and its page loads only the application's sheet.
import './kit/page/outcome.css.ts'
import type { Visit } from '#core/journeys/sale/sale.context.ts'
import { channelAt } from './app/channel.ts'
import { stepAt } from './app/journey-paths.ts'
import { startApp } from './app/start-app.tsx'
import { compose, prefetchParts } from './compose.ts'

const element = document.querySelector('#app')
const { pathname, search } = window.location

/** Few urls have a parameter of a visit. Its code loads for those alone. */
const marketing = async (): Promise<Partial<Visit>> =>
  /vParam|cmp|retailTransId/.test(search)
    ? (await import('./app/visit-query.ts')).visitParameters(search)
    : {}

const start = async (place: Element): Promise<void> => {
  const visit = { channel: channelAt(pathname), step: stepAt(pathname), query: search }
  const context = compose({ ...visit, ...(await marketing().catch(() => ({}))) })
  await startApp(place, context, prefetchParts)
}

if (element !== null) void start(element)
