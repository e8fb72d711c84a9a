import { orderPhase } from '#core/journeys/checkout/checkout.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { isRestoring, selectSaving } from '#core/journeys/sale/sale.selectors.ts'
import type { SaleStep } from '#core/routes/sale-step.ts'
import { waitFor } from 'xstate'
import type { CartOptions } from './cart-options.ts'
import { addCartOptions } from './cart-options.ts'
import type { HeadlessStore } from './embedded-store.ts'
import type { ReachedState } from './reached-states.ts'
import { actorsOf, watchSale } from './reached-states.ts'
import type { RecordedEntry, RecordedState } from './recording.ts'
import { PAGE_RELOADED, recordedEvent, replayedEvent } from './recording.ts'
import type { ReplayedSession } from './replay.ts'
import type { SendEvent } from './sale-driver.ts'
import { sendTo } from './sale-driver.ts'
import { memoryDrafts, openSalePage } from './sale-page.ts'
import { firstReason, settled } from './settled.ts'

/** The session of a visitor without a screen: the sale of its current page, and everything sent and reached so far. */
export type HeadlessSession = ReplayedSession & {
  readonly store: HeadlessStore
  readonly sale: () => Sale
  /** Waits until no machine waits for a call, then sends an event. */
  readonly send: SendEvent
  /** Adds devices and coupons to the cart. Resolves with why one is not added, or null. */
  readonly addOptions: (options: CartOptions) => Promise<string | null>
  /** Closes the page and opens it again at a step, like the reload of a tab. Resolves when the sale is restored. */
  readonly reload: () => Promise<void>
  /** Adds a state of a machine outside the sale. */
  readonly reached: (state: ReachedState) => void
  /** Resolves with the result of some work, or with why the visitor can't go on. */
  readonly unlessStopped: <A>(work: Promise<A>) => Promise<A | { readonly stopped: string }>
  readonly close: () => void
}

/** The phases of an order that need a decision of the buyer. */
const FINAL_PHASES = ['unanswered', 'outOfReach', 'unplaced', 'priceMoved', 'stale'] as const

/** Returns why a visitor can't go on without a decision, or null. */
const stopReason = ({ actor, localization, shopping, checkout, session }: Sale): string | null => {
  const snapshot = actor.getSnapshot()
  const failed = [localization, shopping, checkout, session]
    .map((machine) => machine.getSnapshot().context.failure)
    .find((failure) => failure !== null)
  const phase = FINAL_PHASES.find((name) => name === orderPhase(checkout.getSnapshot()))
  if (phase !== undefined) return `the order is ${phase}`
  const failure = snapshot.context.failure ?? failed
  if (failure !== undefined && failure !== null)
    return failure._tag === 'Refused' ? `the store refuses: ${failure.code}` : `failure ${failure._tag}`
  if (selectSaving(snapshot) === 'stuck') return 'the cart can’t be saved'
  return snapshot.matches({ journey: 'expired' }) ? 'the session has expired' : null
}

/** Opens the session of a new visitor. `report` receives each state as it is reached. */
export const openSession = (
  store: HeadlessStore,
  report: (reached: RecordedState) => void = () => undefined,
): HeadlessSession => {
  const startedAt = performance.now()
  const tab = { store, drafts: memoryDrafts() }
  const entries: RecordedEntry[] = []
  const reached = (state: ReachedState): void => {
    const entry = { kind: 'reached' as const, atMs: Math.round(performance.now() - startedAt), ...state }
    entries.push(entry)
    report(entry)
  }
  const openPage = (step: SaleStep, mayHaveSession: boolean) => {
    const calls = store.openCalls()
    const sale = openSalePage({ ...tab, calls }, { step, mayHaveSession })
    return { sale, calls, end: watchSale(sale, reached) }
  }
  let page = openPage('address', false)
  const closePage = (): void => {
    page.end()
    page.sale.stop()
  }
  const whenSettled = (): Promise<void> => settled(() => actorsOf(page.sale))
  const send: SendEvent = async (sent) => {
    await whenSettled()
    entries.push(recordedEvent(sent, page.sale.checkout.getSnapshot().context))
    await sendTo(page.sale)(sent)
  }
  const addOptions = async ({ devices, coupons }: CartOptions): Promise<string | null> => {
    await whenSettled()
    entries.push({ kind: 'sent', to: 'options', event: { type: 'options.added', devices, coupons } })
    const { sale, calls } = page
    const missing = await addCartOptions({ sale, calls, report: reached }, { devices, coupons })
    await whenSettled()
    return missing
  }
  const reload = async (): Promise<void> => {
    await whenSettled()
    const step = page.sale.step()
    entries.push(PAGE_RELOADED)
    closePage()
    page = openPage(step, true)
    await waitFor(page.sale.actor, (snapshot) => !isRestoring(snapshot))
    await whenSettled()
  }
  return {
    store,
    entries,
    reached,
    sale: () => page.sale,
    settled: whenSettled,
    send,
    addOptions,
    reload,
    sendRecorded: async (entry) => {
      if (entry.to === 'options') {
        await addOptions(entry.event as unknown as CartOptions)
        return true
      }
      if (entry.to === 'page') {
        await reload()
        return true
      }
      const sent = replayedEvent(entry, page.sale.checkout.getSnapshot().context)
      if (sent !== null) await send(sent)
      return sent !== null
    },
    unlessStopped: async (work) => {
      const { reason, stop } = firstReason(actorsOf(page.sale), () => stopReason(page.sale))
      try {
        return await Promise.race([work, reason.then((stopped) => ({ stopped }))])
      } finally {
        stop()
      }
    },
    close: closePage,
  }
}
