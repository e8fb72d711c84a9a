import { iconCards, links, opening, pages } from '#ui/content/page-sections.ts'
import { bundleLines, openBundles } from '#ui/content/package-price.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The packages of several services. */
export const page: SitePage<typeof es.words, typeof es.general> = {
  menu: { group: 'packages', place: 10 },
  offers: ['internet-500', 'internet-gig', 'tv-mi-plan-latino', 'home-phone', 'mobile-unlimited'],
  sections: (words, { brand }) => {
    const [latino, signature, stream] = ['bundle-latino', 'bundle-signature', 'bundle-stream'].map((id) =>
      bundleLines(brand, id),
    ) as [ReturnType<typeof bundleLines>, ReturnType<typeof bundleLines>, ReturnType<typeof bundleLines>]
    return [
      opening(words.opening, 'wide', 'packagesStrings', {
        address: 'address',
        packages: `#${words.packages.id}`,
      }),
      {
        kind: 'bills',
        ...words.packages,
        bills: [
          { ...words.packages.bills.spanishTvFamily, lines: latino },
          { ...words.packages.bills.fullHouse, lines: signature },
          { ...words.packages.bills.lightTvFast, lines: stream },
        ],
      },
      {
        kind: 'feature',
        ...words.worthIt,
        tone: 'sun',
        picture: { name: 'packagesScale', alt: words.worthIt.picture },
        actions: links(words.worthIt.actions, { savingsCalculator: '/packages/savings-calculator' }),
      },
      iconCards(words.mobile, ['phone', 'wifi', 'gift']),
      { kind: 'questions', ...words.questions },
      pages(words.pages, [
        '/packages/{product}-one',
        '/packages/best-deals',
        '/packages/savings-calculator',
        '/cable-tv/plans',
        '/mobile/plans',
        '/discounts',
      ]),
    ]
  },
  general: {
    isSold: (brand) => openBundles(brand).length > 0,
    sections: (words, { brand }) => {
      const { bill, ...packages } = words.packages
      const bills = openBundles(brand).map(({ id }) => ({ ...bill(id), lines: bundleLines(brand, id) }))
      return [
        opening(words.opening, 'wide', 'packagesStrings', {}, { hasAddressForm: true }),
        { kind: 'bills', ...packages, bills },
        { kind: 'questions', ...words.questions },
        pages(words.pages, ['/internet', '/internet/plans', '/discounts', '/support']),
      ]
    },
  },
}
