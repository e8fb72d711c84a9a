import { lineChanges } from '#core/cart/concurrent-changes.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { Quote } from '#core/pricing/quoted.ts'
import type { Cents } from '#core/shared/money.ts'
import { ZERO, subtract } from '#core/shared/money.ts'
import { listText, money } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'
import { summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'

export const changeWords = translated('changeWords', {
  added: (names: readonly string[]): string =>
    `${names.length === 1 ? 'Se agregó' : 'Se agregaron'} ${listText(names)}.`,
  removed: (names: readonly string[]): string =>
    `${names.length === 1 ? 'Se quitó' : 'Se quitaron'} ${listText(names)}.`,
  quantity: (name: string, from: number, to: number): string => `${name}: antes ${from}, ahora ${to}.`,
  repriced: 'Cambió el precio de tu pedido.',
  month: (off: Cents): string =>
    off > 0
      ? `tu mensualidad sube ${money(off).text}`
      : `tu mensualidad baja ${money(subtract(ZERO, off)).text}`,
  today: (off: Cents): string =>
    off > 0 ? `hoy pagas ${money(off).text} más` : `hoy pagas ${money(subtract(ZERO, off)).text} menos`,
  withTax: (parts: string): string => `Con impuestos, ${parts}.`,
  same: 'El total no cambia.',
} as const)

/** States what was added, removed or counted differently. Empty if only the price changed. */
const linesText = (before: Quote, now: Quote): readonly string[] => {
  const names = new Map<OfferId, string>(
    [...before.lines, ...now.lines].map(({ offerId, name }) => [offerId, brandText(name)]),
  )
  const nameOf = (id: OfferId): string => names.get(id) ?? id
  const changes = lineChanges(before.lines, now.lines)
  const fresh = changes.filter(({ from }) => from === 0)
  const gone = changes.filter(({ to }) => to === 0)
  // A device at another payment or price is another offer with the same name: it was neither added nor removed.
  const isIn = (others: typeof changes, { offerId }: (typeof changes)[number]): boolean =>
    others.some((other) => nameOf(other.offerId) === nameOf(offerId))
  const added = fresh
    .filter((line) => !isIn(gone, line))
    .map(({ offerId, to }) => summaryWords.times(nameOf(offerId), to))
  const removed = gone.filter((line) => !isIn(fresh, line)).map(({ offerId }) => nameOf(offerId))
  const counted = changes.filter(({ from, to }) => from > 0 && to > 0)
  return [
    ...(added.length === 0 ? [] : [changeWords.added(added)]),
    ...(removed.length === 0 ? [] : [changeWords.removed(removed)]),
    ...counted.map(({ offerId, from, to }) => changeWords.quantity(nameOf(offerId), from, to)),
  ]
}

/** States changes of an order and of both totals with tax, in cents. Null if lines and totals are unchanged. */
export const changeOfOrder = (before: Quote, now: Quote): string | null => {
  const month = subtract(now.monthly.total, before.monthly.total)
  const today = subtract(now.dueToday, before.dueToday)
  const lines = linesText(before, now)
  const totals = [
    ...(month === 0 ? [] : [changeWords.month(month)]),
    ...(today === 0 ? [] : [changeWords.today(today)]),
  ]
  if (lines.length === 0 && totals.length === 0) return null
  return [
    ...(lines.length === 0 ? [changeWords.repriced] : lines),
    totals.length === 0 ? changeWords.same : changeWords.withTax(listText(totals)),
  ].join(' ')
}
