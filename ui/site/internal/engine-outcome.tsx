import type { Brand } from '#core/brand/brand.ts'
import type { AddressSuggestion } from '#core/address/suggestion.ts'
import type { Outcome as AddressOutcome, OutcomeKind } from '#core/localization/outcome-kind.ts'
import { addressOf, building } from '#core/template/demonstration-cart.ts'
import { outcomeWords } from '#ui/features/sale/outcome/es.ts'
import { Outcome } from '#ui/kit/page/outcome.tsx'

const { street, city, state, zip } = addressOf(null)

const units: readonly AddressSuggestion[] = ['4A', '4B'].map((unit) => ({
  streetLine: street,
  secondary: unit,
  entries: 1,
  city,
  state,
  zip,
}))

/** Returns an address outcome of the demonstration, with the facts of every kind. Each kind reads its own. */
export const outcomeOf = (kind: OutcomeKind): AddressOutcome =>
  ({ kind, via: 'coverage', hasOffers: true, units, nearby: null, building }) as AddressOutcome

/** The page of an outcome of an address: its drawing and its texts. */
export const EngineOutcome = ({ kind, brand }: { readonly kind: OutcomeKind; readonly brand: Brand }) => {
  const { title, reason } = outcomeWords[kind]({ brandName: brand.name, outcome: outcomeOf(kind) })
  return (
    <Outcome scene={kind} title={title}>
      <p>{reason}</p>
    </Outcome>
  )
}
