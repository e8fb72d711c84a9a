import type { Brand } from '#core/brand/brand.ts'
import type { CartLine } from '#core/cart/cart.ts'
import { markClaim } from '#core/template/claim.ts'
import { shortMoney } from '#ui/content/es/shared/sections.ts'
import { packagePrice } from './package-price.ts'

/** The numbers about several offers together, each a claim with its source. */
export const packageFacts = (brand: Brand) => ({
  /** Monthly price of a package, the later price and its month, and the bundle savings during the discount. */
  package: (lines: readonly CartLine[]) => {
    const { off, total } = packagePrice(brand, lines)
    const { first, change } = total
    const source = `offers ${lines.map(({ offerId, quantity }) => `${offerId}:${String(quantity)}`).join(', ')}`
    return {
      price: markClaim(shortMoney(first), `${source}: first month`),
      later: markClaim(shortMoney(change?.later ?? first), `${source}: later price`),
      months: markClaim(String((change?.fromMonth ?? 1) - 1), `${source}: months of the first price`),
      off: markClaim(shortMoney(off), `${source}: discount`),
    }
  },
})
