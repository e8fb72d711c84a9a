import { RouterProvider } from '@tanstack/react-router'
import { startTransition, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { waitFor } from 'xstate'
import { isOpening } from '#core/journeys/checkout/checkout.selectors.ts'
import { isResolving } from '#core/journeys/localization/localization.selectors.ts'
import { isRestoring } from '#core/journeys/sale/sale.selectors.ts'
import { automaticAddress } from '#core/address/address-form.ts'
import { prefilledForm } from '#core/address/prefill.ts'
import { visitParameters } from '#core/query/query-parameters.ts'
import { parseQuery } from '#core/query/query.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { paths } from '#core/routes/routes.ts'
import { sourceIn } from '#core/routes/localization-link.ts'
import { isCheckoutStep } from '#core/routes/sale-step.ts'
import { afterStatusFailure } from '#core/session/expiry.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { caretIn, putCaret } from '#ui/features/shared/caret.ts'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { announceScreens } from './announce-screens.ts'
import type { AppContext } from './app-context.ts'
import { AppFrame } from './app-frame.view.tsx'
import type { PrefetchParts } from './prefetch.ts'
import { prefetch } from './prefetch.ts'
import { bridgeJourney } from './journey-bridge.ts'
import { isAt, isUndecided, pathOf, stepAt } from './journey-paths.ts'
import type { HumanCheckLink } from './human-check-link.ts'
import { followHumanCheck } from './human-check-link.ts'
import { leaveFailedPages } from './page-failures.ts'
import { leaveStore } from './external-redirect.ts'
import type { OpenTransfer } from './open-transfer.ts'
import { loadChunk, watchForNewBuild } from './stale-build.ts'
import { reloadOnReturn } from './reload-on-return.ts'
import { routerNavigator } from './router-navigator.ts'
import { screenTitle } from './screen-title.ts'
import { yieldTask } from './yield-task.ts'
import type { AppRouter } from './router.tsx'
import { createAppRouter } from './router.tsx'
import type { Slot } from '#ui/kit/slot.ts'

/**
 * Checks whether this document was opened by a link or the address bar, not by Back, a reload or a copy of the tab,
 * whose entry the router has written before.
 */
const isOpened = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return (
    window.history.state === null && entry instanceof PerformanceNavigationTiming && entry.type === 'navigate'
  )
}

/** Copies what the visitor typed into the server's form before the script was loaded. */
const copyTyped = ({ localization }: Sale, written: Element): void => {
  const typed = [...written.querySelectorAll('input')].map(({ name, value }) => [name, [value]] as const)
  const form = prefilledForm(new Map(typed))
  if (form.street !== '' || form.unit !== '' || form.zip !== '')
    localization.send({ type: 'form.prefilled', form })
}

/** Loads the opener of a link with a transfer code; null for other urls and if its code can't be loaded. */
const transferIn = async (search: string): Promise<OpenTransfer | null> => {
  if (!parseQuery(search).has(visitParameters.code)) return null
  try {
    const { transferOf } = await loadChunk(import('./open-transfer.ts'))
    return transferOf(search)
  } catch {
    return null
  }
}

/** Checks whether a link to a device opened the visit. */
const isLinked = ({ actor }: Sale): boolean => actor.getSnapshot().context.visit.linkedSku !== undefined

/**
 * Waits until the sale is restored for the requested path. `isNew`: a link or the address bar opened it. Returns false
 * if the session can't be read and the path is not the address page.
 */
const restoreSale = async (sale: Sale, { pathname, search }: Location, isNew: boolean): Promise<boolean> => {
  const wanted = stepAt(pathname)
  if (wanted === null) return true
  // Without its code the address page opens with an empty form.
  const opening = wanted === 'address' ? import('./open-address.ts').catch(() => null) : null
  const restored = await waitFor(sale.actor, (snapshot) => !isRestoring(snapshot))
  if (restored.matches({ journey: 'restoring' }) && wanted !== 'address') return false
  const query = parseQuery(search)
  const form = prefilledForm(query)
  const transfer = await transferIn(search)
  if (wanted === 'address' && transfer !== null) await transfer(sale, form)
  else {
    const opener = await opening
    if (opener !== null) (isNew ? opener.openAddress : opener.prefillAddress)(sale, form, sourceIn(query))
  }
  await waitFor(sale.localization, (snapshot) => !isResolving(snapshot))
  await waitFor(sale.checkout, (snapshot) => !isOpening(snapshot))
  const passedOn = sale.step() === 'address' && isLinked(sale) ? search : ''
  if (!isUndecided(sale, pathname) && !isAt(sale, pathname))
    // The entry preserves the router's index (Back or Forward). The address page passes the device on (MOB-36).
    window.history.replaceState(window.history.state, '', `${pathOf(sale, sale.step())}${passedOn}`)
  return true
}

