import { ADVANTAGE, ASSIST } from '#ui/content/offer-ids.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Internet Assist'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Internet Assist: ${facts.price(ASSIST)} a month if you qualify | ${brand.name}`,
  description: `Internet Assist brings ${facts.speed(ASSIST)} to households in an assistance program such as SNAP or Medicaid for ${facts.price(ASSIST)} a month. See who qualifies and how to order.`,
  opening: {
    title: 'Internet for homework, work and the doctor',
    lead: `If somebody in your household gets public assistance, you can order ${facts.speed(ASSIST)} at a price with no promotion to run out.`,
    picture: 'A mother fills in a form at the kitchen table while her son studies',
    actions: { campaign: 'See if I qualify', sales: 'Call sales' },
  },
  who: {
    id: 'who',
    heading: 'Who qualifies',
    paragraphs: [
      'It takes a single person in the household who is in one of these programs today. It doesn’t matter who places the order, or their immigration status: we don’t ask.',
    ],
  },
  steps: {
    id: 'steps',
    heading: 'How to order it',
    lead: 'No paper forms, and no wait to learn the price.',
    steps: titled({
      'Enter your address':
        'From the button on this page, the store knows you want this plan and asks about programs.',
      'Check your program':
        'By choosing the plan you declare that somebody in your household is in it. Internet Assist joins your plans.',
      'Have your letter handy':
        'We verify the program after the order. With its letter or card nearby, you finish sooner.',
    }),
  },
  enough: {
    id: 'enough',
    heading: `What ${facts.speed(ASSIST)} is enough for`,
    figures: [
      { figure: facts.atOnce(ASSIST, 'videoCall'), meaning: 'video calls or classes at once' },
      { figure: facts.atOnce(ASSIST, 'videoHd'), meaning: 'shows in high definition at once' },
      { figure: facts.latency(ASSIST), meaning: 'typical latency, good for calls' },
      { figure: 'Unlimited', meaning: 'data: nobody counts the study hours' },
    ],
  },
  compare: {
    id: 'compare',
    heading: 'If you don’t qualify, look at Advantage',
    lead: 'It costs a little more, it’s faster, and any household can have it.',
    columns: ['What to look at', 'Internet Assist', 'Internet Advantage'],
    rows: [
      ['Price', `${facts.price(ASSIST)} a month`, `${facts.price(ADVANTAGE)} a month`],
      ['Download speed', facts.speed(ASSIST), facts.speed(ADVANTAGE)],
      ['Upload speed', facts.uploadSpeed(ASSIST), facts.uploadSpeed(ADVANTAGE)],
      ['Who can order', 'Households in an assistance program', 'Everybody'],
      ['Contract', 'None', 'None'],
      ['Modem', 'Included', 'Included'],
    ],
  },
  labels: {
    id: 'labels',
    heading: 'Both labels',
    lead: 'Everything the law wants you to know before you sign.',
  },
  questions: {
    id: 'questions',
    heading: 'What people ask most',
    items: answers({
      'What happened to the ACP?': `The federal ACP ended in ${facts.stated('2024', 'date')} and no longer takes anything off. Internet Assist doesn’t depend on it: the price is ours.`,
      'Can I use Lifeline as well?':
        'Being in Lifeline makes you eligible for this plan. The Lifeline discount is something you request from the program, apart from your order here.',
      'What if I leave the program?':
        'The plan is for households that are in a program today. If that changes, call customer service and choose another. No contract holds you.',
      'Could you ask me for a deposit?':
        'Depending on your answers and, if you authorize it, a credit check, there may be a deposit that you get back. You see it before you pay, and you decide.',
      'I’m already a customer. Can I switch?': `Call customer service at ${facts.phone('service')} with the name of your program at hand.`,
      'Does it include WiFi?':
        'It includes the modem. For WiFi, use your own router or add ours by the month.',
    }),
  },
  action: {
    heading: 'Either way, you’ll know your price today',
    lead: 'The store asks about the program and shows you both plans.',
    actions: { campaign: 'Start with my address' },
  },
  pages: { heading: 'More help' },
})
