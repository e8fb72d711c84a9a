import type { Sale } from '#core/journeys/sale/sale.ts'
import { paths } from '#core/routes/routes.ts'
import { summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { quietLink } from './cart-details-link.css.ts'
import { handled } from '#ui/kit/button/button.tsx'

/** The link to the page with everything in the cart. */
export const CartDetailsLink = ({ sale }: { readonly sale: Sale }) => (
  <a className={quietLink} href={paths.cartDetails} onClick={handled(() => sale.request('cartDetails'))}>
    {summaryWords.details}
  </a>
)
