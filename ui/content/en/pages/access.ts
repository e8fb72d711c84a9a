import { currentPrograms } from '#core/localization/assistance.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { assistanceWords } from '#ui/content/es/sale/assistance.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const ASSIST = 'internet-assist' as OfferId
const ADVANTAGE = 'internet-advantage' as OfferId

/** Internet for households with little money, after the end of the federal program ACP, in English. */
export const access: PageWriter = ({ brand, facts }) => ({
  title: `Affordable internet after the ACP: your options | ${brand.name}`,
  description: `The ACP has ended. ${facts.name(ASSIST)} is ${facts.price(ASSIST)} a month for households on public assistance, and ${facts.name(ADVANTAGE)} is ${facts.price(ADVANTAGE)} for anyone. How to ask for each.`,
  sections: [
    {
      kind: 'opening',
      layout: 'wide',
      title: 'The ACP is over. Your internet doesn’t have to be.',
      lead: `The federal discount ended in ${facts.stated('2024', 'date')}, and nobody can give it to you anymore. What’s left: two plans with a small monthly bill, and one federal program that goes on, Lifeline.`,
      picture: {
        name: 'packagesAllWindows',
        alt: 'An apartment building at dusk: a single string lights every window',
      },
      actions: [
        { label: 'See which one I can get', to: 'address' },
        { label: 'Compare the two', to: '#plans' },
      ],
    },
    {
      kind: 'offers',
      id: 'plans',
      heading: 'Two plans that don’t go up',
      lead: 'Neither has a promotion that ends. The price on the line is the price every month.',
      offers: [ASSIST, ADVANTAGE],
      note: 'There’s no sales tax on internet access. The modem is included, and data is unlimited.',
    },
    {
      kind: 'feature',
      id: 'who',
      heading: 'Who can get Assist',
      tone: 'sea',
      paragraphs: [
        'Your household qualifies if anybody who lives there takes part in one of these programs. It doesn’t have to be the person placing the order.',
      ],
      points: currentPrograms.map((program) => assistanceWords.programs[program]),
      picture: {
        name: 'packagesLadder',
        alt: 'A grandfather and his granddaughter with a computer on the front steps',
      },
    },
    {
      kind: 'steps',
      layout: 'list',
      id: 'steps',
      heading: 'How to ask for it',
      lead: 'The whole application is part of the order.',
      steps: [
        {
          title: 'Enter your address',
          body: 'Below the plans, you’ll be asked about assistance programs.',
        },
        {
          title: 'Check your program',
          body: `${facts.name(ASSIST)} joins the list with its price. Choose it like any other plan.`,
        },
        {
          title: 'Have your letter ready',
          body: 'We verify after you order. A benefits letter or a card with the name on it works.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'What people ask now that the ACP is gone',
      items: [
        {
          question: 'Is the ACP coming back?',
          answer:
            'It doesn’t exist today, and there’s no waiting list to join. If somebody offers you one in exchange for your information, be wary.',
        },
        {
          question: 'What if I leave the program later?',
          answer: `Let us know. You can move to ${facts.name(ADVANTAGE)} for ${facts.price(ADVANTAGE)} a month, with no charge for changing.`,
        },
        {
          question: `What can I do with ${facts.speed(ASSIST)}?`,
          answer:
            'Online classes, a video call and a show at the same time. If several of you are online at once, the other plan gives you twice the speed.',
        },
        {
          question: 'Do you check my credit?',
          answer:
            'There’s a check at the end of the order, the same for everyone. If you don’t pass, you can leave a refundable deposit.',
        },
        {
          question: 'What does Lifeline do?',
          answer:
            'It’s a federal discount on phone or internet, one per household. You apply through the Lifeline National Verifier, and each company decides whether to take part.',
        },
        {
          question: 'Can somebody help me place the order?',
          answer: `Yes, in Spanish: ${facts.phone('sales')}. ${facts.hours('sales')}. Or come to a store.`,
        },
      ],
    },
    {
      kind: 'labels',
      id: 'labels',
      heading: 'The official labels',
      lead: 'Price, fees and speed of both plans, the way the law requires.',
      offers: [ASSIST, ADVANTAGE],
    },
    {
      kind: 'pages',
      heading: 'Other help',
      pages: [
        '/internet/{product}-internet-assist',
        '/internet/student-internet-plans',
        '/stores',
        '/packages/best-deals',
        '/discounts',
      ],
    },
  ],
})
