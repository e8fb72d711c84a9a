import { automaticAddress } from '#core/address/address-form.ts'
import { permittedStep } from '#core/guards/step.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { formOfQuery } from './address-query.ts'
import { isAt, isUndecided, pathOf, permittedPath, stepAt } from './journey-paths.ts'

/** Where the browser is. */
export type Spot = { readonly pathname: string; readonly search: Readonly<Record<string, unknown>> }

/** The router, as far as the bridge has to know it. */
export type Places = {
  readonly here: () => Spot
  readonly go: (path: string, how: { readonly replace: boolean }) => void
  readonly onArrived: (listener: (spot: Spot) => void) => () => void
}

/** A place Back must not return to: one that is not permitted any more, or an address that would submit itself again. */
const isSpent = (sale: Sale, { pathname, search }: Spot): boolean =>
  permittedPath(sale, pathname) !== pathname ||
  (stepAt(pathname) === 'address' && automaticAddress(formOfQuery(search)) !== null)

/**
 * Keeps the router's place and the sale's step together. An arrival asks the sale for its step; a change of the sale's step moves the
 * router, once the sale has come to rest. Each compares first and acts second, so neither echoes the other.
 */
export const bridgeJourney = (places: Places, sale: Sale): (() => void) => {
  let shown = places.here().pathname
  let isPending = false
  let isArrivalOpen = false

  const follow = (): void => {
    isPending = false
    const spot = places.here()
    const place = pathOf(sale, sale.step())
    if ((place === shown && !isArrivalOpen) || isUndecided(sale, spot.pathname)) return
    shown = place
    isArrivalOpen = false
    if (stepAt(spot.pathname) === null || isAt(sale, spot.pathname)) return
    places.go(place, { replace: isSpent(sale, spot) })
  }

  const arrive = ({ pathname }: Spot): void => {
    const wanted = stepAt(pathname)
    isArrivalOpen = wanted !== null && isUndecided(sale, pathname)
    if (wanted === null || isArrivalOpen || isAt(sale, pathname)) return
    if (permittedStep(wanted, sale.standing()) === wanted) sale.request(wanted)
    if (!isUndecided(sale, pathname) && !isAt(sale, pathname))
      places.go(pathOf(sale, sale.step()), { replace: true })
  }

  const unsubscribeSale = sale.subscribe(() => {
    if (isPending) return
    isPending = true
    queueMicrotask(follow)
  })
  const unsubscribePlaces = places.onArrived(arrive)
  follow()
  return () => {
    unsubscribeSale()
    unsubscribePlaces()
  }
}
