import type { OfferId } from '#core/catalog/offer.ts'
import { bundleLines } from '#ui/content/package-price.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const ULTRA = 'internet-500' as OfferId
const GIG = 'internet-gig' as OfferId
const GUARANTEE = 'gig-5-year-internet-price-guarantee'

/** Every offer that lowers a bill today, the largest saving first, in English. */
export const bestDeals: PageWriter = ({ brand, facts }) => {
  const guarantee = facts.campaign(GIG, GUARANTEE)
  const lines = facts.withMobileLines(GIG)
  return {
    title: `Today’s internet, TV and mobile deals | ${brand.name}`,
    description: `Every ${brand.name} deal on one page: how much it takes off, how many months it lasts and what comes next. Internet from ${facts.price('internet-advantage')} a month.`,
    sections: [
      {
        kind: 'opening',
        layout: 'split',
        title: 'Today’s deals, with their end dates showing',
        lead: 'A deal should tell you three things: how much it takes off, how long it lasts, and what you pay next. Here are all of ours, with all three.',
        picture: {
          name: 'packagesStall',
          alt: 'A kite stand with a striped awning; a price hangs from each kite',
        },
        offer: ULTRA,
        actions: [
          { label: 'See deals at my address', to: 'address' },
          { label: 'Call sales', to: 'sales' },
        ],
      },
      {
        kind: 'bars',
        id: 'savings',
        heading: 'How much each one saves',
        lead: 'Everything a deal takes off while it lasts, against what you’d pay without it. Drawn to scale.',
        tone: 'sun',
        bars: [
          {
            title: `Gig with the ${guarantee.years}-year price`,
            value: `${guarantee.saved} over ${guarantee.months} months`,
            amount: guarantee.amounts.usualTotal - guarantee.amounts.total,
            isMain: true,
          },
          {
            title: `Gig, first ${facts.promotionMonths(GIG)} months`,
            value: facts.saved(GIG),
            amount: facts.savedAmount(GIG),
          },
          {
            title: `${facts.name(ULTRA)}, first ${facts.promotionMonths(ULTRA)} months`,
            value: facts.saved(ULTRA),
            amount: facts.savedAmount(ULTRA),
          },
          {
            title: 'The first Unlimited line',
            value: facts.saved('mobile-unlimited'),
            amount: facts.savedAmount('mobile-unlimited'),
          },
        ],
        note: `The ${guarantee.years}-year saving is measured against Gig at everybody’s price over the same months; the other three, against their regular price.`,
      },
      {
        kind: 'cards',
        id: 'deals',
        heading: 'One at a time',
        lead: 'The ones you qualify for show up in your cart by themselves. Only the Gig guarantee needs a button of its own.',
        cards: [
          {
            icon: 'lock',
            title: `Gig for ${guarantee.price} a month`,
            body: `The price stays put for ${guarantee.years} years, then it’s ${guarantee.later}. No contract: the promise is ours, not yours.`,
            link: { label: 'See the Gig offer', to: '/cp/gig-5-year-internet-price-guarantee' },
          },
          {
            icon: 'phone',
            title: 'Internet with several lines',
            body: `With ${lines.lines} or more lines, Gig is ${lines.price} a month for ${lines.months} months. The fourth line adds nothing.`,
            link: { label: 'Do the math', to: '/packages/savings-calculator' },
          },
          {
            icon: 'receipt',
            title: `Up to ${facts.bundle('bundle-signature').off} off a package`,
            body: `Internet, TV and home phone together. The discount lasts ${facts.bundle('bundle-signature').months} months.`,
            link: { label: 'See the packages', to: '/packages' },
          },
          {
            icon: 'coin',
            title: `${facts.price('internet-advantage')} a month, for anyone`,
            body: `${facts.name('internet-advantage')}: ${facts.speed('internet-advantage')} and no promotion to run out. It’s our lowest price with no strings attached.`,
            link: { label: 'See the affordable plans', to: '/choose-{product}/access' },
          },
          {
            icon: 'gift',
            title: 'Help getting out',
            body: `If your provider charges you to leave, we pay up to ${facts.buyoutLimit()} of it.`,
            link: { label: 'How to ask for it', to: '/choose-{product}/contract-buyout' },
          },
          {
            icon: 'home',
            title: 'Install it yourself',
            body: `Self-installation is free. With a technician it’s ${facts.oneTime('install-professional')}, once.`,
          },
        ],
        note: 'Prices before tax. Deals depend on your address.',
      },
      {
        kind: 'bills',
        id: 'example',
        heading: 'Two deals on one receipt',
        lead: 'Two examples: the Gig promotion with a package discount, and with mobile lines.',
        bills: [
          {
            title: 'Gig, channels and home phone',
            about: 'For a home with grandparents, students and somebody working remotely.',
            lines: bundleLines(brand, 'bundle-signature'),
          },
          {
            title: 'Gig with two cell phones',
            about: 'For a couple paying for two lines: the second one lowers the internet.',
            lines: [
              { offerId: GIG, quantity: 1 },
              { offerId: 'mobile-unlimited' as OfferId, quantity: 2 },
            ],
          },
        ],
        note: 'The button puts the example in your cart. Take off whatever you don’t want.',
      },
      {
        kind: 'questions',
        id: 'questions',
        heading: 'How to read a deal',
        items: [
          {
            question: 'Which one is right for me?',
            answer: `If you’re staying a while, Gig at ${guarantee.price}: it takes the most off overall. If you pay for several cell phones, internet with lines. If you want the smallest bill, ${facts.name('internet-advantage')}.`,
          },
          {
            question: 'Can I combine them?',
            answer:
              'A package discount stacks with the first-year promotion. Two promotions on the same plan don’t: each month the bigger one applies.',
          },
          {
            question: 'Are they only for new customers?',
            answer:
              'No. The deals on this page are for any home that orders in the store. If you already have service, sign in to see what would change.',
          },
          {
            question: 'How long do I have to order?',
            answer: `There’s no announced end date. Your cart holds them for ${facts.cartDays} days, and the price you see when you order is the price you pay.`,
          },
          {
            question: 'And once they end?',
            answer: `You pay the regular price: ${facts.laterPrice(ULTRA)} a month for ${facts.name(ULTRA)} or ${facts.laterPrice(GIG)} for Gig. You can change plans or leave at no charge.`,
          },
        ],
      },
      {
        kind: 'pages',
        heading: 'More ways to spend less',
        pages: [
          '/discounts',
          '/packages/{product}-one',
          '/internet/plans',
          '/cable-tv/plans/latino-plans',
          '/mobile/switch',
        ],
      },
    ],
  }
}
