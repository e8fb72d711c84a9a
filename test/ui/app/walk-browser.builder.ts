import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { SimulatedClock } from 'xstate'
import { createDraftStore } from '#adapters/browser/draft-store.ts'
import type { ProviderHandlers } from '#adapters/provider/call/handler.ts'
import { providerOrchestrator } from '#adapters/provider/provider-orchestrator.ts'
import { isResolving } from '#core/journeys/localization/localization.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { Storage } from '#core/ports/storage.ts'
import type { StorefrontOrchestrator } from '#core/ports/storefront-orchestrator.ts'
import { EMPTY_ADDRESS_FORM } from '#core/address/address-form.ts'
import { openAddress } from '#ui/app/open-address.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { bridgeJourney } from '#ui/app/journey-bridge.ts'
import { blocksBack, isAt, isUndecided, pathOf, permittedPath, stepAt } from '#ui/app/journey-paths.ts'
import { providerHarness } from '#test/adapters/orchestrator/conformance/provider.harness.ts'
import { buildSale, memoryDrafts, restored } from '#test/builders/sale.builder.ts'
import { browserAt, settled } from './navigator.builder.ts'
import { waitForState } from '#test/builders/actor-progress.ts'

/** The fate of a call: answered, its request or response lost, or its response delayed. */
export const callFates = ['answered', 'requestLost', 'responseLost', 'delayed'] as const
export type CallFate = (typeof callFates)[number]

type AnyCall = (...given: readonly never[]) => TE.TaskEither<{ readonly _tag: string }, unknown>

const mapCalls = <Calls extends object>(
  calls: Calls,
  around: (call: AnyCall, name: string) => AnyCall,
): Calls =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, around(call as AnyCall, name)]),
  ) as Calls

/** A network whose next calls meet the given fates; all later ones are answered. */
const openNetwork = () => {
  const fates: CallFate[] = []
  const delayed: (() => void)[] = []
  let running = 0
  let isCalm = false

  const counted = async <A>(work: () => Promise<A>): Promise<A> => {
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
    }
  }

  const send =
    (call: ReturnType<AnyCall>): ReturnType<AnyCall> =>
    async () => {
      const fate = fates.shift() ?? 'answered'
      if (fate === 'requestLost') return E.left({ _tag: 'Unreachable' })
      const answer = await counted(call)
      if (fate === 'responseLost') return E.left({ _tag: 'TimedOut' })
      if (fate === 'delayed' && !isCalm) await new Promise<void>((resolve) => delayed.push(resolve))
      return answer
    }

  return {
    send,
    counted,
    meet: (next: readonly CallFate[]): void => void fates.splice(0, fates.length, ...next),
    deliver: (): void => delayed.splice(0, delayed.length).forEach((resolve) => resolve()),
    /** From now on every call is answered at once. */
    calm: (): void => {
      isCalm = true
      fates.length = 0
    },
    /** Resolves once every call is answered, but for delayed responses. */
    quiet: async (): Promise<void> => {
      for (let still = 0; still < 2; still = running === 0 ? still + 1 : 0)
        await new Promise((resolve) => setImmediate(resolve))
      await settled()
    },
  }
}

/** The session cookie of a browser: one for all its tabs; the session's id belongs to the page. */
const withCookie = (handlers: ProviderHandlers) => {
  let secret: string | null = null
  type AnyHandler = (
    context: object,
    request: unknown,
  ) => TE.TaskEither<unknown, { readonly secret?: string | null }>
  const withSecret = Object.fromEntries(
    Object.entries(handlers as unknown as Readonly<Record<string, AnyHandler>>).map(([name, handle]) => [
      name,
      (context: object, request: unknown) =>
        F.pipe(
          TE.fromIO(() => secret),
          TE.flatMap((sent) => handle({ ...context, secret: sent }, request)),
          TE.map((reply) => {
            if (reply.secret !== undefined) secret = reply.secret
            return reply
          }),
        ),
    ]),
  ) as unknown as ProviderHandlers
  return {
    page: () => providerOrchestrator({ handlers: withSecret }),
    secret: () => secret,
  }
}

export type PageState = 'loading' | 'shown' | 'unavailable'
type Page = {
  readonly sale: Sale
  readonly orchestrator: StorefrontOrchestrator
  state: PageState
  unbridge: () => void
}

/** A sent order: its tab, session and key, the amount last shown, and whether the tab got an answer. */
export type SentOrder = {
  readonly tab: number
  readonly session: string | null
  readonly key: string
  readonly shown: number | null
  isAnswered: boolean
}

const networkFailures: readonly string[] = ['Unreachable', 'TimedOut']

const isHeard = (answer: E.Either<{ readonly _tag: string }, unknown>): boolean =>
  E.isRight(answer) || !networkFailures.includes(answer.left._tag)

/** The faults of a browser: how far its clock is ahead in ms, and its storage, if not memory. */
export type BrowserFaults = { readonly skewMs?: number; readonly storage?: Storage }

