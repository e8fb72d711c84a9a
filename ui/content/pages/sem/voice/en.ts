import { PHONE } from '#ui/content/offer-ids.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Phone for your home'

export const words: typeof es.words = ({ brand, facts }) => {
  const call = facts.call('MX', 30)
  return {
    title: `Bring your home number along: ${facts.price(PHONE)} a month | ${brand.name}`,
    description: `Calls anywhere in the United States for ${facts.price(PHONE)} a month, and to ${facts.countriesCalled} countries with the international plan. Keep the number you have.`,
    opening: {
      title: 'The number everyone knows',
      lead: 'The school, the doctor and your parents all have it written down. Bring it along, and talk across the country without counting minutes.',
      picture: 'A grandfather and a grandson on the phone; the cord draws the way between them',
      actions: { sales: 'Order it by phone' },
    },
    calls: {
      id: 'calls',
      heading: 'Calling far away, with numbers',
      figures: [
        { figure: facts.price('phone-international'), meaning: 'more a month for the international plan' },
        { figure: call.landline, meaning: `for ${call.minutes} minutes to a landline in Mexico` },
        { figure: call.mobile, meaning: `for the same ${call.minutes} minutes to a cell phone` },
      ],
    },
    who: {
      id: 'who',
      heading: 'Homes that still need one',
      lead: 'If you recognize yours, the landline pays for itself.',
      cards: titled({
        'The grandparents’ house':
          'A big phone, always in the same place, that never runs out of battery or gets lost in a bag.',
        'The family far and wide':
          'Sunday means calls to three countries. On the landline you talk as long as you like, and you know what each minute costs.',
        'The room without signal':
          'Where a cell phone barely has one bar, the landline sounds clear: it doesn’t depend on the tower down the street.',
      }),
    },
    number: {
      id: 'number',
      heading: 'Switch without anyone noticing',
      paragraphs: [
        'The number is yours, not your provider’s. Find it on the last bill with the account number, and enter both in your order. The old phone keeps ringing while the number moves, so don’t cancel it yourself.',
        'Starting from scratch? You choose a number from the area of your address.',
      ],
      points: [
        'Your phone works: it plugs into the modem with its cord.',
        'The price isn’t a promotion, and there is no contract.',
        'Calls that look like fraud arrive with a warning.',
      ],
    },
    power: {
      id: 'power',
      heading: 'Good to know',
      paragraphs: [
        `The phone runs through the modem. If the power or the service goes out it can’t call anyone, not even ${facts.stated('911', 'name')}. Keep a charged cell phone handy.`,
      ],
    },
    questions: {
      id: 'questions',
      heading: 'Before you pick up',
      items: answers({
        'Do I have to pay for internet too?':
          'No. The phone uses the same equipment, but it is billed on its own. If you already have internet with us, there is no other visit.',
        'How much is it with international calls?': `${facts.together(PHONE, 'phone-international')} a month for both, and each minute at its country’s price. Within the United States, minutes aren’t counted.`,
        'Can I have a phone on every floor?':
          'Yes, with a cordless set. The base goes next to the modem, and the others only need an outlet.',
        'What about the house alarm?':
          'Before you switch, ask the alarm company whether it works with phone service over the internet. The same goes for a medical device.',
      }),
    },
    pages: { heading: 'More about home phone' },
  }
}
