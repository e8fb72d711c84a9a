import type { Brand } from '#core/brand/brand.ts'
import type { BuyerFacts } from '#core/catalog/condition.ts'
import type { Offer } from '#core/catalog/offer.ts'
import { availableOffers } from '#core/localization/availability.ts'
import { knownBuyer } from '#core/localization/known-buyer.ts'
import type { LocalizationResponse } from '#core/localization/localization.ts'
import { quote } from '#core/pricing/quote.ts'
import { basisPoints } from '#core/shared/money.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { staticOutcomeWords } from '#ui/content/es/shared/site.ts'
import { addressText, serviceAddressText } from '#ui/content/format.ts'
import { companionServicesOf, internetPlans } from '#ui/features/shared/companion-services.ts'
import { LabelAndTerms } from '#ui/features/shared/label-and-terms.view.tsx'
import { CompanionServices } from '#ui/features/sale/shared/companion-services.view.tsx'
import type { Plan } from '#ui/features/sale/products/plan-card.view.tsx'
import { ProductsView } from '#ui/features/sale/products/products.view.tsx'
import * as css from '#ui/features/sale/products/products.css.ts'
import { ButtonLink } from '#ui/kit/button/button.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'

export type PlansWithoutScriptProps = { readonly brand: Brand; readonly answer: LocalizationResponse }

const offersAt = (
  { catalog }: Pick<Brand, 'catalog'>,
  { sessionInfo }: LocalizationResponse,
): readonly Offer[] =>
  sessionInfo === null ? [] : availableOffers(catalog.offers, sessionInfo.serviceAddress.serviceability)

const plansOf = (
  { catalog }: Brand,
  answer: LocalizationResponse,
  buyer: BuyerFacts | undefined,
): readonly Plan[] => {
  const taxRate = answer.sessionInfo?.serviceAddress.taxRate ?? basisPoints(0)
  const offers = offersAt({ catalog }, answer)
  return internetPlans(offers).flatMap((offer) => {
    const priced = quote({
      catalogVersion: catalog.version,
      offers,
      lines: [{ offerId: offer.id, quantity: 1 }],
      taxRate,
      ...(buyer && { buyer }),
    })
    return priced._tag === 'Right' ? [{ offer, quote: priced.right, input: null }] : []
  })
}

/** The plans of an address as the application shows them. Visitors without script also read how to buy. */
export const PlansWithoutScript = ({ brand, answer }: PlansWithoutScriptProps) => {
  const place = answer.sessionInfo?.serviceAddress
  const buyer = answer.sessionInfo === null ? undefined : knownBuyer(answer.sessionInfo)
  const plans = plansOf(brand, answer, buyer)
  const { dial, shown } = brand.phones.sales
  return (
    <>
      <ProductsView
        address={place === undefined ? addressText(answer.providedAddress) : serviceAddressText(place)}
        state="open"
        plans={plans}
        labels={plans.map(({ offer: { id } }) => ({
          id,
          label: <LabelAndTerms offerId={id} catalog={brand.catalog} buyer={buyer} />,
        }))}
        chosen={null}
        failure={null}
        phone={brand.phones.sales}
        afterPlans={<CompanionServices services={companionServicesOf(offersAt(brand, answer))} />}
        onChoose={null}
        onChangeAddress={() => undefined}
      />
      <noscript className={css.scriptless}>
        <Notice tone="info" title={staticOutcomeWords.title}>
          <p>{staticOutcomeWords.body}</p>
          <ButtonLink variant="quiet" href={`tel:${dial}`}>
            {commonWords.call(shown)}
          </ButtonLink>
        </Notice>
      </noscript>
    </>
  )
}
