import { GIG, GUARANTEE, ULTRA } from '#ui/content/offer-ids.ts'
import { opening, pages } from '#ui/content/page-sections.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { bundleLines } from '#ui/content/package-price.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** Every offer that lowers a bill today, the largest saving first. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'packages', place: 30 },
  offers: [
    'internet-advantage',
    'internet-500',
    'internet-gig',
    'tv-select-signature',
    'home-phone',
    'mobile-unlimited',
    'install-professional',
  ],
  sections: (words, { brand, facts }) => {
    const guarantee = facts.campaign(GIG, GUARANTEE)
    return [
      opening(
        words.opening,
        'split',
        'packagesStall',
        { address: 'address', sales: 'sales' },
        { offer: ULTRA },
      ),
      {
        kind: 'bars',
        ...words.savings,
        tone: 'sun',
        bars: [
          {
            ...words.savings.bars.gigYearPrice,
            amount: guarantee.amounts.usualTotal - guarantee.amounts.total,
            isMain: true,
          },
          { ...words.savings.bars.gigFirstMonths, value: facts.saved(GIG), amount: facts.savedAmount(GIG) },
          { ...words.savings.bars.firstMonths, value: facts.saved(ULTRA), amount: facts.savedAmount(ULTRA) },
          {
            ...words.savings.bars.firstUnlimitedLine,
            value: facts.saved('mobile-unlimited'),
            amount: facts.savedAmount('mobile-unlimited'),
          },
        ],
      },
      {
        kind: 'cards',
        ...words.deals,
        cards: [
          {
            ...words.deals.cards.gig5YearInternetPriceGuarantee,
            icon: 'lock',
            link: {
              label: words.deals.cards.gig5YearInternetPriceGuarantee.link,
              to: '/cp/gig-5-year-internet-price-guarantee',
            },
          },
          {
            ...words.deals.cards.internetSeveralLines,
            icon: 'phone',
            link: { label: words.deals.cards.internetSeveralLines.link, to: '/packages/savings-calculator' },
          },
          {
            ...words.deals.cards.packages,
            icon: 'receipt',
            link: { label: words.deals.cards.packages.link, to: '/packages' },
          },
          {
            ...words.deals.cards.access,
            icon: 'coin',
            link: { label: words.deals.cards.access.link, to: '/choose-{product}/access' },
          },
          {
            ...words.deals.cards.helpGettingOut,
            icon: 'gift',
            link: { label: words.deals.cards.helpGettingOut.link, to: '/choose-{product}/contract-buyout' },
          },
          { ...words.deals.cards.installYourself, icon: 'home' },
        ],
      },
      {
        kind: 'bills',
        ...words.example,
        bills: [
          { ...words.example.bills.gigChannelsHome, lines: bundleLines(brand, 'bundle-signature') },
          {
            ...words.example.bills.gigTwoCell,
            lines: [
              { offerId: GIG, quantity: 1 },
              { offerId: 'mobile-unlimited' as OfferId, quantity: 2 },
            ],
          },
        ],
      },
      { kind: 'questions', ...words.questions },
      pages(words.pages, [
        '/discounts',
        '/packages/{product}-one',
        '/internet/plans',
        '/cable-tv/plans/latino-plans',
        '/mobile/switch',
      ]),
    ]
  },
}
