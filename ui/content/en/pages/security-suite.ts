import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const SUITE = 'security-suite' as OfferId

/** The protection of the computers of a home, in English. */
export const securitySuite: PageWriter = ({ brand, facts }) => ({
  title: `Security suite for ${facts.securityComputers()} computers | ${brand.name}`,
  description: `Protect up to ${facts.securityComputers()} computers at home from viruses and scams for ${facts.price(SUITE)} a month. What it stops, what it can’t, and what you can do today for free.`,
  sections: [
    {
      kind: 'opening',
      layout: 'night',
      title: 'Let the hooks slide off',
      lead: `Attacks come down all day, like rain. The suite opens an umbrella over every computer at home, up to ${facts.securityComputers()} of them.`,
      picture: {
        name: 'internetUmbrella',
        alt: 'An umbrella covers two computers from a rain of hooks',
      },
      offer: SUITE,
      actions: [
        { label: 'Add it to my order', to: 'address' },
        { label: 'See what it stops', to: '#stops' },
      ],
    },
    {
      kind: 'figures',
      id: 'figures',
      heading: 'A single suite for the whole home',
      tone: 'sun',
      figures: [
        { figure: facts.securityComputers(), meaning: 'computers, without paying for each' },
        { figure: facts.newCustomerPrice(SUITE), meaning: 'a month for new customers' },
        { figure: facts.price(SUITE), meaning: 'a month for current customers' },
      ],
    },
    {
      kind: 'table',
      id: 'stops',
      heading: 'What it stops, and what’s up to you',
      lead: 'No program stops a password you hand over.',
      columns: ['Threat', 'The suite', 'You'],
      rows: [
        [
          'A file with a virus',
          'Checks it on download and sets it aside',
          'Don’t open attachments you didn’t expect',
        ],
        [
          'A page that imitates your bank',
          'Warns you before you type',
          'Always go in by your bookmark, not by a link',
        ],
        [
          'A program that holds your photos hostage',
          'Recognizes known ones and stops them',
          'Keep a copy outside the computer',
        ],
        [
          'A call that claims to be support',
          'Can’t hear it',
          'Hang up. No real support asks for a gift card',
        ],
        ['A reused password', 'Doesn’t change it for you', 'Use a different one for each site'],
      ],
    },
    {
      kind: 'steps',
      layout: 'list',
      id: 'install',
      heading: 'Ready before the coffee is',
      lead: 'It installs on each computer from a link.',
      steps: [
        {
          title: 'Add it',
          body: 'In your order, next to the plan. If you’re a customer already, by phone.',
        },
        {
          title: 'Open the link',
          body: 'Open it on every computer you want to protect and follow the steps.',
        },
        {
          title: 'Remove the old one',
          body: 'Two antivirus programs get in each other’s way. Uninstall the old one before you finish.',
        },
      ],
    },
    {
      kind: 'feature',
      id: 'free',
      heading: 'Four free things that protect more than any program',
      tone: 'coral',
      paragraphs: ['Do them today, with or without the suite.'],
      points: [
        'Turn on one-time codes for your email and your bank.',
        'Let your computer and your phone update themselves.',
        'Use a password manager: you remember a single password, it remembers the rest.',
        'Agree on a family code word for “emergency” calls.',
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Security questions',
      items: [
        {
          question: 'Does it protect phones and tablets?',
          answer:
            'The suite is for computers. Advanced WiFi looks after phones, cameras and everything else while they’re on your network.',
        },
        {
          question: 'Does it work away from home?',
          answer: 'Yes. It lives on the computer, so it goes with you to work, to school or to a café.',
        },
        {
          question: 'Do I need Advanced WiFi to have it?',
          answer:
            'No. They complement each other: one watches the network, the other each computer. You can have either alone.',
        },
        {
          question: 'Does it slow the computer down?',
          answer:
            'Checking files takes some memory. On a very old computer you may notice; if so, drop it: canceling is free.',
        },
        {
          question: 'I think I fell for a scam. What comes first?',
          answer:
            'Change the password from another device, tell your bank and take the computer off the network. Then check it.',
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'Look after your network, too',
      pages: [
        '/internet/wifi-service/{product}-advanced-wifi',
        '/internet/wifi-service',
        '/privacy',
        '/internet/plans',
      ],
    },
  ],
})
