import { shallowEqual, useSelector } from '@xstate/react'
import { useMemo, useCallback } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { quantityOf } from '#core/cart/cart.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { isCampaignOffer, withListedPlans } from '#core/template/page-content.ts'
import type { PageModel } from '#core/template/page-model.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { Pricing } from '#core/journeys/sale/sale.pricing.ts'
import { selectServiceAddress } from '#core/journeys/sale/sale.selectors.ts'
import { quoteInputOf, quoteSingleOffer, selectPricing } from '#core/journeys/sale/sale.pricing.ts'
import type { ShoppingSnapshot } from '#core/journeys/shopping/shopping.selectors.ts'
import { serviceAddressText } from '#ui/content/format.ts'
import { useChangeAddress } from '#ui/features/sale/shared/use-change-address.tsx'
import { LazyFailureNotice } from '#ui/features/sale/shared/lazy-failure-notice.tsx'
import { labelsOf } from '#ui/features/sale/shared/internet-labels.tsx'
import { internetPlans } from '#ui/features/shared/companion-services.ts'
import { PageNotices, usePageModel } from '#ui/features/sale/shared/page-notices.tsx'
import type { Plan } from './plan-card.view.tsx'
import { ProductsView, type ProductsViewProps } from './products.view.tsx'
import { useLazy } from '#ui/features/shared/lazy.ts'
import * as css from './lazy-assistance.css.ts'

const loadAssistance = () => import('./assistance.connected.tsx')

type LazyAssistanceProps = {
  readonly sale: Sale
  readonly brand: BrandIdentity
  readonly model: PageModel | null
}

/** The question about assistance programs, where the page asks it. Its code is loaded with the block. */
const LazyAssistance = ({ sale, brand, model }: LazyAssistanceProps) => {
  const block = model?.blocks.find(({ id }) => id === 'assistance')
  const code = useLazy(loadAssistance, block !== undefined)
  if (block === undefined || sale.cartOptions === null) return null
  return code === null ? (
    <div className={css.space} />
  ) : (
    <code.AssistanceConnected sale={sale} load={sale.cartOptions} brand={brand} block={block} />
  )
}

export type ProductsConnectedProps = { readonly sale: Sale; readonly brand: BrandIdentity }

const stateOf = (snapshot: ShoppingSnapshot): ProductsViewProps['state'] => {
  if (snapshot.matches('failed')) return 'failed'
  return snapshot.matches('open') ? 'open' : 'loading'
}

const plansOf = (pricing: Pricing, model: PageModel | null): readonly Plan[] => {
  if (pricing.offers === null) return []
  const { catalog } = pricing.offers
  return internetPlans(withListedPlans(model, catalog.offers)).flatMap((offer) => {
    const quote = quoteSingleOffer(pricing, offer.id)
    const input = quoteInputOf(pricing, [{ offerId: offer.id, quantity: 1 }])
    return quote === null ? [] : [{ offer, quote, input, isOfCampaign: isCampaignOffer(model, offer.id) }]
  })
}

export const ProductsConnected = ({ sale, brand }: ProductsConnectedProps) => {
  const { actor, shopping } = sale
  const pricing = useSelector(actor, selectPricing, shallowEqual)
  const place = useSelector(actor, selectServiceAddress)
  const wanted = useSelector(actor, ({ context }) => context.cart.wanted)
  const saving = useSelector(actor, ({ context }) => context.failure)
  const state = useSelector(shopping, stateOf)
  const loading = useSelector(shopping, ({ context }) => context.failure)
  const model = usePageModel(sale, 'products-dotcom')
  const plans = useMemo(() => plansOf(pricing, model), [pricing, model])
  const labels = useMemo(
    () =>
      labelsOf(
        plans.map(({ offer }) => offer),
        pricing,
      ),
    [plans, pricing],
  )
  const choose = useCallback((offerId: OfferId) => actor.send({ type: 'plan.chosen', offerId }), [actor])
  const chosen = plans.find(({ offer }) => quantityOf(wanted, offer.id) > 0)
  const failure = loading ?? saving
  const { changeAddress, addressChange } = useChangeAddress(sale)
  const page = { sale, brand, model }
  return (
    <>
      <ProductsView
        address={place === null ? '' : serviceAddressText(place)}
        state={state}
        plans={plans}
        labels={labels}
        chosen={chosen?.offer.id ?? null}
        phone={brand.phones.sales}
        failure={
          failure === null ? null : (
            <LazyFailureNotice
              failure={failure}
              brand={brand}
              onRetry={() => (loading === null ? actor : shopping).send({ type: 'retry.requested' })}
            />
          )
        }
        notices={<PageNotices {...page} except="network" />}
        afterPlans={
          <>
            <PageNotices {...page} only="network" />
            <LazyAssistance {...page} />
          </>
        }
        onChoose={choose}
        onChangeAddress={changeAddress}
      />
      {addressChange}
    </>
  )
}