/**
 * Replaces a form of the server's HTML with the application. Both happen in one task, so that no key press is lost.
 * Typed text, focus and caret are preserved.
 */
const replaceForm = (root: Root, app: Slot, sale: Sale, written: Element): void => {
  const caret = caretIn(written)
  copyTyped(sale, written)
  flushSync(() => root.render(app))
  written.remove()
  if (caret !== null) putCaret(document, caret)
}

type ReplacedProps = { readonly written: Element | null; readonly children: Slot }

/** The application. It takes the place of the server's HTML before the first paint of its screen. */
const Replaced = ({ written, children }: ReplacedProps) => {
  useLayoutEffect(() => written?.remove(), [written])
  return children
}

/** Shows the first screen. Without a form, in which the visitor may be typing, it is rendered in short tasks. */
const showApp = (root: Root, router: AppRouter, sale: Sale, written: Element | null): void => {
  const app = <RouterProvider router={router} />
  if (written?.querySelector('form')) replaceForm(root, app, sale, written)
  else startTransition(() => root.render(<Replaced written={written}>{app}</Replaced>))
}

/** Returns the path of the most likely screen: an address that submits itself usually leads to the plans. */
const likelyPath = ({ pathname, search }: Location): string =>
  stepAt(pathname) === 'address' && automaticAddress(prefilledForm(parseQuery(search))) !== null
    ? paths.products
    : pathname

/** Starts loading the code of the likely screen, and of the checkout for its steps, during the restoration. */
const fetchScreenAt = (router: AppRouter, location: Location, { checkout }: PrefetchParts): void => {
  const path = likelyPath(location)
  const step = stepAt(path)
  if (step !== null && isCheckoutStep(step)) void checkout().catch(() => undefined)
  const route = Object.values(router.routesByPath).find(({ fullPath }) => fullPath === path)
  if (route !== undefined) void router.loadRouteChunk(route)?.catch(() => undefined)
}

/** Reloads a page that comes back from the back/forward cache. Its state is stale, and it may show a card number. */
const reloadFromCache = (): void =>
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload()
  })

/** Opens the error page when a retail visit has no partner (AFF-03). */
const requireAffiliate = (router: AppRouter, { actor }: Sale): void => {
  const leave = (): void =>
    void router.navigate({ to: paths.error, search: { message: 'affiliate' }, replace: true })
  waitFor(actor, ({ context }) => context.visitor.isAffiliateMissing, { timeout: Infinity }).then(
    leave,
    () => undefined,
  )
}

/**
 * Opens the error page when the session can't be read, with the message of the specification (SES-05). On the way back,
 * the page before is loaded again.
 */
const showUnreadSession = async (
  root: Root,
  router: AppRouter,
  reloadWhenBack: () => void,
): Promise<void> => {
  await router.navigate({ to: paths.error, search: { message: afterStatusFailure.message } })
  reloadWhenBack()
  root.render(<RouterProvider router={router} />)
}

type StartOptions = {
  readonly prefetchParts: PrefetchParts
  /** What the server wrote for visitors without script: an outcome or the address form. */
  readonly written: Element | null
}

/** Restores the visitor's sale and shows its current screen. The server's HTML stays until the screen is ready. */
export const startApp = async (
  element: Element,
  { humanCheck, ...context }: AppContext & { readonly humanCheck: HumanCheckLink },
  { prefetchParts, written }: StartOptions,
): Promise<void> => {
  watchForNewBuild(context.log ?? (() => undefined))
  reloadFromCache()
  const { sale, brand } = context
  const isNew = isOpened()
  const root = createRoot(element)
  const reloadWhenBack = reloadOnReturn()
  const router = createAppRouter(context)
  await yieldTask()
  fetchScreenAt(router, window.location, prefetchParts)
  if (written === null)
    root.render(
      <AppFrame brand={brand}>
        <Progress label={commonWords.loading} fills />
      </AppFrame>,
    )
  const isRestored = await restoreSale(sale, window.location, isNew)
  if (!isRestored) return showUnreadSession(root, router, reloadWhenBack)
  await yieldTask()
  await router.load()
  await yieldTask()
  // A press is answered before the next screen is rendered.
  bridgeJourney(routerNavigator(router), sale, yieldTask)
  announceScreens(router, brand, (pathname) => screenTitle(sale, brand, pathname))
  leaveStore(router, sale, (path) => window.location.replace(path))
  requireAffiliate(router, sale)
  if (isLinked(sale))
    void import('./followed-link.ts').then(
      ({ dropFollowedLink }) => dropFollowedLink(sale),
      () => undefined,
    )
  leaveFailedPages(router, sale)
  followHumanCheck(router, humanCheck, () => window.location.reload())
  prefetch(router, prefetchParts)
  showApp(root, router, sale, written)
}
