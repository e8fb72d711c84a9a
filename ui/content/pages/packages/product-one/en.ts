import { onePackage } from '#ui/content/package-price.ts'
import { answers } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = '{brand} One'

export const words: typeof es.words = ({ brand, facts }) => {
  const together = facts.package(onePackage)
  return {
    title: `${brand.name} One: internet, WiFi and mobile | ${brand.name}`,
    description: `${brand.name} One combines ${facts.speed('internet-500')} internet, Advanced WiFi and an Unlimited line for ${together.price} a month the first year. See what you pay after that.`,
    opening: {
      title: 'The same connection, indoors and out',
      lead: `${brand.name} One is internet, Advanced WiFi and a mobile line for ${together.price} a month for ${together.months} months. After that, ${together.later} a month if you keep it all.`,
      picture:
        'A young woman leaves home with her phone; the string from the router follows her down the street',
      actions: { order: `Order ${brand.name} One`, inside: 'See what’s in it' },
    },
    price: {
      id: 'price',
      heading: 'Three numbers before you decide',
      figures: [
        { figure: together.price, meaning: `a month for everything, the first ${together.months} months` },
        {
          figure: facts.price('mobile-unlimited'),
          meaning: `a month for the line for the first ${facts.promotionMonths('mobile-unlimited')} months; after that, ${facts.laterPrice('mobile-unlimited')}`,
        },
        { figure: together.later, meaning: 'a month for everything once the promotions end' },
      ],
    },
    inside: {
      id: 'inside',
      heading: 'What’s in it, and what each part costs',
      lead: 'No part hangs on a contract. Drop the WiFi or the line and keep your internet.',
      columns: ['Part', 'What it does', `The first ${together.months} months`, 'Later'],
      rows: [
        [
          facts.name('internet-500'),
          'The whole household: shows, classes, video calls and backups at once',
          facts.price('internet-500'),
          facts.laterPrice('internet-500'),
        ],
        [
          'Advanced WiFi',
          'A recent router, with your devices under control from your phone',
          facts.price('advanced-wifi'),
          facts.price('advanced-wifi'),
        ],
        [
          'One Unlimited line',
          'Calls, texts and data away from home',
          facts.price('mobile-unlimited'),
          facts.mobile.perLine('unlimited'),
        ],
      ],
      note: 'Monthly prices, before tax. When the mobile network is busy, a line that has used a lot of data may slow down.',
    },
    who: {
      id: 'who',
      heading: 'For anyone paying for a line elsewhere',
      paragraphs: [
        'If your cell phone is with another company, add that bill to your internet bill. That’s the number to hold against One.',
        'Bring your number and, if your phone is unlocked, the phone as well. Don’t cancel your current line yourself: it closes on its own once the number has moved.',
      ],
      picture: 'A phone in a pocket with a string that runs back to the house',
      actions: { savingsCalculator: 'Compare with what I pay now' },
    },
    questions: {
      id: 'questions',
      heading: 'About One',
      items: answers({
        'What’s the catch with the free line?': `There’s no monthly charge for it for ${facts.lines('bundled', 1).years} year, as long as you have internet. You pay whatever tax your state charges and, once it ends, ${facts.mobile.perLine('unlimited')} a month. Don’t want it? Cancel before then.`,
        'What if I add another line?': `Two lines with internet are ${facts.lines('bundled', 2).cost} a month, locked in for ${facts.lines('bundled', 2).years} years, and ${facts.name('internet-500')} drops to ${facts.withMobileLines('internet-500').price} for ${facts.withMobileLines('internet-500').months} months.`,
        'Can I get One with Gig?': `Yes. Pick ${facts.name('internet-gig')} in your cart: it starts at ${facts.price('internet-gig')} a month instead of ${facts.price('internet-500')}. The line and the WiFi stay the same price.`,
        'Do I need to buy a phone?':
          'No. Bring yours if it works on the network, or choose one in the store. The phone is billed separately.',
        'What if I move?':
          'The line goes with you. Internet and WiFi depend on the new address: enter it and see whether they’re there.',
      }),
    },
    action: {
      heading: 'Is One available at your home?',
      lead: 'The line goes wherever you go. The internet depends on your address.',
    },
    pages: { heading: 'Look at each part' },
  }
}
