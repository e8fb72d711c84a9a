import { IMEI_LENGTH } from '#core/mobile/imei.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

/** The check of a telephone that a customer brings. */
export const eligibilityCheck: PageWriter = ({ brand, facts }) => ({
  title: `Check the IMEI of your phone | ${brand.name} Mobile`,
  description: `Enter the IMEI and see if it’s right, which families of devices you can bring to ${brand.name} Mobile, and what to do with two numbers. It isn’t sent or saved.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'Ask your phone for its name',
      lead: `Dial *#${facts.stated('06', 'name')}# and you get ${facts.stated(String(IMEI_LENGTH), 'rule MOB-11')} digits. They tell you if you can bring it.`,
      picture: {
        name: 'dialedPhone',
        alt: 'A phone with the keypad on its screen; the string of a kite rises from the key that is pressed',
      },
      actions: [
        { label: 'Check my IMEI', to: '#imei' },
        { label: 'How to bring my phone', to: '/mobile/byod' },
      ],
    },
    {
      kind: 'tool',
      id: 'imei',
      heading: 'Your IMEI',
      lead: 'The last digit follows from the others, so a slip in copying it shows at once.',
      tool: 'imeiCheck',
    },
    {
      kind: 'steps',
      layout: 'list',
      id: 'next',
      heading: 'If it’s written correctly, what’s next',
      lead: 'The number says which device it is. What remains is whether it’s free.',
      steps: [
        {
          title: 'See if it’s unlocked',
          body: 'In the settings, look for the carrier or network lock. If it says there is no restriction, it’s free.',
        },
        {
          title: 'Have your number ready',
          body: 'If you bring it from another carrier, ask for the account number and the transfer PIN.',
        },
        {
          title: 'Order your line',
          body: `Online with your address, or at ${facts.phone('sales')}. Then we confirm with the network that the device isn’t reported.`,
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'About the IMEI',
      items: [
        {
          question: 'Is it risky to give it?',
          answer:
            'Don’t publish it or send it to strangers. Here it’s checked on your own device: it doesn’t leave it.',
        },
        {
          question: 'What if the device is reported stolen?',
          answer:
            'It works on no network. If you bought it used, ask the seller for your money and for the invoice in their name.',
        },
        {
          question: 'Does it change with another card?',
          answer: 'No. The IMEI belongs to the device; the card and the eSIM have numbers of their own.',
        },
        {
          question: 'Why doesn’t the one on the box match?',
          answer:
            'It may be the box of another one, or a device repaired with another board. The one on the screen counts.',
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'What comes next',
      pages: ['/mobile/byod', '/mobile/switch', '/mobile/trade-in', '/mobile/plans', '/mobile/coverage-map'],
    },
  ],
})
