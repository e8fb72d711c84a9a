import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import * as scenes from '#adapters/brand/scenes.ts'
import { offersOfLine, offersOfRole } from '#core/catalog/offer.ts'
import type { PageSection } from '#core/template/page-record.ts'
import { companionLines, internetPlans } from '#ui/content/landing-plans.ts'

/** The landing page: price, process, cancellation, and an address form. */
export const page: SitePage<typeof es.words> = {
  sections: (words, { brand }) => {
    const plans = internetPlans(brand)
    const internet = offersOfLine(brand.catalog.offers, 'Internet')
    const sold = companionLines(brand)
    const services: PageSection = {
      kind: 'services',
      ...words.services,
      services: sold.map((line) => ({ line, about: words.services.about[line] })),
    }
    return [
      { kind: 'hero', ...words.hero, offer: plans[0].id, scene: scenes.landing },
      { kind: 'offers', ...words.plans, offers: plans.map(({ id }) => id) },
      ...(sold.length === 0 ? [] : [services]),
      { kind: 'steps', ...words.steps },
      {
        kind: 'addOns',
        ...words.wifi,
        offers: offersOfRole(internet, 'addOn').map(({ id }) => id),
        scene: scenes.houseInside,
      },
      { kind: 'timeline', ...words.afterward, agreements: brand.agreements.map(({ id }) => id) },
      { kind: 'questions', ...words.questions },
    ]
  },
}