/** A browser with tabs over a memory history, the sale behind each page, and the provider behind its network. */
export const openWalkBrowser = ({ skewMs = 0, storage }: BrowserFaults = {}) => {
  const { harness, built, provider, errors } = providerHarness()
  const timers = new SimulatedClock()
  const network = openNetwork()
  const cookie = withCookie(provider)
  const orders: SentOrder[] = []
  const clock = { ...built.clock, now: () => epochMs(built.clock.now() + skewMs) }
  const encryption = mapCalls(
    built.encryption,
    (call) =>
      (...given) =>
      () =>
        network.counted(call(...given)),
  )

  let tabs = 0

  const openTab = (path: string) => {
    tabs += 1
    const number = tabs
    const drafts = storage === undefined ? memoryDrafts() : createDraftStore(storage)
    let tab: Page | null = null
    let shown: number | null = null
    const sale = (): Sale => {
      if (tab === null) throw new Error('no page is loaded')
      return tab.sale
    }
    /** The guard of every route, which also runs on Back and Forward. */
    const history = browserAt(
      path,
      (wanted) =>
        tab === null || tab.state !== 'shown' || isUndecided(sale(), wanted)
          ? wanted
          : permittedPath(sale(), wanted),
      (from) => tab?.state === 'shown' && blocksBack(from),
    )

    const noteOrder = (request: { readonly key: string }): void => {
      orders.push({ tab: number, session: cookie.secret(), key: request.key, shown, isAnswered: false })
    }

    const orchestratorOfPage = () => {
      const page: StorefrontOrchestrator = mapCalls(cookie.page(), (call, name) => (...given) => async () => {
        if (name === 'order') noteOrder(...(given as unknown as Parameters<typeof noteOrder>))
        const answer = await network.send(call(...given))()
        // A page that was left receives no more events.
        if (tab?.orchestrator !== page) return new Promise<never>(() => undefined)
        const last = orders.findLast((order) => order.tab === number)
        const isSettling = name === 'order' || name === 'orderStatus'
        if (isSettling && last !== undefined && isHeard(answer)) last.isAnswered = true
        return answer
      })
      return page
    }

    /** Finds the sale of the page and shows it, as `startApp` does. */
    const show = async (page: Page, pathname: string, isOpened: boolean): Promise<void> => {
      const wanted = stepAt(pathname)
      if (wanted === null) throw new Error(`${pathname} is outside the sale`)
      await restored(page.sale)
      const isFailed = page.sale.actor.getSnapshot().matches({ journey: 'restoring' })
      if (tab === page && isFailed && wanted !== 'address') page.state = 'unavailable'
      if (tab !== page || page.state === 'unavailable') return
      if (wanted === 'address' && isOpened) openAddress(page.sale, EMPTY_ADDRESS_FORM)
      await waitForState(page.sale.localization, (snapshot) => !isResolving(snapshot))
      page.state = 'shown'
      const isElsewhere = !isUndecided(page.sale, pathname) && !isAt(page.sale, pathname)
      history.load(isElsewhere ? pathOf(page.sale, page.sale.step()) : pathname)
      page.unbridge = bridgeJourney(history.navigator, page.sale)
    }

    const leave = (): void => {
      tab?.unbridge()
      tab?.sale.stop()
      tab = null
    }

    const load = (isOpened: boolean): void => {
      leave()
      const orchestrator = orchestratorOfPage()
      const { sale } = buildSale({
        built: { ...built, encryption, clock },
        orchestrator,
        drafts,
        ...(storage === undefined ? {} : { storage }),
        timers,
        step: stepAt(history.path()) ?? 'address',
        mayHaveSession: cookie.secret() !== null,
      })
      const page: Page = { sale, orchestrator, state: 'loading', unbridge: () => undefined }
      tab = page
      // A page that was left while loading stops waiting.
      show(page, history.path(), isOpened).catch((error: unknown) => {
        if (tab === page) errors.push(error)
      })
    }

    load(true)
    return {
      sale,
      drafts,
      state: (): PageState => tab?.state ?? 'loading',
      path: history.path,
      back: history.back,
      forward: history.forward,
      reload: () => load(false),
      /** Opens a path as if typed: a new entry and a new page. */
      open: (next: string): void => {
        leave()
        history.opens(next)
        load(true)
      },
      /** Records the amount due today that the buyer sees before the next press. */
      look: (): void => {
        shown = sale().actor.getSnapshot().context.cart.saved?.quote.dueToday ?? null
      },
      close: leave,
    }
  }

  return {
    openTab,
    network,
    orders,
    errors,
    harness,
    pass: (ms: number): void => {
      built.clock.advance(ms)
      timers.increment(ms)
    },
    /** Moves the clock of the provider alone, also back. */
    moveProviderClock: (ms: number): void => built.clock.advance(ms),
  }
}

export type WalkBrowser = ReturnType<typeof openWalkBrowser>
export type WalkTab = ReturnType<WalkBrowser['openTab']>
