import type { PageWriter } from '#ui/content/page-entry.ts'

/** The telephones of mobile service with their hours. */
export const mobileContact: PageWriter = ({ brand, facts }) => ({
  title: `Contact us about your cell line | ${brand.name} Mobile`,
  description: `To order a line: ${facts.phone('sales')}. For a line you already have: ${facts.phone('service')}. Our hours, and what to do if you have no phone to call from.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'We answer, even if your phone doesn’t',
      lead: 'If your line is down, call from any other phone, landline or borrowed: the call is free, and it doesn’t matter where it comes from.',
      picture: {
        name: 'borrowedPhone',
        alt: 'Two neighbors at the entrance of a building; one lends the other a phone',
      },
      actions: [
        { label: 'Order a line', to: 'sales' },
        { label: 'I already have a line', to: 'service' },
      ],
    },
    {
      kind: 'tool',
      id: 'phones',
      heading: 'Two numbers',
      lead: 'One to order or add lines, and one for your line, your bill or a lost phone.',
      tool: 'mobilePhoneHours',
    },
    {
      kind: 'cards',
      id: 'reasons',
      heading: 'Depending on what happened',
      lead: 'Urgent things first.',
      cards: [
        {
          icon: 'lock',
          title: 'My phone was stolen',
          body: 'Call now, from anywhere. We stop the line right away and hold your number.',
          link: { label: 'Call customer service', to: 'service' },
        },
        {
          icon: 'signal',
          title: 'I have no signal',
          body: 'Before you call, restart the phone and try another street. If it stays, tell us which corner you’re on.',
          link: { label: 'More to try', to: '/support/category/mobile' },
        },
        {
          icon: 'plus',
          title: 'I want another line',
          body: 'Have the number you want to bring, the account at that carrier and its transfer PIN.',
          link: { label: 'Call sales', to: 'sales' },
        },
        {
          icon: 'receipt',
          title: 'I don’t understand a charge',
          body: 'With the bill in front of you, tell us the line and the date. Every charge has a name.',
          link: { label: 'Sign in to my account', to: 'account' },
        },
      ],
    },
    {
      kind: 'questions',
      ask: 'service',
      id: 'questions',
      heading: 'Before you dial',
      items: [
        {
          question: 'How do you check that it’s me?',
          answer:
            'We send a code to the email of the account or to another of your lines. We never ask for your password or your card’s security code.',
        },
        {
          question: 'Can someone else call for me?',
          answer:
            'About an outage, yes. To change the plan, bring a number or see the bill, it has to be whoever opened the account.',
        },
        {
          question: 'Can a store help me?',
          answer: 'Yes, the ones that list mobile lines. Bring your phone and an ID.',
        },
        {
          question: 'What if I’m traveling?',
          answer: `From another country, dial ${facts.phone('service')} with a + in front, preferably over WiFi.`,
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'It may already be written down',
      pages: [
        '/support/category/mobile',
        '/mobile/coverage-map',
        '/mobile/plans/international',
        '/stores',
        '/contact-{product}',
      ],
    },
  ],
})
