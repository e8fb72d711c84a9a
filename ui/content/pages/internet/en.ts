import { copy } from '#adapters/brand/copy.ts'
import { internetPlans } from '#ui/content/landing-plans.ts'
import { ADVANTAGE, GIG, ULTRA } from '#ui/content/offer-ids.ts'
import { answers } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Internet'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Fiber internet for your home, no contract | ${brand.name}`,
  description: `Fiber internet from ${facts.price(ADVANTAGE)} a month in ${facts.statesServed} states: no contract, no data cap, and the later price in plain sight. Enter your address.`,
  opening: {
    title: 'Every home, a string of its own',
    lead: `Fiber from ${facts.price(ADVANTAGE)} a month. Enter your address and see the speed at your door, the price today and the price later.`,
    picture: 'A street in the morning: the string of a kite rises from every home',
  },
  plans: {
    id: 'plans',
    heading: 'Three plans for everybody',
    lead: 'The line is your monthly price. If it rises, you see the month.',
    note: 'There’s a fourth plan for households in a public assistance program: Internet Assist.',
  },
  included: {
    id: 'included',
    heading: 'What you don’t have to ask',
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
    picture: 'A technician arrives at the door with the string that will enter the home',
  },
  paths: {
    id: 'paths',
    heading: 'Start with what worries you',
    lead: 'Every path ends with a plan and a price.',
    cards: {
      wantPayLess: {
        title: 'I want to pay less',
        body: 'If your household gets public assistance, there’s a plan at a special price.',
        link: 'See Internet Assist',
      },
      dontKnowWhich: {
        title: 'I don’t know which speed to get',
        body: 'Count who’s online at once and we’ll name the plan that covers it.',
        link: 'Do the math',
      },
      internetSlow: {
        title: 'My internet is slow',
        body: 'Test the line and the WiFi separately before you change anything.',
        link: 'Run the test',
      },
      someRoomsHave: {
        title: 'Some rooms have no signal',
        body: `With Advanced WiFi and pods at ${facts.price('wifi-pod')}, the signal reaches the back.`,
        link: 'Fix my WiFi',
      },
      imMovingFew: {
        title: 'I’m moving for a few months',
        body: 'No contract, split with roommates, and the box ready to send back.',
        link: 'Student internet',
      },
      iveHeardPromises: {
        title: 'I’ve heard promises before',
        body: 'Six questions to judge any company, us included.',
        link: 'Learn to judge',
      },
    },
  },
  questions: {
    id: 'questions',
    heading: 'First questions',
    items: answers({
      'How do I know if fiber reaches my home?': `By your full address. We sell in ${facts.statesServed} states, but the network grows street by street, so your neighbor may have it before you do.`,
      'What if it doesn’t?':
        'We tell you right away. If the network is on its way, you can sign up to hear; if not, we point you to another option in your area.',
      'Can I keep my router?': `Yes, for free. If you’d rather have ours, Advanced WiFi is ${facts.price('advanced-wifi')} a month.`,
      'What do I pay when I order?':
        'The first month and, if a technician comes, the installation. You see the exact total before you enter your card.',
      'Is it cheaper if I bring my mobile lines?': `Yes. With ${facts.withMobileLines(ULTRA).lines} or more lines, Ultra is ${facts.withMobileLines(ULTRA).price} and Gig ${facts.withMobileLines(GIG).price} a month for ${facts.withMobileLines(GIG).months} months.`,
      'Can I get help in Spanish?': `Yes. Customer service answers at any hour: ${facts.phone('service')}. Sales, ${facts.phone('sales')}: ${facts.hours('sales')}.`,
    }),
  },
  pages: { heading: 'Everything about internet' },
})

export const general: typeof es.general = ({ brand, facts }) => {
  const [{ id: cheapest }] = internetPlans(brand)
  return {
    title: `Home internet: plans and prices | ${brand.name}`,
    description: `Internet from ${facts.price(cheapest)} a month, with the later price in plain sight. Enter your address and see which ${brand.name} plans reach your home.`,
    opening: {
      title: 'The internet that reaches your home',
      lead: `From ${facts.price(cheapest)} a month. Enter your address and see the speed at your door, the price today and the price later.`,
      picture: 'A street in the morning: a string rises into the sky from every home',
    },
    plans: {
      id: 'plans',
      heading: copy.en.plansHeading,
      lead: copy.en.plansLead,
      note: 'Your address confirms which plans you can get.',
    },
    questions: {
      id: 'questions',
      heading: 'First questions',
      items: answers({
        'How do I know if it reaches my home?':
          'With your full address. The network grows street by street, so your neighbor may have it before you do.',
        'What if it doesn’t?':
          'We tell you right away, with the next step: choose your apartment, sign up for when the network arrives, or call.',
        'Is there help in Spanish?': `Yes, and in English. Customer service, ${facts.phone('service')}: ${facts.hours('service')}. Sales, ${facts.phone('sales')}: ${facts.hours('sales')}.`,
      }),
    },
    pages: { heading: 'All about internet' },
  }
}
