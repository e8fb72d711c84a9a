import { copy } from '#adapters/brand/copy.ts'
import * as scenes from '#adapters/brand/scenes.ts'
import { offersOfLine, offersOfRole, type Offer } from '#core/catalog/offer.ts'
import { offerPrice } from '#core/pricing/offer-price.ts'
import type { PageSection } from '#core/template/page-record.ts'
import type { ServiceText } from '#core/template/section-contents.ts'
import { listText } from '#ui/content/format.ts'
import {
  canSelfInstall,
  companionLines,
  internetPlans,
  priceChanges,
  pricedVisit,
} from '#ui/content/landing-plans.ts'
import type { PageContext, PageWriter } from '#ui/content/page-entry.ts'

const words = copy.en

const serviceTexts = ({ facts }: PageContext): Record<ServiceText['line'], string> => ({
  TV: `${facts.planCount('TV')} channel lineups, in Spanish and in English.`,
  Voice: 'One number for the house, with calls to anywhere in the United States.',
  Mobile: 'A line for everyone, on the same bill.',
})

/** Returns no section where the brand sells only internet. */
const services = (context: PageContext): readonly PageSection[] => {
  const sold = companionLines(context.brand)
  if (sold.length === 0) return []
  const texts = serviceTexts(context)
  return [
    {
      kind: 'services',
      id: 'services',
      heading: 'Add other services to your internet',
      lead: 'Order them along with your internet if you like: a single order and a single monthly bill.',
      services: sold.map((line) => ({ line, about: texts[line] })),
      note: 'Plus your state and city tax, which you see before you pay. Not every service reaches every home: enter your address to see yours.',
    },
  ]
}

const steps: PageSection = {
  kind: 'steps',
  id: 'steps',
  heading: words.stepsHeading,
  lead: words.stepsLead,
  steps: [
    {
      title: 'Enter your address',
      body: 'See in seconds what reaches your door and what it costs. No sign-up.',
    },
    {
      title: 'Choose and pay',
      body: 'Today’s total and the monthly total stay with you on every screen. They don’t change at the end.',
    },
    {
      title: 'Open the door',
      body: 'Pick the day and the installation window: the hours between which the technician arrives.',
    },
  ],
}

const rises = ({ facts }: PageContext, plans: readonly Offer[]): string =>
  listText(
    plans.map((plan) =>
      offerPrice(plan).change === null
        ? `${facts.name(plan.id)} stays at ${facts.price(plan.id)}`
        : `${facts.name(plan.id)} goes from ${facts.price(plan.id)} to ${facts.laterPrice(plan.id)} a month`,
    ),
  )

const timeline = (context: PageContext, plans: readonly Offer[]): PageSection => ({
  kind: 'timeline',
  id: 'afterward',
  heading: words.leaveHeading,
  lead: 'What happens after you order, in order and with no fine print.',
  events: [
    { when: 'Today', what: 'You pay the first month and, if a technician comes, the installation.' },
    {
      when: 'On the day you pick',
      what: 'The technician connects the equipment and tests the WiFi with you.',
    },
    { when: 'Every month', what: 'You pay your monthly bill, on the same date.' },
    ...priceChanges(plans).map(([first, ...others]) => ({
      when: `Month ${context.facts.laterMonth(first.id)}`,
      what: `The promotion ends: ${rises(context, [first, ...others])}.`,
    })),
    { when: 'Whenever you like', what: 'You leave. There is no minimum term and no cancellation fee.' },
  ],
  agreements: context.brand.agreements.map(({ id }) => id),
})

const todayAnswer = ({ brand, facts }: PageContext): string => {
  const visit = pricedVisit(brand)
  const install =
    visit === null
      ? ''
      : ` and, if a technician comes, ${facts.oneTime(visit.id)} plus tax for the installation, once`
  const self = canSelfInstall(brand) ? ' If you install it yourself, installation is free.' : ''
  return `The first month of your plan${install}.${self} You see the exact total before you give us your card.`
}

const questions = (context: PageContext, plans: readonly Offer[]): PageSection => ({
  kind: 'questions',
  id: 'questions',
  heading: words.questionsHeading,
  items: [
    { question: 'What do I pay today?', answer: todayAnswer(context) },
    {
      question: 'Why does the price go up?',
      answer: `Because the promotion ends, and we tell you when. ${rises(context, plans)}. Your order shows the exact month.`,
    },
    {
      question: 'What if you don’t reach my street?',
      answer:
        'We tell you right away, with the reason and the next step: pick your apartment, sign up for when the network arrives, or call.',
    },
    {
      question: 'Who sees my card?',
      answer:
        'Your browser encrypts it before sending it. Your order keeps only the brand and the last four digits.',
    },
  ],
})

/** The landing page: price, process, cancellation, and an address form. */
export const landing: PageWriter = (context) => {
  const { brand, facts } = context
  const plans = internetPlans(brand)
  const [{ id: cheapest }] = plans
  const internet = offersOfLine(brand.catalog.offers, 'Internet')
  return {
    title: `Home internet from ${facts.price(cheapest)} a month | ${brand.name}`,
    description: `Enter your address and see ${brand.name} plans: from ${facts.price(cheapest)} a month, with the later price in plain sight. Cancel whenever you like, at no charge.`,
    sections: [
      {
        kind: 'hero',
        title: words.headline,
        from: 'Internet from',
        offer: cheapest,
        promise: words.promise,
        bestDeals: 'See the best deals for your address.',
        greatDeals: `Great deals: internet from ${facts.price(cheapest)} a month`,
        scene: scenes.landing,
      },
      {
        kind: 'offers',
        id: 'plans',
        heading: words.plansHeading,
        lead: words.plansLead,
        offers: plans.map(({ id }) => id),
        note: 'Mbps means megabits per second: how much reaches your home in a second. A Gbps is a thousand of them. Your address confirms which plans you can get.',
      },
      ...services(context),
      steps,
      {
        kind: 'addOns',
        id: 'wifi',
        heading: words.wifiHeading,
        lead: 'The plan reaches your modem. For the rest of the house, add only what you need.',
        offers: offersOfRole(internet, 'addOn').map(({ id }) => id),
        note: 'Plus your state and city tax, which you see before you pay.',
        scene: scenes.houseInside,
      },
      timeline(context, plans),
      questions(context, plans),
    ],
  }
}
