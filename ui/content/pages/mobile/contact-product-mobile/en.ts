import { answers } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Contact {brand} Mobile'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Contact us about your cell line | ${brand.name} Mobile`,
  description: `To order a line: ${facts.phone('sales')}. For a line you already have: ${facts.phone('service')}. Our hours, and what to do if you have no phone to call from.`,
  opening: {
    title: 'We answer, even if your phone doesn’t',
    lead: 'If your line is down, call from any other phone, landline or borrowed: the call is free, and it doesn’t matter where it comes from.',
    picture: 'Two neighbors at the entrance of a building; one lends the other a phone',
    actions: { sales: 'Order a line', service: 'I already have a line' },
  },
  phones: {
    id: 'phones',
    heading: 'Two numbers',
    lead: 'One to order or add lines, and one for your line, your bill or a lost phone.',
  },
  reasons: {
    id: 'reasons',
    heading: 'Depending on what happened',
    lead: 'Urgent things first.',
    cards: {
      phoneWasStolen: {
        title: 'My phone was stolen',
        body: 'Call now, from anywhere. We stop the line right away and hold your number.',
        link: 'Call customer service',
      },
      haveNoSignal: {
        title: 'I have no signal',
        body: 'Before you call, restart the phone and try another street. If it stays, tell us which corner you’re on.',
        link: 'More to try',
      },
      wantAnotherLine: {
        title: 'I want another line',
        body: 'Have the number you want to bring, the account at that carrier and its transfer PIN.',
        link: 'Call sales',
      },
      dontUnderstandCharge: {
        title: 'I don’t understand a charge',
        body: 'With the bill in front of you, tell us the line and the date. Every charge has a name.',
        link: 'Sign in to my account',
      },
    },
  },
  questions: {
    id: 'questions',
    heading: 'Before you dial',
    items: answers({
      'How do you check that it’s me?':
        'We send a code to the email of the account or to another of your lines. We never ask for your password or your card’s security code.',
      'Can someone else call for me?':
        'About an outage, yes. To change the plan, bring a number or see the bill, it has to be whoever opened the account.',
      'Can a store help me?': 'Yes, the ones that list mobile lines. Bring your phone and an ID.',
      'What if I’m traveling?': `From another country, dial ${facts.phone('service')} with a + in front, preferably over WiFi.`,
    }),
  },
  pages: { heading: 'It may already be written down' },
})
