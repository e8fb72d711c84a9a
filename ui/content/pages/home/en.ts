import type * as es from './es.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import { copy } from '#adapters/brand/copy.ts'
import type { Offer } from '#core/catalog/offer.ts'
import { offerPrice } from '#core/pricing/offer-price.ts'
import { listText } from '#ui/content/format.ts'
import { canSelfInstall, internetPlans, priceChanges, pricedVisit } from '#ui/content/landing-plans.ts'

export const name = 'Home'

export const words: typeof es.words = ({ brand, facts }) => {
  const plans = internetPlans(brand)
  const [{ id: cheapest }] = plans
  const rises = (changed: readonly Offer[]): string =>
    listText(
      changed.map((plan) =>
        offerPrice(plan).change === null
          ? `${facts.name(plan.id)} stays at ${facts.price(plan.id)}`
          : `${facts.name(plan.id)} goes from ${facts.price(plan.id)} to ${facts.laterPrice(plan.id)} a month`,
      ),
    )
  const visit = pricedVisit(brand)
  const install =
    visit === null
      ? ''
      : ` and, if a technician comes, ${facts.oneTime(visit.id)} plus tax for the installation, once`
  const self = canSelfInstall(brand) ? ' If you install it yourself, installation is free.' : ''
  return {
    title: `Home internet from ${facts.price(cheapest)} a month | ${brand.name}`,
    description: `Enter your address and see ${brand.name} plans: from ${facts.price(cheapest)} a month, with the later price in plain sight. Cancel whenever you like, at no charge.`,
    hero: {
      title: copy.en.headline,
      from: 'Internet from',
      promise: copy.en.promise,
      bestDeals: 'The best deals at your address',
      greatDeals: 'Great deals: internet from',
    },
    plans: {
      id: 'plans',
      heading: copy.en.plansHeading,
      lead: copy.en.plansLead,
      note: 'Mbps means megabits per second: how much reaches your home in a second. A Gbps is a thousand of them. Your address confirms which plans you can get.',
    },
    services: {
      id: 'services',
      heading: 'Add other services to your internet',
      lead: 'Order them along with your internet if you like: a single order and a single monthly bill.',
      about: {
        TV: `${facts.planCount('TV')} channel lineups, in Spanish and in English.`,
        Voice: 'One number for the house, with calls to anywhere in the United States.',
        Mobile: 'A line for everyone, on the same bill.',
      },
      note: 'Plus your state and city tax, which you see before you pay. Not every service reaches every home: enter your address to see yours.',
    },
    steps: {
      id: 'steps',
      heading: copy.en.stepsHeading,
      lead: copy.en.stepsLead,
      steps: titled({
        'Enter your address': 'See in seconds what reaches your door and what it costs. No sign-up.',
        'Choose and pay':
          'Today’s total and the monthly total stay with you on every screen. They don’t change at the end.',
        'Open the door':
          'Pick the day and the installation window: the hours between which the technician arrives.',
      }),
    },
    wifi: {
      id: 'wifi',
      heading: copy.en.wifiHeading,
      lead: 'The plan reaches your modem. For the rest of the house, add only what you need.',
      note: 'Plus your state and city tax, which you see before you pay.',
    },
    afterward: {
      id: 'afterward',
      heading: copy.en.leaveHeading,
      lead: 'What happens after you order, in order and with no fine print.',
      events: [
        { when: 'Today', what: 'You pay the first month and, if a technician comes, the installation.' },
        {
          when: 'On the day you pick',
          what: 'The technician connects the equipment and tests the WiFi with you.',
        },
        { when: 'Every month', what: 'You pay your monthly bill, on the same date.' },
        ...priceChanges(plans).map(([first, ...others]) => ({
          when: `Month ${facts.laterMonth(first.id)}`,
          what: `The promotion ends: ${rises([first, ...others])}.`,
        })),
        { when: 'Whenever you like', what: 'You leave. There is no minimum term and no cancellation fee.' },
      ],
    },
    questions: {
      id: 'questions',
      heading: copy.en.questionsHeading,
      items: answers({
        'What do I pay today?': `The first month of your plan${install}.${self} You see the exact total before you give us your card.`,
        'Why does the price go up?': `Because the promotion ends, and we tell you when. ${rises(plans)}. Your order shows the exact month.`,
        'What if you don’t reach my street?':
          'We tell you right away, with the reason and the next step: pick your apartment, sign up for when the network arrives, or call.',
        'Who sees my card?':
          'Your browser encrypts it before sending it. Your order keeps only the brand and the last four digits.',
      }),
    },
  }
}
