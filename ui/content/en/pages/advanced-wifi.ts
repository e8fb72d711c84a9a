import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const ADVANCED = 'advanced-wifi' as OfferId

/** The router with its protection and its control by telephone, in English. */
export const advancedWifi: PageWriter = ({ brand, facts }) => ({
  title: `Advanced WiFi, equipment included | ${brand.name}`,
  description: `Advanced WiFi brings the router, blocks dangerous sites and lets you pause any device from your phone. ${facts.price(ADVANCED)} a month, replacements included.`,
  sections: [
    {
      kind: 'opening',
      layout: 'price',
      title: 'You run your WiFi',
      lead: 'Our router, looked after by us and controlled by you from your phone.',
      picture: {
        name: 'internetPause',
        alt: 'A family has dinner without screens: on the phone, two devices are paused',
      },
      offer: ADVANCED,
      actions: [
        { label: 'Add it to my order', to: 'address' },
        { label: 'See what’s included', to: '#included' },
      ],
    },
    {
      kind: 'cards',
      id: 'included',
      heading: 'What the price covers',
      lead: 'A single monthly charge. Nothing to buy, nothing to update.',
      cards: [
        {
          icon: 'wifi',
          title: 'The router',
          body: 'On loan and matched to the speed of your plan. You don’t buy it, and it doesn’t grow old on you.',
        },
        {
          icon: 'lock',
          title: 'A doorkeeper',
          body: 'It blocks sites known for stealing passwords or installing viruses, on any connected device.',
        },
        {
          icon: 'phone',
          title: 'The controls',
          body: 'See what’s connected, give it a name and pause its internet.',
        },
        {
          icon: 'check',
          title: 'The spare',
          body: 'If the equipment breaks, we replace it at no charge. No warranty card to dig out of a drawer.',
        },
      ],
    },
    {
      kind: 'feature',
      id: 'family',
      heading: 'For dinnertime and bedtime',
      tone: 'coral',
      paragraphs: [
        'A pause isn’t a punishment: the device takes a break. Everybody else stays online, and you don’t have to change the password for the whole house.',
        'It works the other way, too. If somebody downloads a game during your exam or your meeting, pause that console and resume it afterwards.',
      ],
    },
    {
      kind: 'table',
      id: 'limits',
      heading: 'What it protects, and what it doesn’t',
      lead: 'The doorkeeper guards the door. Another tool takes care of what’s already inside.',
      columns: ['Situation', 'Advanced WiFi', 'Security suite'],
      rows: [
        ['You open a link to a fake site', 'Blocked on your WiFi', 'Blocked on the computer'],
        ['A camera or a bulb reaches for a dangerous site', 'Blocked', 'No'],
        ['A virus arrives on a USB stick', 'No', 'Stopped'],
        ['You use the computer away from home', 'No', 'Yes'],
      ],
      note: `The security suite is separate, at ${facts.price('security-suite')} a month.`,
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'About Advanced WiFi',
      items: [
        {
          question: 'Do I have to take it?',
          answer:
            'No. If your router is good, use it: the plan works just the same and you pay nothing extra.',
        },
        {
          question: 'Does it make me faster?',
          answer: 'Not the line. What reaches your phone, yes, when the old router was what held it back.',
        },
        {
          question: 'Does it cover the whole home?',
          answer: `Most apartments, yes. In big houses you add pods for ${facts.price('wifi-pod')} a month, up to ${facts.limit('wifi-pod')}.`,
        },
        {
          question: 'Do you see what I do online?',
          answer:
            'The doorkeeper compares a site’s address with a list of dangerous ones. It doesn’t read your messages or your pages. The privacy policy has the details.',
        },
        {
          question: 'What about the equipment if I cancel?',
          answer: 'You return it. It’s on loan, and there’s no charge as long as it comes back in time.',
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'Complete it',
      pages: [
        '/internet/wifi-service/{product}-advanced-wifi/security',
        '/internet/wifi-service/{product}-pods',
        '/internet/wifi-service',
        '/internet/plans',
      ],
    },
  ],
})
