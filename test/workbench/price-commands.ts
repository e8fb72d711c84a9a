import { either as E } from 'fp-ts'
import type { Ledger, LedgerMonth } from '#core/pricing/ledger.ts'
import { LEDGER_MONTHS_MAX, ledger, ledgerMarks } from '#core/pricing/ledger.ts'
import type { LedgerEvent } from '#core/pricing/ledger-event.ts'
import type { Amount, Quote, QuoteInput } from '#core/pricing/quoted.ts'
import { quote } from '#core/pricing/quote.ts'
import { why } from '#core/pricing/why.ts'
import { parsePlainDate } from '#core/shared/plain-date.ts'
import { cartOptions, cartUsage, readCart } from './cart-input.ts'
import { type Answer, type Command, type Problem, refused, textOf, type Values } from './command.ts'
import { derivationTree, nearMissText } from './derivation-text.ts'
import { money, table, words } from './written.ts'

const amountText = ({ net, tax, total }: Amount): string =>
  tax === 0 ? money(total) : `${money(total)} (${money(net)} and ${money(tax)} tax)`

const quoteText = ({ catalogVersion, lines, monthly, oneTime, dueToday, later }: Quote): string =>
  [
    `Catalogue ${catalogVersion}`,
    table([
      ['offer', 'quantity', 'monthly', 'once', ''],
      ...lines.map((line) => [
        line.offerId,
        String(line.quantity),
        money(line.monthly.total),
        money(line.oneTime.total),
        line.name,
      ]),
    ]),
    `Monthly    ${amountText(monthly)}`,
    ...later.map((step) => `  from month ${step.fromMonth} on ${amountText(step.monthly)}`),
    `Once       ${amountText(oneTime)}`,
    `Due today  ${money(dueToday)}`,
  ].join('\n')

type Priced = (input: QuoteInput, values: Values) => E.Either<Problem, Answer>

type PriceHelp = Pick<Command, 'summary' | 'usage' | 'example'>

const priceCommand = (
  { usage, ...help }: PriceHelp,
  options: Command['options'],
  priced: Priced,
): Command => ({
  ...help,
  area: 'pricing',
  usage: `${usage} ${cartUsage}`,
  options: { ...cartOptions, ...options },
  run: (positionals, values) => {
    const input = readCart(positionals, values)
    return E.isLeft(input) ? input : priced(input.right, values)
  },
})

export const quoteCommand = priceCommand(
  {
    summary: 'what a cart costs today and each month',
    usage: 'quote',
    example: 'quote internet-gig wifi-pod:2 --tax 8.25',
  },
  {},
  (input) => {
    const answer = quote(input)
    if (E.isLeft(answer)) return refused(answer.left)
    const derivation = why(input)
    if (E.isLeft(derivation)) return refused(derivation.left)
    const text = `${quoteText(answer.right)}\n\n${derivationTree(derivation.right)}`
    return E.right({ text, answer: answer.right, derivation: derivation.right.dueToday })
  },
)

export const whyCommand = priceCommand(
  {
    summary: 'which rule each amount comes from, and which promotions do not apply',
    usage: 'why',
    example: 'why internet-gig --new',
  },
  {},
  (input) => {
    const answer = why(input)
    if (E.isLeft(answer)) return refused(answer.left)
    const { dueToday, nearMisses } = answer.right
    const text = `${derivationTree(answer.right)}\n\n${nearMissText(answer.right)}`
    return E.right({ text, answer: dueToday, derivation: { nearMisses } })
  },
)

const eventText = ({ what, id, offerId, change }: LedgerEvent): string =>
  `${what} ${id === null ? `of ${offerId}` : id} ${change}`

const partsText = ({ parts }: LedgerMonth): string =>
  Object.entries(parts)
    .filter(([, amount]) => amount !== 0)
    .map(([kind, amount]) => `${words(kind)} ${money(amount)}`)
    .join(', ')

const isAlike = (a: LedgerMonth, b: LedgerMonth): boolean =>
  a.total === b.total && partsText(a) === partsText(b) && b.events.length === 0

/** Months that cost the same as one row. */
const monthRows = (months: readonly LedgerMonth[]): readonly (readonly string[])[] => {
  const runs: LedgerMonth[][] = []
  for (const month of months) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run !== undefined && last !== undefined && isAlike(last, month)) run.push(month)
    else runs.push([month])
  }
  return runs.map((run) => {
    const [first] = run
    const last = run.at(-1) ?? first
    if (first === undefined || last === undefined) return []
    const numbers = first === last ? String(first.month) : `${first.month}-${last.month}`
    return [numbers, first.from, last.until, money(first.total), partsText(first)]
  })
}

const ledgerText = ({ months, totals, priceChanges }: Ledger): string =>
  [
    table([['month', 'from', 'until', 'each month', 'of which'], ...monthRows(months)]),
    ...priceChanges.map(
      ({ month, from, was, becomes, events }) =>
        `Month ${month}, ${from}: ${money(was)} becomes ${money(becomes)} (${events.map(eventText).join(', ')})`,
    ),
    ...ledgerMarks.flatMap((mark) => {
      const total = totals[mark]
      return total === null ? [] : [`After ${mark} months ${money(total)}`]
    }),
  ].join('\n')

const today = (): string => new Date().toISOString().slice(0, 10)

export const ledgerCommand = priceCommand(
  {
    summary: 'what a cart costs in each month',
    usage: 'ledger [--months 1 to 60] [--start <YYYY-MM-DD>]',
    example: 'ledger internet-gig --months 24 --start 2026-12-01',
  },
  { months: { type: 'string' }, start: { type: 'string' } },
  (input, values) => {
    const start = parsePlainDate(textOf(values['start']) ?? today())
    if (E.isLeft(start)) return refused(start.left)
    const months = Number(textOf(values['months']) ?? LEDGER_MONTHS_MAX)
    const answer = ledger(input, months, start.right)
    if (E.isLeft(answer)) return refused(answer.left)
    const derivation = why(input)
    if (E.isLeft(derivation)) return refused(derivation.left)
    const text = `${ledgerText(answer.right)}\n\n${derivationTree(derivation.right)}`
    return E.right({ text, answer: answer.right, derivation: derivation.right.monthly })
  },
)
