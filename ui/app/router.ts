import type { ComponentType } from 'react'
import { parseQuery, queryText } from './address-query.ts'
import type { AppContext } from './app-context.ts'
import type { Places, Spot } from './journey-bridge.ts'

/** What every screen is given; one that needs none of it takes none. */
export type ScreenProps = AppContext & { readonly search: Spot['search'] }
export type Screen = ComponentType<ScreenProps>

/** A place of the application, who may enter it, and what is seen there. */
export type Route = {
  /** One that ends in `/*` stands for every path under it. */
  readonly path: string
  /** The path a visitor is sent on to from here, or null to stay. It only reads. */
  readonly elsewhere: (context: AppContext, pathname: string) => string | null
  readonly load: () => Promise<Screen>
}

/** The addresses of a tab: where it is, and its history. */
export type Addresses = {
  readonly href: () => string
  readonly push: (href: string) => void
  readonly replace: (href: string) => void
  /** Calls the listener after Back and Forward. */
  readonly onMoved: (listener: () => void) => void
}

/** What is to be seen at a spot: its screen, or what stands in while its code is on the way or when it can't be had. */
export type View = { readonly spot: Spot; readonly content: Screen | 'waiting' | 'missing' }

export type Router = Places & {
  readonly view: () => View
  /** Calls the listener with the present view and with each one after it. */
  readonly onView: (listener: (view: View) => void) => () => void
  /** Tells that the screen of a spot is on the page. */
  readonly arrived: (spot: Spot) => void
  /** Fetches the code of a path's screen, whoever may enter it. Resolves when it is there or can't be had. */
  readonly fetchScreen: (pathname: string) => Promise<void>
  /** Opens the present address, and from then on those of Back and Forward. */
  readonly start: () => void
  /** Opens the present address once more. */
  readonly retry: () => void
}

/** A screen that is there after this time, in ms, needs no word that it is coming. */
const WAITING_AFTER_MS = 300

const plain = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, '')

const spotOf = (href: string): Spot => {
  const [pathname = '', search = ''] = href.split(/(?=\?)/)
  return { pathname: plain(pathname), search: parseQuery(search) }
}

const hrefOf = ({ pathname, search }: Spot): string => `${pathname}${queryText(search)}`

const isOf =
  (pathname: string) =>
  ({ path }: Route): boolean =>
    path.endsWith('/*') ? pathname.startsWith(path.slice(0, -1)) : path === pathname

const routeAt = (routes: readonly Route[], pathname: string): Route => {
  const route = routes.find(isOf(pathname))
  if (route === undefined) throw new Error(`no route for ${pathname}`)
  return route
}

/** The spot that an asked one leads to, once every place on the way has said who may enter. What is sent on loses its query. */
const destination = (routes: readonly Route[], context: AppContext, asked: Spot) => {
  let spot = asked
  for (let hops = 0; hops <= routes.length; hops += 1) {
    const route = routeAt(routes, spot.pathname)
    const next = route.elsewhere(context, spot.pathname)
    if (next === null || next === spot.pathname) return { spot, route }
    spot = { pathname: next, search: {} }
  }
  throw new Error(`no end to the way from ${asked.pathname}`)
}

/** The screens that were fetched. One that did not come is asked for again the next time. */
const screenStore = () => {
  const here = new Map<Route, Screen>()
  const coming = new Map<Route, Promise<Screen>>()
  const fetch = async (route: Route): Promise<Screen> => {
    try {
      const screen = here.get(route) ?? (await route.load())
      here.set(route, screen)
      return screen
    } finally {
      coming.delete(route)
    }
  }
  return {
    get: (route: Route): Screen | undefined => here.get(route),
    load: (route: Route): Promise<Screen> => {
      const screen = coming.get(route) ?? fetch(route)
      coming.set(route, screen)
      return screen
    },
  }
}

/** Calls every listener that was added and not taken away again. */
const listeners = <A>() => {
  const all = new Set<(value: A) => void>()
  return {
    tell: (value: A): void => all.forEach((listener) => listener(value)),
    add: (listener: (value: A) => void): (() => void) => {
      all.add(listener)
      return () => void all.delete(listener)
    },
  }
}

/** The places of the application over the addresses of a tab. Who enters is asked of each place; the last one asked for wins. */
export const createRouter = (routes: readonly Route[], context: AppContext, addresses: Addresses): Router => {
  const screens = screenStore()
  const views = listeners<View>()
  const arrivals = listeners<Spot>()
  let here = spotOf(addresses.href())
  let view: View = { spot: here, content: 'waiting' }

  const show = (spot: Spot, content: View['content']): void => {
    if (here !== spot) return
    view = { spot, content }
    views.tell(view)
  }
  const bring = async (spot: Spot, route: Route): Promise<void> => {
    const timer = setTimeout(() => show(spot, 'waiting'), WAITING_AFTER_MS)
    const content = await screens.load(route).catch(() => 'missing' as const)
    clearTimeout(timer)
    show(spot, content)
  }
  const open = (asked: Spot, write: (href: string) => void): void => {
    const { spot, route } = destination(routes, context, asked)
    here = spot
    if (hrefOf(spot) !== addresses.href()) write(hrefOf(spot))
    const screen = screens.get(route)
    if (screen === undefined) void bring(spot, route)
    else show(spot, screen)
  }
  const openPresent = (): void => open(spotOf(addresses.href()), addresses.replace)

  return {
    here: () => here,
    go: (path, { replace }) => open(spotOf(path), replace ? addresses.replace : addresses.push),
    onArrived: arrivals.add,
    arrived: arrivals.tell,
    view: () => view,
    onView: (listener) => {
      listener(view)
      return views.add(listener)
    },
    fetchScreen: (pathname) =>
      screens.load(routeAt(routes, plain(pathname))).then(
        () => undefined,
        () => undefined,
      ),
    retry: openPresent,
    start: () => {
      addresses.onMoved(() => {
        // A link to a part of the same page moves too, and leads nowhere else.
        if (hrefOf(spotOf(addresses.href())) !== hrefOf(here)) openPresent()
      })
      openPresent()
    },
  }
}
