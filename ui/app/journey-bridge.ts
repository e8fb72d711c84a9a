import { automaticAddress } from '#core/address/address-form.ts'
import { prefilledForm } from '#core/address/prefill.ts'
import { parseQuery } from '#core/query/query.ts'
import { lacksActiveOffer, permittedStep } from '#core/guards/step.ts'
import { BUNDLE_ROUTE } from '#core/localization/bundle-route.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { SaleStep } from '#core/routes/sale-step.ts'
import { isAt, isUndecided, leadsBack, pathOf, permittedPath, stepAt } from './journey-paths.ts'

/** The current URL of the browser. */
export type BrowserLocation = {
  readonly pathname: string
  readonly search: string
  /** The step in whose place this location is shown, because the guards refused it. */
  readonly refused?: SaleStep | null
}

/** The part of the router that the bridge uses. */
export type Navigator = {
  readonly here: () => BrowserLocation
  readonly go: (path: string, how: { readonly replace: boolean }) => void
  readonly goBack: () => void
  /** `from` is the previous location in this document, or null on arrival from elsewhere. */
  readonly onArrived: (
    listener: (location: BrowserLocation, from: BrowserLocation | null) => void,
  ) => () => void
}

const submitsItself = ({ pathname, search }: BrowserLocation): boolean =>
  stepAt(pathname) === 'address' && automaticAddress(prefilledForm(parseQuery(search))) !== null

/** Checks whether Back must skip a location: its step is not permitted now, or its address would be resubmitted. */
const isObsolete = (sale: Sale, location: BrowserLocation): boolean =>
  permittedPath(sale, location.pathname) !== location.pathname || submitsItself(location)

/**
 * Synchronizes the URL and the step of the sale. A navigation requests its step. A change of the step navigates, once
 * per batch of transitions, after `pause`. Both compare before they act, so neither triggers the other.
 */
export const bridgeJourney = (
  navigator: Navigator,
  sale: Sale,
  pause: () => Promise<void> = () => Promise.resolve(),
): (() => void) => {
  let shown = navigator.here().pathname
  let isFollowQueued = false
  let isArrivalUndecided = false
  let isClosed = false

  const followSale = (): void => {
    isFollowQueued = false
    // A pause can outlast the sale.
    if (isClosed) return
    const location = navigator.here()
    const path = pathOf(sale, sale.step())
    if ((path === shown && !isArrivalUndecided) || isUndecided(sale, location.pathname)) return
    shown = path
    isArrivalUndecided = false
    if (stepAt(location.pathname) === null || isAt(sale, location.pathname)) return
    navigator.go(path, { replace: isObsolete(sale, location) })
  }

  const requestStep = ({ pathname, refused }: BrowserLocation, from: BrowserLocation | null): void => {
    if (!isUndecided(sale, pathname) && leadsBack(sale, pathname)) {
      if (from === null || submitsItself(from)) navigator.go(BUNDLE_ROUTE, { replace: true })
      else navigator.goBack()
      return
    }
    const wanted = refused ?? stepAt(pathname)
    isArrivalUndecided = wanted !== null && isUndecided(sale, pathname)
    // The sale opens the address itself, and says why.
    if (wanted !== null && !isArrivalUndecided && lacksActiveOffer(wanted, sale.status()))
      sale.request(wanted)
    if (wanted === null || isArrivalUndecided || isAt(sale, pathname)) return
    if (permittedStep(wanted, sale.status()) === wanted) sale.request(wanted)
    if (!isUndecided(sale, pathname) && !isAt(sale, pathname))
      navigator.go(pathOf(sale, sale.step()), { replace: true })
  }

  const unsubscribeSale = sale.subscribe(() => {
    if (isFollowQueued) return
    isFollowQueued = true
    void pause().then(followSale)
  })
  const unsubscribeNavigator = navigator.onArrived(requestStep)
  followSale()
  return () => {
    isClosed = true
    unsubscribeSale()
    unsubscribeNavigator()
  }
}
