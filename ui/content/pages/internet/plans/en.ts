import type { Offer } from '#core/catalog/offer.ts'
import { offerPrice } from '#core/pricing/offer-price.ts'
import { internetPlans, pricedVisit } from '#ui/content/landing-plans.ts'
import { ADVANTAGE, GIG, ULTRA } from '#ui/content/offer-ids.ts'
import { answers } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Internet plans'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Fiber internet plans: compare prices | ${brand.name}`,
  description: `Compare ${brand.name} internet plans side by side: download and upload speed, the price today, the price later and the official label of each one.`,
  opening: {
    title: 'Pick a speed. The rest is the same.',
    lead: 'Every plan runs on fiber, with no contract and no data cap. The only thing that changes is how much reaches your home each second.',
    picture: 'One kite for each plan above the same roof: the longest string is the fastest plan',
    actions: { address: 'See plans at my home', compare: 'Compare side by side' },
  },
  plans: {
    id: 'plans',
    heading: 'Your bill, month by month',
    lead: 'The line is what you pay. The step is the month the promotion ends.',
    note: 'There is no sales tax on internet access. Your address tells us which plans reach you.',
  },
  compare: {
    id: 'compare',
    heading: 'Side by side',
    lead: 'What changes from plan to plan, and what doesn’t.',
    columns: ['What to look at', facts.name(ADVANTAGE), facts.name(ULTRA), facts.name(GIG)],
    rows: [
      ['Download', facts.speed(ADVANTAGE), facts.speed(ULTRA), facts.speed(GIG)],
      ['Upload', facts.uploadSpeed(ADVANTAGE), facts.uploadSpeed(ULTRA), facts.uploadSpeed(GIG)],
      [
        'Starting price',
        `${facts.price(ADVANTAGE)} a month`,
        `${facts.price(ULTRA)} a month for ${facts.promotionMonths(ULTRA)} months`,
        `${facts.price(GIG)} a month for ${facts.promotionMonths(GIG)} months`,
      ],
      [
        'Price after that',
        'No promotion to run out',
        `${facts.laterPrice(ULTRA)} a month`,
        `${facts.laterPrice(GIG)} a month`,
      ],
      [
        `With ${facts.withMobileLines(ULTRA).lines} or more mobile lines`,
        `${facts.withMobileLines(ADVANTAGE).price} a month for ${facts.withMobileLines(ADVANTAGE).months} months`,
        `${facts.withMobileLines(ULTRA).price} a month for ${facts.withMobileLines(ULTRA).months} months`,
        `${facts.withMobileLines(GIG).price} a month for ${facts.withMobileLines(GIG).months} months`,
      ],
      ['Typical latency', facts.latency(ADVANTAGE), facts.latency(ULTRA), facts.latency(GIG)],
      ['Data', 'Unlimited', 'Unlimited', 'Unlimited'],
      ['Contract', 'None', 'None', 'None'],
      ['Modem', 'Included', 'Included', 'Included'],
    ],
    note: 'Speeds are the maximum over a cable to your device. Over WiFi they depend on your home and your devices.',
  },
  choosing: {
    id: 'choosing',
    heading: 'Not sure? Start with the cheaper one',
    paragraphs: [
      'Most homes never fill up their plan. What feels slow is usually the WiFi, not the fiber. So start low and measure: Advantage for two or three people, Ultra for a family.',
      'Gig makes sense when several people upload big files, game and stream at the same time, or when somebody works with video at home.',
    ],
    points: [
      'Count the screens that are on at once in the evening, not the ones you own.',
      'Ask who uploads big files: photos, video, backups from work.',
      'Look at the later price, not only at today’s.',
    ],
    actions: { internetUltra: 'About Ultra', internetGig: 'About Gig' },
  },
  labels: {
    id: 'labels',
    heading: 'The label of each plan',
    lead: 'The law asks for a label like the one on food: price, fees, speed and data, in the same order at every company.',
  },
  questions: {
    id: 'questions',
    heading: 'What people ask when they compare',
    items: answers({
      'What do I pay the day I order?': `The first month of your plan. If a technician comes, also ${facts.oneTime('install-professional')} for installation, once. If you set it up yourself, installation is free.`,
      'Can the later price change?': `With Ultra and Gig, after ${facts.promotionMonths(ULTRA)} months you pay the regular price you already see on this page and in your order. Advantage has no promotion, so its price doesn’t jump. Any change of a regular price is announced in writing first.`,
      'Am I locked into a contract?':
        'No. You pay month to month and leave whenever you like, with no cancellation fee. You only return the equipment we lent you.',
      'Does the price include WiFi?': `The plan includes the modem. For WiFi, use your own router or add Advanced WiFi for ${facts.price('advanced-wifi')} a month.`,
      'What if the plan turns out too small?': `Measure by cable first, next to the modem. If it is speed you lack and not WiFi, call customer service at ${facts.phone('service')} and ask what the other plan costs at that moment. No contract stands in your way.`,
      'Why does my neighbor see other plans?':
        'Because the network arrives building by building. Enter your address with your apartment and you see exactly what is at your door.',
    }),
  },
  pages: { heading: 'Keep comparing' },
})

