import { GIG, GUARANTEE, ULTRA } from '#ui/content/offer-ids.ts'
import { answers } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Best deals'

export const words: typeof es.words = ({ brand, facts }) => {
  const guarantee = facts.campaign(GIG, GUARANTEE)
  const lines = facts.withMobileLines(GIG)
  return {
    title: `Today’s internet, TV and mobile deals | ${brand.name}`,
    description: `Every ${brand.name} deal on one page: how much it takes off, how many months it lasts and what comes next. Internet from ${facts.price('internet-advantage')} a month.`,
    opening: {
      title: 'Today’s deals, with their end dates showing',
      lead: 'A deal should tell you three things: how much it takes off, how long it lasts, and what you pay next. Here are all of ours, with all three.',
      picture: 'A kite stand with a striped awning; a price hangs from each kite',
      actions: { address: 'See deals at my address', sales: 'Call sales' },
    },
    savings: {
      id: 'savings',
      heading: 'How much each one saves',
      lead: 'Everything a deal takes off while it lasts, against what you’d pay without it. Drawn to scale.',
      bars: {
        gigYearPrice: {
          title: `Gig with the ${guarantee.years}-year price`,
          value: `${guarantee.saved} over ${guarantee.months} months`,
        },
        gigFirstMonths: { title: `Gig, first ${facts.promotionMonths(GIG)} months` },
        firstMonths: { title: `${facts.name(ULTRA)}, first ${facts.promotionMonths(ULTRA)} months` },
        firstUnlimitedLine: { title: 'The first Unlimited line' },
      },
      note: `The ${guarantee.years}-year saving is measured against Gig at everybody’s price over the same months; the other three, against their regular price.`,
    },
    deals: {
      id: 'deals',
      heading: 'One at a time',
      lead: 'The ones you qualify for show up in your cart by themselves. Only the Gig guarantee needs a button of its own.',
      cards: {
        gig5YearInternetPriceGuarantee: {
          title: `Gig for ${guarantee.price} a month`,
          body: `The price stays put for ${guarantee.years} years, then it’s ${guarantee.later}. No contract: the promise is ours, not yours.`,
          link: 'See the Gig offer',
        },
        internetSeveralLines: {
          title: 'Internet with several lines',
          body: `With ${lines.lines} or more lines, Gig is ${lines.price} a month for ${lines.months} months. The fourth line adds nothing.`,
          link: 'Do the math',
        },
        packages: {
          title: `Up to ${facts.bundle('bundle-signature').off} off a package`,
          body: `Internet, TV and home phone together. The discount lasts ${facts.bundle('bundle-signature').months} months.`,
          link: 'See the packages',
        },
        access: {
          title: `${facts.price('internet-advantage')} a month, for anyone`,
          body: `${facts.name('internet-advantage')}: ${facts.speed('internet-advantage')} and no promotion to run out. It’s our lowest price with no strings attached.`,
          link: 'See the affordable plans',
        },
        helpGettingOut: {
          title: 'Help getting out',
          body: `If your provider charges you to leave, we pay up to ${facts.buyoutLimit()} of it.`,
          link: 'How to ask for it',
        },
        installYourself: {
          title: 'Install it yourself',
          body: `Self-installation is free. With a technician it’s ${facts.oneTime('install-professional')}, once.`,
        },
      },
      note: 'Prices before tax. Deals depend on your address.',
    },
    example: {
      id: 'example',
      heading: 'Two deals on one receipt',
      lead: 'Two examples: the Gig promotion with a package discount, and with mobile lines.',
      bills: {
        gigChannelsHome: {
          title: 'Gig, channels and home phone',
          about: 'For a home with grandparents, students and somebody working remotely.',
        },
        gigTwoCell: {
          title: 'Gig with two cell phones',
          about: 'For a couple paying for two lines: the second one lowers the internet.',
        },
      },
      note: 'The button puts the example in your cart. Take off whatever you don’t want.',
    },
    questions: {
      id: 'questions',
      heading: 'How to read a deal',
      items: answers({
        'Which one is right for me?': `If you’re staying a while, Gig at ${guarantee.price}: it takes the most off overall. If you pay for several cell phones, internet with lines. If you want the smallest bill, ${facts.name('internet-advantage')}.`,
        'Can I combine them?':
          'A package discount stacks with the first-year promotion. Two promotions on the same plan don’t: each month the bigger one applies.',
        'Are they only for new customers?':
          'No. The deals on this page are for any home that orders in the store. If you already have service, sign in to see what would change.',
        'How long do I have to order?': `There’s no announced end date. Your cart holds them for ${facts.cartDays} days, and the price you see when you order is the price you pay.`,
        'And once they end?': `You pay the regular price: ${facts.laterPrice(ULTRA)} a month for ${facts.name(ULTRA)} or ${facts.laterPrice(GIG)} for Gig. You can change plans or leave at no charge.`,
      }),
    },
    pages: { heading: 'More ways to spend less' },
  }
}
