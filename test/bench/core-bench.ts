import { quote } from '#core/pricing/quote.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import type { QuoteInput } from '#core/pricing/quoted.ts'
import { ledger } from '#core/pricing/ledger.ts'
import { why } from '#core/pricing/why.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { cartOf, peerCartOf } from './carts.ts'
import { orderCodec, orderText } from './order.ts'
import { peerTotals } from './peer.ts'
import { say } from './report.ts'
import { microsOf } from './stopwatch.ts'

const sizes = [1, 10, 100, 1_000] as const
type Size = (typeof sizes)[number]
type Micros = Readonly<Record<Size, number>>

/** The limits for one core, in microseconds and as factors. */
const goals = { quote10: 5, quote1000: 1_000, why: 4, growth: 12, peer: 20, decode: 6 } as const

const MONTHS = 60
const START = '2026-12-01' as PlainDate

const written = (figure: number): string => figure.toFixed(figure < 100 ? 2 : 0)

/** A figure next to its budget; a mark shows that it is exceeded. */
const against = (figure: number, goal: number, isMet: boolean): string =>
  `${written(figure)} of ${goal}${isMet ? '' : '  ✗'}`

const atMost = (figure: number, goal: number): string => against(figure, goal, figure <= goal)
const atLeast = (figure: number, goal: number): string => against(figure, goal, figure >= goal)

const measured = (work: (cart: QuoteInput) => unknown): Micros => {
  const micros = (size: Size): number => {
    const cart = cartOf(size)
    return microsOf(() => work(cart))
  }
  return { 1: micros(1), 10: micros(10), 100: micros(100), 1_000: micros(1_000) }
}

const line = (name: string, cells: readonly string[]): void =>
  say(`  ${name.padEnd(22)}${cells.map((cell) => cell.padStart(11)).join('')}`)

const sayMicros = (name: string, micros: Micros): void =>
  line(name, [...sizes.map((size) => written(micros[size])), written(micros[1_000] / micros[100])])

/** The peer changes its cart, so each call gets a new one; the time to create it is subtracted. */
const benchPeer = (quotes: Micros): void => {
  const totals = peerTotals()
  if (totals === null) {
    say('  peer                  left out: @medusajs/utils can not be installed here')
    return
  }
  const carts = measured(peerCartOf)
  const both = measured((cart) => totals(peerCartOf(cart)))
  const own = (size: Size): number => both[size] - carts[size]
  sayMicros('peer', { 1: own(1), 10: own(10), 100: own(100), 1_000: own(1_000) })
  say(`  peer / quote: ${atLeast(own(10) / quotes[10], goals.peer)} at 10 lines`)
  say(`  peer / quote: ${atLeast(own(1_000) / quotes[1_000], goals.peer)} at 1000 lines`)
}

const benchPrices = (): void => {
  say('\nWhat a cart takes, in microseconds of one core (medians of 15 rounds)')
  line('lines', [...sizes.map(String), '1000 / 100'])
  const quotes = measured((cart) => accepted(quote(cart)))
  const ledgers = measured((cart) => accepted(ledger(cart, MONTHS, START)))
  const whys = measured((cart) => accepted(why(cart)))
  sayMicros('quote', quotes)
  sayMicros(`ledger of ${MONTHS} months`, ledgers)
  sayMicros('why', whys)
  benchPeer(quotes)
  say(`  quote of 10 lines: ${atMost(quotes[10], goals.quote10)}`)
  say(`  quote of 1000 lines: ${atMost(quotes[1_000], goals.quote1000)}`)
  for (const [name, micros] of Object.entries({ quote: quotes, ledger: ledgers, why: whys }))
    say(`  growth of ${name} from 100 to 1000: ${atMost(micros[1_000] / micros[100], goals.growth)}`)
  for (const size of [10, 1_000] as const)
    say(`  why / quote: ${atMost(whys[size] / quotes[size], goals.why)} at ${size} lines`)
}

const benchDecoding = (): void => {
  const parsed: unknown = JSON.parse(orderText)
  const decoding = microsOf(() => accepted(orderCodec.decode(parsed)))
  say(`\nAn order of 6 lines, ${orderText.length} bytes of JSON, in microseconds of one core`)
  say(`  JSON.parse: ${written(microsOf(() => JSON.parse(orderText) as unknown))}`)
  say(`  the codecs of the wire: ${atMost(decoding, goals.decode)}`)
}

/** Measures core rules: quotes, ledgers and reasons, compared to a peer library, and the decoding of an order. */
export const benchCore = (): void => {
  benchPrices()
  benchDecoding()
}