export const general: typeof es.general = ({ brand, facts }) => {
  const plans = internetPlans(brand)
  const visit = pricedVisit(brand)
  const changes = (plan: Offer): boolean => offerPrice(plan).change !== null
  const months = (plan: Offer): string => (changes(plan) ? `, ${facts.promotionMonths(plan.id)} months` : '')
  return {
    title: `Internet plans: compare prices | ${brand.name}`,
    description: `Compare ${brand.name} internet plans side by side: download and upload speed, price today, price later and the official label of each.`,
    opening: {
      title: 'Every plan, side by side',
      lead: 'Enter your address and see which ones reach your door. Compare their speed and their price here, today’s and the later one.',
      picture: 'One figure per plan above the same roof: the longest string is the fastest plan',
      actions: { compare: 'Compare side by side' },
    },
    plans: {
      id: 'plans',
      heading: 'Your monthly price, month by month',
      lead: 'The line is what you pay. If it rises, you see the month in which the promotion ends.',
      note: 'Internet access has no sales tax. Your address confirms which plans you can get.',
    },
    compare: {
      id: 'compare',
      heading: 'Side by side',
      lead: 'What changes from one plan to another.',
      columns: ['What you compare', ...plans.map(({ id }) => facts.name(id))],
      rows: [
        ['Download', ...plans.map(({ id }) => facts.speed(id))],
        ['Upload', ...plans.map(({ id }) => facts.uploadSpeed(id))],
        ['Starting price', ...plans.map((plan) => `${facts.price(plan.id)} a month${months(plan)}`)],
        [
          'Price later',
          ...plans.map((plan) => (changes(plan) ? `${facts.laterPrice(plan.id)} a month` : 'The same')),
        ],
      ],
      note: 'Speeds are the maximum over a cable to your device. Over WiFi they depend on the home and the devices.',
    },
    labels: {
      id: 'labels',
      heading: 'The label of each plan',
      lead: 'The law asks for a label like the one on food: price, fees, speed and data, in the same order at every company.',
    },
    questions: {
      id: 'questions',
      heading: 'What people ask when they compare',
      items: answers({
        'What do I pay the day I order?': `The first month of your plan.${visit === null ? '' : ` If a technician comes, also ${facts.oneTime(visit.id)} for the installation plus tax, once.`} You see the exact total before you give your card.`,
        'Can the later price change?':
          'When the promotion ends you pay the regular price that you already see on this page and in your order. Any change of the regular price is announced in writing first.',
        'Why does my neighbor see other plans?':
          'Because the network arrives building by building. Enter your address with the apartment and see exactly what is at your door.',
      }),
    },
    pages: { heading: 'Keep comparing' },
  }
}
