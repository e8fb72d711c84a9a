import type { OfferId } from '#core/catalog/offer.ts'
import { ASSISTANCE_CAMPAIGN, currentPrograms } from '#core/localization/assistance.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'
import { assistanceWords } from '#ui/content/es/sale/assistance.ts'

const ASSIST = 'internet-assist' as OfferId
const ADVANTAGE = 'internet-advantage' as OfferId

/** The plan of households in an assistance program, in English. */
export const internetAssist: PageWriter = ({ brand, facts }) => ({
  title: `Internet Assist: ${facts.price(ASSIST)} a month if you qualify | ${brand.name}`,
  description: `Internet Assist brings ${facts.speed(ASSIST)} to households in an assistance program such as SNAP or Medicaid for ${facts.price(ASSIST)} a month. See who qualifies and how to order.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'Internet for homework, work and the doctor',
      lead: `If somebody in your household gets public assistance, you can order ${facts.speed(ASSIST)} at a price with no promotion to run out.`,
      picture: {
        name: 'internetKitchenForm',
        alt: 'A mother fills in a form at the kitchen table while her son studies',
      },
      offer: ASSIST,
      actions: [
        { label: 'See if I qualify', to: { campaign: ASSISTANCE_CAMPAIGN } },
        { label: 'Call sales', to: 'sales' },
      ],
    },
    {
      kind: 'feature',
      id: 'who',
      heading: 'Who qualifies',
      tone: 'sea',
      paragraphs: [
        'It takes a single person in the household who is in one of these programs today. It doesn’t matter who places the order, or their immigration status: we don’t ask.',
      ],
      points: currentPrograms.map((program) => assistanceWords.programs[program]),
    },
    {
      kind: 'steps',
      id: 'steps',
      heading: 'How to order it',
      lead: 'No paper forms, and no wait to learn the price.',
      steps: [
        {
          title: 'Enter your address',
          body: 'From the button on this page, the store knows you want this plan and asks about programs.',
        },
        {
          title: 'Check your program',
          body: 'By choosing the plan you declare that somebody in your household is in it. Internet Assist joins your plans.',
        },
        {
          title: 'Have your letter handy',
          body: 'We verify the program after the order. With its letter or card nearby, you finish sooner.',
        },
      ],
    },
    {
      kind: 'figures',
      id: 'enough',
      heading: `What ${facts.speed(ASSIST)} is enough for`,
      figures: [
        { figure: facts.atOnce(ASSIST, 'videoCall'), meaning: 'video calls or classes at once' },
        { figure: facts.atOnce(ASSIST, 'videoHd'), meaning: 'shows in high definition at once' },
        { figure: facts.latency(ASSIST), meaning: 'typical latency, good for calls' },
        { figure: 'Unlimited', meaning: 'data: nobody counts the study hours' },
      ],
    },
    {
      kind: 'table',
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
    {
      kind: 'labels',
      id: 'labels',
      heading: 'Both labels',
      lead: 'Everything the law wants you to know before you sign.',
      offers: [ASSIST, ADVANTAGE],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'What people ask most',
      items: [
        {
          question: 'What happened to the ACP?',
          answer: `The federal ACP ended in ${facts.stated('2024', 'date')} and no longer takes anything off. Internet Assist doesn’t depend on it: the price is ours.`,
        },
        {
          question: 'Can I use Lifeline as well?',
          answer:
            'Being in Lifeline makes you eligible for this plan. The Lifeline discount is something you request from the program, apart from your order here.',
        },
        {
          question: 'What if I leave the program?',
          answer:
            'The plan is for households that are in a program today. If that changes, call customer service and choose another. No contract holds you.',
        },
        {
          question: 'Could you ask me for a deposit?',
          answer:
            'Depending on your answers and, if you authorize it, a credit check, there may be a deposit that you get back. You see it before you pay, and you decide.',
        },
        {
          question: 'I’m already a customer. Can I switch?',
          answer: `Call customer service at ${facts.phone('service')} with the name of your program at hand.`,
        },
        {
          question: 'Does it include WiFi?',
          answer: 'It includes the modem. For WiFi, use your own router or add ours by the month.',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Either way, you’ll know your price today',
      lead: 'The store asks about the program and shows you both plans.',
      tone: 'night',
      actions: [{ label: 'Start with my address', to: { campaign: ASSISTANCE_CAMPAIGN } }],
    },
    {
      kind: 'pages',
      heading: 'More help',
      pages: [
        '/choose-{product}/access',
        '/internet/student-internet-plans',
        '/internet/plans',
        '/discounts',
      ],
    },
  ],
})
