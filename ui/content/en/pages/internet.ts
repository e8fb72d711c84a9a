import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const ADVANTAGE = 'internet-advantage' as OfferId
const ULTRA = 'internet-500' as OfferId
const GIG = 'internet-gig' as OfferId

/** Internet at home: the overview of its pages, in English. */
export const internet: PageWriter = ({ brand, facts }) => ({
  title: `Fiber internet for your home, no contract | ${brand.name}`,
  description: `Fiber internet from ${facts.price(ADVANTAGE)} a month in ${facts.statesServed} states: no contract, no data cap, and the later price in plain sight. Enter your address.`,
  sections: [
    {
      kind: 'opening',
      layout: 'wide',
      title: 'Every home, a string of its own',
      lead: `Fiber from ${facts.price(ADVANTAGE)} a month. Enter your address and see the speed at your door, the price today and the price later.`,
      picture: {
        name: 'internetStreet',
        alt: 'A street in the morning: the string of a kite rises from every home',
      },
      hasAddressForm: true,
      actions: [],
    },
    {
      kind: 'offers',
      id: 'plans',
      heading: 'Three plans for everybody',
      lead: 'The line is your monthly price. If it rises, you see the month.',
      offers: [ADVANTAGE, ULTRA, GIG],
      note: 'There’s a fourth plan for households in a public assistance program: Internet Assist.',
    },
    {
      kind: 'feature',
      id: 'included',
      heading: 'What you don’t have to ask',
      tone: 'sea',
      paragraphs: [
        'Elsewhere you negotiate these things. Here they come with every plan and stay the same month after month.',
      ],
      points: [
        'No contract: leave whenever you like, at no charge.',
        'No data cap, and no slowdown at the end of the month.',
        'Modem included, and replaced if it breaks.',
        'Upload as fast as download.',
        `Free installation if you set it up; with a technician, ${facts.oneTime('install-professional')} once.`,
      ],
      picture: {
        name: 'internetVisit',
        alt: 'A technician arrives at the door with the string that will enter the home',
      },
    },
    {
      kind: 'cards',
      id: 'paths',
      heading: 'Start with what worries you',
      lead: 'Every path ends with a plan and a price.',
      cards: [
        {
          icon: 'coin',
          title: 'I want to pay less',
          body: 'If your household gets public assistance, there’s a plan at a special price.',
          link: { label: 'See Internet Assist', to: '/internet/{product}-internet-assist' },
        },
        {
          icon: 'signal',
          title: 'I don’t know which speed to get',
          body: 'Count who’s online at once and we’ll name the plan that covers it.',
          link: { label: 'Do the math', to: '/internet/internet-speeds' },
        },
        {
          icon: 'clock',
          title: 'My internet is slow',
          body: 'Test the line and the WiFi separately before you change anything.',
          link: { label: 'Run the test', to: '/internet/speed-test' },
        },
        {
          icon: 'wifi',
          title: 'Some rooms have no signal',
          body: `With Advanced WiFi and pods at ${facts.price('wifi-pod')}, the signal reaches the back.`,
          link: { label: 'Fix my WiFi', to: '/internet/wifi-service' },
        },
        {
          icon: 'home',
          title: 'I’m moving for a few months',
          body: 'No contract, split with roommates, and the box ready to send back.',
          link: { label: 'Student internet', to: '/internet/student-internet-plans' },
        },
        {
          icon: 'info',
          title: 'I’ve heard promises before',
          body: 'Six questions to judge any company, us included.',
          link: { label: 'Learn to judge', to: '/internet/reviews' },
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'First questions',
      items: [
        {
          question: 'How do I know if fiber reaches my home?',
          answer: `By your full address. We sell in ${facts.statesServed} states, but the network grows street by street, so your neighbor may have it before you do.`,
        },
        {
          question: 'What if it doesn’t?',
          answer:
            'We tell you right away. If the network is on its way, you can sign up to hear; if not, we point you to another option in your area.',
        },
        {
          question: 'Can I keep my router?',
          answer: `Yes, for free. If you’d rather have ours, Advanced WiFi is ${facts.price('advanced-wifi')} a month.`,
        },
        {
          question: 'What do I pay when I order?',
          answer:
            'The first month and, if a technician comes, the installation. You see the exact total before you enter your card.',
        },
        {
          question: 'Is it cheaper if I bring my mobile lines?',
          answer: `Yes. With ${facts.withMobileLines(ULTRA).lines} or more lines, Ultra is ${facts.withMobileLines(ULTRA).price} and Gig ${facts.withMobileLines(GIG).price} a month for ${facts.withMobileLines(GIG).months} months.`,
        },
        {
          question: 'Can I get help in Spanish?',
          answer: `Yes. Customer service answers at any hour: ${facts.phone('service')}. Sales, ${facts.phone('sales')}: ${facts.hours('sales')}.`,
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'Everything about internet',
      pages: [
        '/internet/plans',
        '/internet/plans/internet-ultra',
        '/internet/plans/internet-gig',
        '/internet/internet-speeds-explained',
        '/internet/best-internet-speed-for-streaming',
        '/internet/network-reliability',
        '/internet/wifi-access-points',
        '/packages',
      ],
    },
  ],
})
