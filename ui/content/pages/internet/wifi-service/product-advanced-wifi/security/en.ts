import { SUITE } from '#ui/content/offer-ids.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Security suite'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Security suite for ${facts.securityComputers()} computers | ${brand.name}`,
  description: `Protect up to ${facts.securityComputers()} computers at home from viruses and scams for ${facts.price(SUITE)} a month. What it stops, what it can’t, and what you can do today for free.`,
  opening: {
    title: 'Let the hooks slide off',
    lead: `Attacks come down all day, like rain. The suite opens an umbrella over every computer at home, up to ${facts.securityComputers()} of them.`,
    picture: 'An umbrella covers two computers from a rain of hooks',
    actions: { address: 'Add it to my order', stops: 'See what it stops' },
  },
  figures: {
    id: 'figures',
    heading: 'A single suite for the whole home',
    figures: [
      { figure: facts.securityComputers(), meaning: 'computers, without paying for each' },
      { figure: facts.price(SUITE), meaning: 'a month for new customers' },
      { figure: facts.customerPrice(SUITE), meaning: 'a month for current customers' },
    ],
  },
  stops: {
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
      ['A call that claims to be support', 'Can’t hear it', 'Hang up. No real support asks for a gift card'],
      ['A reused password', 'Doesn’t change it for you', 'Use a different one for each site'],
    ],
  },
  install: {
    id: 'install',
    heading: 'Ready before the coffee is',
    lead: 'It installs on each computer from a link.',
    steps: titled({
      'Add it': 'In your order, next to the plan. If you’re a customer already, by phone.',
      'Open the link': 'Open it on every computer you want to protect and follow the steps.',
      'Remove the old one':
        'Two antivirus programs get in each other’s way. Uninstall the old one before you finish.',
    }),
  },
  free: {
    id: 'free',
    heading: 'Four free things that protect more than any program',
    paragraphs: ['Do them today, with or without the suite.'],
    points: [
      'Turn on one-time codes for your email and your bank.',
      'Let your computer and your phone update themselves.',
      'Use a password manager: you remember a single password, it remembers the rest.',
      'Agree on a family code word for “emergency” calls.',
    ],
  },
  questions: {
    id: 'questions',
    heading: 'Security questions',
    items: answers({
      'Does it protect phones and tablets?':
        'The suite is for computers. Advanced WiFi looks after phones, cameras and everything else while they’re on your network.',
      'Does it work away from home?':
        'Yes. It lives on the computer, so it goes with you to work, to school or to a café.',
      'Do I need Advanced WiFi to have it?':
        'No. They complement each other: one watches the network, the other each computer. You can have either alone.',
      'Does it slow the computer down?':
        'Checking files takes some memory. On a very old computer you may notice; if so, drop it: canceling is free.',
      'I think I fell for a scam. What comes first?':
        'Change the password from another device, tell your bank and take the computer off the network. Then check it.',
    }),
  },
  pages: { heading: 'Look after your network, too' },
})
