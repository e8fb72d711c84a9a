import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { EMPTY_SAVINGS_FORM, savingsFields } from '#core/savings/savings-form.ts'
import { caretIn, putCaret } from '#ui/features/shared/caret.ts'
import { SavingsConnected } from '#ui/features/tools/savings-calculator/savings-calculator.connected.tsx'
import type { SavingsPlace } from '#ui/features/tools/savings-calculator/savings-place.ts'
import { entryOf } from '#ui/features/shared/typing.ts'
import { carriedInUrl } from './forwarded.ts'
import type { PlainMount } from './mount.ts'

/** Mounts the calculator over its plain form, with the answers and the focus that it has. */
export const mountSavingsCalculator: PlainMount = (place) => {
  const form = place.querySelector('form')
  const typed = form === null ? EMPTY_SAVINGS_FORM : entryOf(form, savingsFields)
  const caret = caretIn(place)
  const given = JSON.parse(place.dataset['props'] ?? '') as SavingsPlace
  const root = createRoot(place)
  flushSync(() => root.render(<SavingsConnected {...given} typed={typed} carried={carriedInUrl()} />))
  if (caret !== null) putCaret(place, caret)
}
