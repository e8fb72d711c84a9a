import type { PromoLack } from '#core/catalog/promo-code.failure.ts'
import type { OfferedPromo } from '#core/mobile/device-promotions.ts'
import { promotionDecisions } from '#core/mobile/device-promotions.ts'
import type { MobileCartItem } from '#core/mobile/mobile-item.ts'
import type { ProductDetail } from '#core/mobile/product-detail.ts'
import { planOfOffer } from '#core/mobile/rate-plans.ts'
import { customizeWords } from './es.ts'
import { Notice } from '#ui/kit/notice/notice.tsx'
import * as css from './customize.css.ts'

const lackText = (lack: PromoLack): string => {
  const { plan: plans, promotion: words } = customizeWords
  return lack._tag === 'RatePlanNotAmong'
    ? words.plans(
        lack.ratePlans.flatMap((id) => {
          const plan = planOfOffer(id)
          return plan === null ? [] : [plans.names[plan]]
        }),
      )
    : words.lacks[lack._tag]
}

export type LinePromotionsProps = {
  readonly item: MobileCartItem
  readonly devices: readonly ProductDetail[]
  readonly promos: readonly OfferedPromo[]
}

/** A line's device promotions: the one in its price, and why the others do not apply (CPN-07, CPN-14). */
export const LinePromotions = ({ item, devices, promos }: LinePromotionsProps) => {
  const words = customizeWords.promotion
  const decisions = promotionDecisions(item, devices, promos)
  const { promotion } = item.productDetail
  const applied = decisions.find(({ promo }) => promo.code === promotion)
  const others = decisions.filter((one) => one !== applied)
  if (decisions.length === 0) return null
  return (
    <section className={css.promotions}>
      {applied === undefined ? null : (
        <Notice tone="saved" title={words.applied(words.names[applied.promo.code], words.off(applied.promo))}>
          <p>{words.details[applied.promo.code]}</p>
        </Notice>
      )}
      {others.length === 0 ? null : (
        <ul className={css.reasons}>
          {others.map(({ promo, lacks }) => (
            <li key={promo.code}>
              <b>{words.name(words.names[promo.code], words.off(promo))}</b>
              <span>{` ${
                promo.isSpent
                  ? words.spent
                  : lacks.length > 0
                    ? words.requires(lacks.map(lackText))
                    : words.one
              }`}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
