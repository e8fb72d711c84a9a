import { languageOfTag } from '#core/shared/language.ts'
import { marketingParameters, visitParameters } from '#core/query/query-parameters.ts'
import type { Visit } from '#core/journeys/sale/sale.context.ts'
import { channelAt } from './app/channel.ts'
import { stepAt } from './app/journey-paths.ts'
import { startApp } from './app/start-app.tsx'
import { yieldTask } from './app/yield-task.ts'
import { whenIdle } from './features/shared/when-idle.ts'
import { compose, prefetchParts } from '#ui/compose/browser/compose-sale.ts'

const linked = [...Object.values(marketingParameters), visitParameters.sku]

/** Few urls have a parameter of a visit. Its code loads for those alone. */
const marketing = async (search: string): Promise<Partial<Visit>> =>
  linked.some((name) => search.includes(name)) ? (await import('./app/visit-query.ts')).readVisit(search) : {}

/** The shop works without what follows its start: the link to the help is a link. */
const startAlone = (): void => undefined

/** Spanish is part of the code. Words of another language load with the code that selects it. */
const readLanguage = async (): Promise<void> => {
  const language = languageOfTag(document.documentElement.lang)
  if (language !== 'es')
    await import('#ui/compose/browser/document-language.ts').then(
      (page) => page.startInLanguage(language),
      startAlone,
    )
}

/** Starts the application in an element. `written` is the server's HTML for visitors without script. */
export const startIn = async (place: Element, written: Element | null): Promise<void> => {
  const { pathname, search } = window.location
  const visit = { channel: channelAt(pathname), step: stepAt(pathname), query: search }
  const [parameters] = await Promise.all([marketing(search).catch(() => ({})), readLanguage()])
  await yieldTask()
  const context = compose({ ...visit, ...parameters })
  await yieldTask()
  await startApp(place, context, { prefetchParts, written })
  whenIdle(
    () =>
      void import('#ui/compose/browser/after-start.ts').then(
        ({ afterStart }) => afterStart(context.sale),
        startAlone,
      ),
  )
}
