import { bundleLines } from '#ui/content/package-price.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Packages'

export const words: typeof es.words = ({ brand, facts }) => {
  const stream = bundleLines(brand, 'bundle-stream')
  return {
    title: `Internet, TV and phone packages, itemized | ${brand.name}`,
    description: `Bundle internet, TV and home phone from ${facts.package(stream).price} a month. Every package is itemized: what adds up, what comes off, and what you pay later.`,
    opening: {
      title: 'Read a package like a grocery receipt',
      lead: 'One line per service, one for the discount, the total at the bottom. Don’t use something? Take it off before you order.',
      picture: 'A woman on a rooftop holds a single string that branches out to four kites',
      actions: { address: 'See what’s at my address', packages: 'Compare the packages' },
    },
    packages: {
      id: 'packages',
      heading: 'Three receipts, already added up',
      lead: 'The button puts the package in your cart. All we need is your address.',
      bills: {
        spanishTvFamily: {
          title: 'Spanish TV for the family',
          about: 'Internet for a houseful of screens, the Latino channels, and a number for the house.',
        },
        fullHouse: {
          title: 'The full house',
          about: 'The fastest speed, familiar channels in both languages, and a home phone.',
        },
        lightTvFast: {
          title: 'Light TV, fast internet',
          about: 'Gig for work and games, plus Spanish-language channels in the app.',
        },
      },
      note: 'Before tax. The discount comes off your internet for as long as you keep every service in the package.',
    },
    worthIt: {
      id: 'worth-it',
      heading: 'When it pays, and when it doesn’t',
      picture: 'A scale: three bills on one side, a single one on the other',
      paragraphs: [
        'A package makes sense if you were going to order everything in it anyway. That’s what the discount is for.',
        'If the home phone never rings or you watch two channels, internet by itself is the better buy. Saving on something you don’t use is still spending.',
      ],
      points: [
        'Write down what you pay for each service today, taxes and equipment included.',
        'Compare it with the total on the receipt, and with the later price too.',
        'Cross out a line and ask yourself whether you’d really miss it.',
      ],
      actions: { savingsCalculator: 'Run my own numbers' },
    },
    mobile: {
      id: 'mobile',
      heading: 'Your cell phone lowers your internet bill, too',
      lead: 'It isn’t a package with a name, but the discount is just as real.',
      cards: titled({
        'The first line': `With internet, one Unlimited line is ${facts.lines('bundled', 1).cost} a month.`,
        [`${facts.withMobileLines('internet-500').lines} lines or more`]: `${facts.name('internet-500')} drops to ${facts.withMobileLines('internet-500').price} a month and Gig to ${facts.withMobileLines('internet-gig').price}, for ${facts.withMobileLines('internet-gig').months} months. After that, ${facts.laterPrice('internet-500')} and ${facts.laterPrice('internet-gig')}.`,
        'The fourth line': `With internet, four Unlimited lines cost the same as three: ${facts.lines('bundled', 4).cost} a month for all of them.`,
      }),
    },
    questions: {
      id: 'questions',
      heading: 'What people ask about packages',
      items: answers({
        'How long does the discount last?': `The first ${facts.bundle('bundle-latino').months} months. After that you pay the regular price of each service, which is on the receipt above and in your order.`,
        'Can I drop a service later on?':
          'Yes, anytime, at no charge. Once the package is no longer complete its discount ends, and what you keep stays at its own price.',
        'Does it stack with other promotions?':
          'The package discount comes off your internet on top of its first-year promotion. Your order lists the two separately.',
        'Do I have to sign a contract?': 'No. No package has a minimum term.',
        'Can I put together a different package?':
          'Of course. Enter your address, pick your internet, and add the rest. If you’re close to a discount, the store will point it out.',
      }),
    },
    pages: { heading: 'Before you build yours' },
  }
}

export const general: typeof es.general = ({ brand, facts }) => ({
  title: `Itemized packages | ${brand.name}`,
  description: `${brand.name} packages, itemized: what adds up, what comes off, and what you pay later.`,
  opening: {
    title: 'Together they cost less',
    lead: 'One line per service, one for the discount, the total at the bottom. Don’t use something? Take it off before you order.',
    picture: 'A woman on a rooftop holds a single string that branches out in the air',
  },
  packages: {
    id: 'packages',
    heading: 'Already added up',
    lead: 'The button puts the package in your cart. All we need is your address.',
    bill: (id) => ({
      title: facts.bundle(id).names,
      about: `You pay ${facts.bundle(id).off} less a month for ${facts.bundle(id).months} months.`,
    }),
    note: 'Before tax. The discount applies while you have every service of the package.',
  },
  questions: {
    id: 'questions',
    heading: 'What people ask about a package',
    items: answers({
      'What do I pay when the discount ends?':
        'The regular price of each service, which is already in the receipt above and in your order.',
      'Can I drop a service later?':
        'Yes, whenever you like and at no charge. If the package is no longer complete, its discount ends and what you keep has its own price.',
      'Does it add to other promotions?':
        'Yes. The package discount comes off after the promotion of your plan. Your order shows both separately.',
    }),
  },
  pages: { heading: 'Before you build yours' },
})
