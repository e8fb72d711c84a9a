import { RouterProvider } from '@tanstack/react-router'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { waitFor } from 'xstate'
import { automaticAddress } from '#core/address/address-form.ts'
import { isResolving } from '#core/journeys/localization/localization.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { commonWords, errorPageWords, errorWords } from '#ui/content/es/common.ts'
import { caretIn, putCaret } from '#ui/features/caret.ts'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { formOfQuery, parseQuery } from './address-query.ts'
import { announceScreens } from './announce-screens.ts'
import type { AppContext } from './app-context.ts'
import { AppFrame } from './app-frame.view.tsx'
import type { PartsBehind } from './fetch-ahead.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { bridgeJourney } from './journey-bridge.ts'
import { isAt, isUndecided, pathOf, stepAt } from './journey-paths.ts'
import { watchForNewBuild } from './old-tab.ts'
import { routerPlaces } from './router-places.ts'
import type { AppRouter } from './router.tsx'
import { createAppRouter } from './router.tsx'
import { TroubleView } from './trouble.view.tsx'

/** Fills the address form from the query; a whole address is sent at once (ADR-04). */
const prefill = ({ localization }: Sale, query: string): void => {
  const form = formOfQuery(parseQuery(query))
  if (form.street === '' && form.zip === '') return
  localization.send({ type: 'form.prefilled', form })
  const address = automaticAddress(form)
  if (address !== null) localization.send({ type: 'address.submitted', address })
}

/** What the server wrote into the page for visitors without script: an outcome, or the address form. */
const staticOutcome = (): Element | null => document.querySelector('#static-outcome:not(:empty)')

/** Takes over what was typed into the server's form while the script was on its way. */
const takeTyped = ({ localization }: Sale, written: Element): void => {
  const typed = [...written.querySelectorAll('input')].map(({ name, value }) => [name, value])
  const form = formOfQuery(Object.fromEntries(typed) as Record<string, string>)
  if (form.street !== '' || form.unit !== '' || form.zip !== '')
    localization.send({ type: 'form.prefilled', form })
}

/** False when it can't be found out where the visitor was; who comes to the address loses nothing by that. */
const arrive = async (sale: Sale, { pathname, search }: Location): Promise<boolean> => {
  const wanted = stepAt(pathname)
  if (wanted === null) return true
  const failure = await sale.restore(wanted)
  if (failure !== null && wanted !== 'address') return false
  if (wanted === 'address') prefill(sale, search)
  await waitFor(sale.localization, (snapshot) => !isResolving(snapshot))
  if (!isUndecided(sale, pathname) && !isAt(sale, pathname))
    window.history.replaceState(null, '', pathOf(sale, sale.step()))
  return true
}

/**
 * Puts the application in place of what the server wrote. In one step, so that no key press falls between them: what was typed, the field
 * in use and the caret in it stay.
 */
const showApp = (root: Root, router: AppRouter, sale: Sale): void => {
  const written = staticOutcome()
  const caret = written === null ? null : caretIn(written)
  if (written !== null) takeTyped(sale, written)
  flushSync(() => root.render(<RouterProvider router={router} />))
  written?.remove()
  if (caret !== null) putCaret(document, caret)
}

/** The code of the screen that is asked for comes while the sale is found again. */
const fetchScreenAt = (router: AppRouter, pathname: string): void => {
  const route = Object.values(router.routesByPath).find(({ fullPath }) => fullPath === pathname)
  if (route !== undefined) void router.loadRouteChunk(route)?.catch(() => undefined)
}

/** A page the browser had put aside shows what was true when it was left, and maybe a card: it is found again as after a reload. */
const findAgainOnReturn = (): void =>
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload()
  })

/** Finds the visitor's sale again, and shows the screen it is at. What the server wrote stays until there is something in its place. */
export const startApp = async (
  element: Element,
  context: AppContext,
  partsBehind: PartsBehind,
): Promise<void> => {
  watchForNewBuild()
  findAgainOnReturn()
  const { sale, brand } = context
  const root = createRoot(element)
  const router = createAppRouter(context)
  fetchScreenAt(router, window.location.pathname)
  if (staticOutcome() === null)
    root.render(
      <AppFrame brand={brand}>
        <Progress label={commonWords.loading} fills />
      </AppFrame>,
    )
  const isFound = await arrive(sale, window.location)
  if (!isFound) {
    root.render(
      <AppFrame brand={brand}>
        <TroubleView
          {...errorWords['session-status']}
          next={errorPageWords.startOver}
          phone={brand.phones.sales}
          onRetry={() => window.location.reload()}
        />
      </AppFrame>,
    )
    return
  }
  await router.load()
  bridgeJourney(routerPlaces(router), sale)
  announceScreens(router, sale, brand)
  fetchAhead(router, partsBehind)
  showApp(root, router, sale)
}
