import type { PageWriter } from '#ui/content/page-entry.ts'

/** The page of search marketing for people who are customers already, in English. */
export const semExisting: PageWriter = ({ brand, facts }) => ({
  title: `Already a customer? Change your service here | ${brand.name}`,
  description: `Sign in to pay, move your visit or add services. Moving? Enter the new address. Customer service picks up at any hour of the day.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'You’re already home. Come in.',
      lead: 'Your account knows what you have and what you can add. No need to order everything again.',
      picture: { name: 'semKeys', alt: 'A man opens his door with a key that has a small kite on its ring' },
      actions: [{ label: 'Sign in to my account', to: 'account' }],
    },
    {
      kind: 'cards',
      id: 'tasks',
      heading: 'What you can do in your account',
      lead: 'No hold music.',
      cards: [
        {
          icon: 'card',
          title: 'Pay and see bills',
          body: 'Automatic payments, too. Turn them off whenever you like.',
        },
        {
          icon: 'plus',
          title: 'Add something',
          body: `A pod for ${facts.price('wifi-pod')} a month, TV, or a line. You see the total before you agree.`,
        },
        { icon: 'calendar', title: 'Move a visit', body: 'Pick another open day, no explanation needed.' },
      ],
    },
    {
      kind: 'action',
      heading: 'Moving?',
      lead: 'Enter the new address and see what’s there before you pack.',
      tone: 'sun',
      hasAddressForm: true,
      actions: [],
    },
    {
      kind: 'questions',
      ask: 'service',
      id: 'questions',
      heading: 'If you already have service',
      items: [
        {
          question: 'Do the store’s deals apply to me?',
          answer: 'It depends on your plan and your address. Your account shows only the ones you can get.',
        },
        {
          question: 'Who do I call if something’s wrong?',
          answer: `Customer service: ${facts.phone('service')}. ${facts.hours('service')}.`,
        },
        {
          question: 'Can I move and keep my plan?',
          answer:
            'If we reach the new address, yes. Enter it above and see what’s there; then call, and we set the date of the move.',
        },
        {
          question: 'Does dropping a service cost anything?',
          answer:
            'There is no contract and no fee to end it; a device in installments is paid off. If it was part of a bundle, the discount goes with it: check what you would pay first.',
        },
        {
          question: 'Do I get anything for recommending you?',
          answer:
            'Ask for your link in your account. The credit shows up on the bill of the person who uses it.',
        },
      ],
    },
    { kind: 'pages', heading: 'More help', pages: ['/support', '/apps', '/activate', '/contact-{product}'] },
  ],
})
