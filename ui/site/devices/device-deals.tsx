import type { Brand } from '#core/brand/brand.ts'
import type { PromoLack } from '#core/catalog/promo-code.failure.ts'
import type { Promo } from '#core/catalog/promo-code.ts'
import { eligiblePromo } from '#core/catalog/promo-code.ts'
import type { ProductDetail } from '#core/mobile/product-detail.ts'
import { deviceWords as words } from '#ui/content/es/site/device-words.ts'
import { offersNamed } from '../sections/section.ts'
import * as css from './device-deals.css.ts'

/** A new line with this device and nothing else: what it lacks is what a deal asks for. */
const NEW_LINE = { ratePlan: null, hasDevice: true, hasTradeIn: false, isPortIn: false } as const

const lackText = (lack: PromoLack, brand: Brand): string =>
  lack._tag === 'RatePlanNotAmong'
    ? words.lackOfPlan(offersNamed(brand, lack.ratePlans).map(({ name }) => name))
    : words.lacks[lack._tag]

const Deal = ({ promo, brand }: { readonly promo: Promo; readonly brand: Brand }) => {
  const decision = eligiblePromo(promo, NEW_LINE)
  return (
    <li className={css.deal}>
      <h3 className={css.name}>{words.dealNames[promo.code]}</h3>
      <p>{words.dealAbout[promo.code]}</p>
      {decision._tag === 'Right' ? null : (
        <>
          <p>{words.dealNeeds}</p>
          <ul className={css.needs}>
            {decision.left.map((lack) => (
              <li key={lack._tag}>{lackText(lack, brand)}</li>
            ))}
          </ul>
        </>
      )}
    </li>
  )
}

type DeviceDealsProps = { readonly device: ProductDetail; readonly brand: Brand }

/** The deals of a device, each with what a new line must have for it (CPN-07). */
export const DeviceDeals = ({ device, brand }: DeviceDealsProps) => {
  const promos = brand.site.devicePromos.filter(({ code }) => device.deals.includes(code))
  return promos.length === 0 ? null : (
    <section className={css.deals} aria-labelledby="ofertas-titulo">
      <h2 id="ofertas-titulo" className={css.heading}>
        {words.dealsHeading}
      </h2>
      <ul className={css.list}>
        {promos.map((promo) => (
          <Deal key={promo.code} promo={promo} brand={brand} />
        ))}
      </ul>
      <p className={css.quiet}>{words.dealNot}</p>
    </section>
  )
}
