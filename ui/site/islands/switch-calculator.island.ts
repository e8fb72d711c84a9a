import { billParameters, switchParameters } from '#core/query/tool-parameters.ts'
import { parseMoneyText } from '#core/shared/money-text.ts'
import { type Cents, times } from '#core/shared/money.ts'
import { billComparisonWords, comparedMonths } from '#ui/content/es/shared/bill-comparison.ts'
import { repaymentText, switchAnswer } from '#ui/features/tools/switch-calculator/switch-answer.ts'
import type { SwitchCondition } from '#ui/content/es/shared/switch-calculator.ts'
import { answerForm } from './form-query.ts'
import type { MountTool } from './tool.ts'

const write = (element: Element | null | undefined, text: string): void => {
  // An announced element that did not change is not announced again.
  if (element !== null && element !== undefined && element.textContent !== text) element.textContent = text
}

/** Shows the fields up to the last one with an amount, and those that are shown. */
const showFilled = (rows: readonly HTMLElement[], fields: readonly HTMLInputElement[]): void => {
  const last = fields.findLastIndex(({ value }) => value !== '')
  for (const row of rows.slice(0, last + 1)) row.hidden = false
}

/** Shows the next field and puts the caret there. The button goes with the last one. */
const enableAdd = (place: HTMLElement, rows: readonly HTMLElement[]): void => {
  const add = place.querySelector<HTMLButtonElement>('[data-add]')
  add?.addEventListener('click', () => {
    const next = rows.find(({ hidden }) => hidden)
    if (next === undefined) return
    next.hidden = false
    next.querySelector('input')?.focus()
    add.hidden = !rows.some(({ hidden }) => hidden)
  })
}

/** Computes the switch offer for the debts of the form, and what a cancellation repays (MOB-14, MOB-15). */
export const mountSwitchCalculator: MountTool = (place, _meanwhile, { query }) => {
  const form = place.querySelector('form')
  const month = place.querySelector<HTMLInputElement>(`[name="${switchParameters.month}"]`)
  const rows = [...place.querySelectorAll<HTMLElement>('[data-debt]')]
  const fields = rows.flatMap((row) => row.querySelector('input') ?? [])
  if (form === null || month === null) return
  enableAdd(place, rows)
  answerForm(place, form, query, () => {
    showFilled(rows, fields)
    const { sentence, paid, states, total, isShort } = switchAnswer(fields.map(({ value }) => value))
    write(place.querySelector('[data-answer]'), sentence)
    for (const [at, row] of rows.entries()) write(row.querySelector('[data-paid]'), paid[at] ?? '')
    for (const state of place.querySelectorAll<HTMLElement>('[data-condition]')) {
      write(state, states[state.dataset['condition'] as SwitchCondition])
      state.toggleAttribute('data-unmet', isShort)
    }
    write(place.querySelector('[data-repayment]'), repaymentText(total, month.value))
    for (const bar of place.querySelectorAll<SVGElement>('[data-month]'))
      bar.toggleAttribute('data-chosen', bar.dataset['month'] === month.value)
  })
}

/** Compares the bill in the form with the plan of the page (PRC-04). */
export const mountBillComparison: MountTool = (place, _meanwhile, { query }) => {
  const form = place.querySelector('form')
  const status = place.querySelector('output')
  const field = place.querySelector<HTMLInputElement>(`[name="${billParameters.charged}"]`)
  if (form === null || status === null || field === null) return
  const ours = JSON.parse(place.dataset['ours'] ?? '[]') as readonly Cents[]
  answerForm(place, form, query, () => {
    const bill = parseMoneyText(field.value)
    const sentences = comparedMonths.map((months, at) => {
      if (bill._tag === 'Left') return ''
      const difference = billComparisonWords.difference(times(bill.right, months), ours[at] ?? bill.right)
      return billComparisonWords.answer(billComparisonWords.periods[months], difference)
    })
    const refusal = field.value.trim() === '' ? '' : billComparisonWords.malformed
    const text = bill._tag === 'Left' ? refusal : sentences.join(' ')
    write(status, text)
  })
}
