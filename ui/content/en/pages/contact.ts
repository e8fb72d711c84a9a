import type { PageWriter } from '#ui/content/page-entry.ts'

/** The telephones of the brand with their hours, and what each is for. */
export const contact: PageWriter = ({ brand, facts }) => ({
  title: `Contact us: phone numbers and hours | ${brand.name}`,
  description: `Call ${brand.name}: sales ${facts.phone('sales')}, customers ${facts.phone('service')}. The hours of each line and what to have ready when you call.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'Talk to a person',
      lead: 'In Spanish or in English, with no endless menus. Choose by what you need and reach whoever can fix it.',
      picture: {
        name: 'callCenter',
        alt: 'A woman with a headset answers; the cord of her phone rises like the string of a kite',
      },
      actions: [
        { label: 'Call sales', to: 'sales' },
        { label: 'Call customer service', to: 'service' },
      ],
    },
    {
      kind: 'tool',
      id: 'phones',
      heading: 'Each number, and when it answers',
      lead: 'Calls are free from any phone in the country.',
      tool: 'phoneHours',
    },
    {
      kind: 'cards',
      id: 'no-call',
      heading: 'You may not need to call',
      lead: 'You can do this here, at your own pace.',
      tone: 'sea',
      cards: [
        {
          icon: 'calendar',
          title: 'How your order is going',
          body: 'With your order number and a code we send you, see the visit, the remaining steps and the receipt.',
          link: { label: 'See my order', to: '/order-status' },
        },
        {
          icon: 'home',
          title: 'Whether we reach your home',
          body: 'Enter your address: in seconds you see the plans and the full price, without leaving your details.',
          link: { label: 'Enter my address', to: 'address' },
        },
        {
          icon: 'receipt',
          title: 'Your bill and your account',
          body: 'Sign in to pay, see what each charge is, or change how you receive your bill.',
          link: { label: 'Sign in to my account', to: 'account' },
        },
      ],
    },
    {
      kind: 'feature',
      id: 'at-hand',
      heading: 'Have this ready and the call is short',
      paragraphs: [
        'Nobody will ask for your full card number or your password. If someone does, hang up and call us yourself.',
      ],
      points: [
        'Your service address, or your order number.',
        'The phone or email you gave when you ordered: it receives the code that proves it’s you.',
        'If it’s about a bill, the date and the amount you don’t recognize.',
        'If something isn’t working, the color of the modem’s light.',
      ],
    },
    {
      kind: 'questions',
      ask: 'service',
      id: 'questions',
      heading: 'Before you dial',
      items: [
        {
          question: 'Do you speak Spanish?',
          answer: 'Yes, on every line, whenever it’s open. In English too.',
        },
        {
          question: 'Do you answer at night and on weekends?',
          answer: `Customer service: ${facts.hours('service')}. Sales: ${facts.hours('sales')}.`,
        },
        {
          question: 'How do I cancel?',
          answer: `Call ${facts.phone('service')}. We confirm that the account is yours, tell you the last day you pay for and which equipment to return. There is no cancellation fee.`,
        },
        {
          question: 'How do I know a call is really from you?',
          answer: `If in doubt, hang up and dial ${facts.phone('service')} yourself. We never ask for payment by gift card or wire transfer.`,
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'Other ways to reach us',
      pages: ['/stores', '/support', '/business', '/apps', '/accessibility'],
    },
  ],
})
