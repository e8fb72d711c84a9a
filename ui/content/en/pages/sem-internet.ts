import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const [ADVANTAGE, ULTRA, GIG] = ['internet-advantage', 'internet-500', 'internet-gig'] as [
  OfferId,
  OfferId,
  OfferId,
]

/** The page of search marketing for internet, in English. */
export const semInternet: PageWriter = ({ brand, facts }) => ({
  title: `${facts.speed(ULTRA)} fiber internet for ${facts.price(ULTRA)} a month | ${brand.name}`,
  description: `Fiber at home with no contract and no data cap: ${facts.speed(ULTRA)} for ${facts.price(ULTRA)} a month for the first ${facts.promotionMonths(ULTRA)} months. See if it reaches your address.`,
  sections: [
    {
      kind: 'opening',
      layout: 'price',
      title: 'Fiber to your door',
      lead: 'No contract, no data cap, modem included. The only question is whether it reaches your home.',
      picture: { name: 'semWindow', alt: 'A kite looks in at the window, and its string ends at the router' },
      offer: ULTRA,
      hasAddressForm: true,
      actions: [{ label: 'Call sales', to: 'sales' }],
    },
    {
      kind: 'offers',
      id: 'plans',
      heading: 'Three speeds',
      lead: 'Each line is your monthly bill. If it goes up, you see the month.',
      offers: [ADVANTAGE, ULTRA, GIG],
      note: 'There’s no sales tax on internet access. Speeds are maximums over a cable.',
    },
    {
      kind: 'action',
      heading: 'You know your address. That’s all it takes.',
      lead: 'Seeing the plans takes no e-mail and no card.',
      tone: 'sea',
      actions: [{ label: 'See my plans', to: 'address' }],
    },
    {
      kind: 'pages',
      heading: 'If you’d like to know more',
      pages: ['/internet/plans', '/internet/internet-speeds', '/internet/{product}-internet-assist'],
    },
  ],
})
