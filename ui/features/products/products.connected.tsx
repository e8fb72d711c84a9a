import { useSelector } from '@xstate/react'
import type { BrandFace } from '#core/brand/brand.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { ShoppingContext } from '#core/journeys/shopping/shopping.context.ts'
import type { ShoppingSnapshot } from '#core/journeys/shopping/shopping.selectors.ts'
import { planQuote } from '#core/journeys/shopping/shopping.selectors.ts'
import { serviceAddressText } from '#ui/content/format.ts'
import { LateFailureNotice } from '#ui/features/late-failure-notice.tsx'
import { besideOf, internetPlans } from './beside.ts'
import type { Plan } from './plan-card.view.tsx'
import { ProductsView, type ProductsViewProps } from './products.view.tsx'

export type ProductsConnectedProps = { readonly sale: Sale; readonly brand: BrandFace }

const stateOf = (snapshot: ShoppingSnapshot): ProductsViewProps['state'] => {
  if (snapshot.matches('failed')) return 'failed'
  return snapshot.matches('open') ? 'open' : 'loading'
}

const plansOf = (context: ShoppingContext): readonly Plan[] =>
  internetPlans(context.offers?.catalog.offers ?? []).flatMap((offer) => {
    const quote = planQuote(context, offer.id)
    return quote === null ? [] : [{ offer, quote }]
  })

export const ProductsConnected = ({ sale, brand }: ProductsConnectedProps) => {
  const { shopping, localization } = sale
  const context = useSelector(shopping, (snapshot) => snapshot.context)
  const state = useSelector(shopping, stateOf)
  const place = useSelector(
    localization,
    (snapshot) => snapshot.context.answer?.sessionInfo?.serviceAddress ?? null,
  )
  const plans = plansOf(context)
  const chosen = plans.find(({ offer }) => context.wanted.some((line) => line.offerId === offer.id))
  return (
    <ProductsView
      address={place === null ? '' : serviceAddressText(place)}
      state={state}
      plans={plans}
      beside={besideOf(context.offers?.catalog.offers ?? [])}
      chosen={chosen?.offer.id ?? null}
      phone={brand.phones.sales}
      failure={
        context.failure === null ? null : (
          <LateFailureNotice
            failure={context.failure}
            brand={brand}
            onRetry={() => shopping.send({ type: 'retry.requested' })}
          />
        )
      }
      onChoose={(offerId) => shopping.send({ type: 'plan.chosen', offerId })}
      onChangeAddress={() => sale.request('address')}
    />
  )
}
