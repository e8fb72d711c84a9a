import './theme/global.css.ts'
import { portalStepOf } from '#core/routes/portal-steps.ts'
import { languageOfTag } from '#core/shared/language.ts'
import { startPortal } from './app/start-portal.tsx'
import { composePortal } from '#ui/compose/browser/compose-portal.ts'
import { watchPastes } from './features/shared/watch-pastes.ts'
import { whenIdle } from './features/shared/when-idle.ts'
import { listenForHelp } from '#ui/compose/browser/listen-for-help.ts'

const place = document.querySelector('#app')

/** Returns the navigation type of this document, as the browser reports it (PTL-05). */
const navigationOf = (): string => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming ? entry.type : 'navigate'
}

/** Spanish is part of the code. Words of another language load with the code that selects it. */
const readLanguage = async (): Promise<void> => {
  const language = languageOfTag(document.documentElement.lang)
  if (language !== 'es')
    await import('#ui/compose/browser/document-language.ts').then(
      (page) => page.startInLanguage(language),
      () => undefined,
    )
}

/** Starts the portal. The customer may come back from the login, reload a page, or open a link. */
const start = async (element: Element): Promise<void> => {
  await readLanguage()
  const { pathname, search, origin } = window.location
  const { store, ...context } = composePortal({
    step: portalStepOf(pathname),
    query: search,
    navigation: navigationOf(),
    origin,
  })
  await startPortal(element, context, store.clear)
  whenIdle(() => {
    listenForHelp()
    watchPastes()
  })
}

if (place !== null) void start(place)
