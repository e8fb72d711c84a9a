import { ZERO, subtract } from '#core/shared/money.ts'
import type * as es from './order-change.es.ts'
import { listText, money } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const changeWords: Translation<typeof es.changeWords> = {
  added: (names) => `Added: ${listText(names)}.`,
  removed: (names) => `Removed: ${listText(names)}.`,
  quantity: (name, from, to) => `${name}: it was ${from}, now it’s ${to}.`,
  repriced: 'The price of your order changed.',
  month: (off) =>
    off > 0
      ? `your monthly price goes up ${money(off).text}`
      : `your monthly price goes down ${money(subtract(ZERO, off)).text}`,
  today: (off) =>
    off > 0
      ? `you pay ${money(off).text} more today`
      : `you pay ${money(subtract(ZERO, off)).text} less today`,
  withTax: (parts) => `With taxes, ${parts}.`,
  same: 'The total doesn’t change.',
}
