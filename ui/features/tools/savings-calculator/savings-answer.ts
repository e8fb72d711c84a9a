import type { CarriedParameter } from '#core/affiliate/marketing-parameters.ts'
import { selectionHref } from '#core/routes/selection-link.ts'
import type { SavingsForm } from '#core/savings/savings-form.ts'
import { savingsFailures, savingsInputOf } from '#core/savings/savings-form.ts'
import type { SavingsOffers } from '#core/savings/savings-offers.ts'
import { savingsCart } from '#core/savings/savings-offers.ts'
import { savings } from '#core/savings/savings.ts'

/** Returns what the calculator shows for a form: its failures, or its result with the link into the shop. */
export const savingsAnswer = (
  form: SavingsForm,
  offers: SavingsOffers,
  carried: readonly CarriedParameter[],
) => {
  const input = savingsInputOf(form)
  const answer = savings(input)
  return answer._tag === 'Left'
    ? { failures: savingsFailures(input), result: null, orderHref: '' }
    : {
        failures: {},
        result: answer.right,
        orderHref: selectionHref(savingsCart(answer.right, offers), carried),
      }
}
