import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'International use'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Using your cell phone abroad | ${brand.name} Mobile`,
  description: `Travel with your ${brand.name} Mobile line, or call family in another country: what to ask first, what to switch off, how to talk without overpaying.`,
  opening: {
    title: 'Before you board, make two calls',
    lead: 'One to your mother, to say you’re coming. One to us, to learn what your line costs there. Your plan is unlimited within the United States; beyond it, every country is different.',
    picture: 'An airplane window at night: below are the lights of a town and a kite',
    actions: { service: 'Ask about my destination', travel: 'See the travel list' },
  },
  cases: {
    id: 'cases',
    heading: 'Traveling isn’t the same as calling',
    lead: 'Three situations that get confused, and are charged differently.',
    cards: titled({
      'You call another country from here':
        'Your cell plan doesn’t cover it. If you call often, home phone with international calling has a price per country, in plain sight.',
      'You use your phone over there':
        'Every call, text and meg goes through that country’s network, which charges for it. Ask the price, and whether a pass by the day is better.',
      'They call you from there on an app':
        'That isn’t a call: it’s data. On WiFi it costs nothing more, here or anywhere.',
    }),
  },
  travel: {
    id: 'travel',
    heading: 'A travel list for your line',
    paragraphs: ['Go through it the night before, on your home WiFi.'],
    points: [
      'Call and say the country, the days, and how many lines travel. Write down the price you’re given and the date.',
      'Turn off data roaming in the settings. Turn it on only if you know what it costs.',
      'Download maps and movies before you leave.',
      'Turn on WiFi calling: from the hotel you call home as if you were there.',
      'Save our number with a + in front, so that you can dial it from abroad.',
    ],
  },
  longer: {
    id: 'longer',
    heading: 'If you’re staying longer',
    paragraphs: [
      'For a month or more, a card from the country you visit tends to cost the least. If your phone takes two lines, put the travel one there and keep yours for messages and bank codes.',
      'Your phone has to be unlocked to take another card. Check that here, before you leave: over there it’s harder to fix.',
    ],
  },
  questions: {
    id: 'questions',
    heading: 'With your bags packed',
    items: answers({
      'Does my line work in Puerto Rico?':
        'Puerto Rico uses United States networks, so it isn’t an international trip. Even so, look at the map: coverage changes from one area to the next.',
      'Will I be charged if I leave the phone on?':
        'Not for data, with data roaming off. A call you answer over there may be charged; let it go to voicemail.',
      'What if I’m back with a charge I don’t understand?': `Call ${facts.phone('service')} with the date and the country. We tell you where each charge comes from before you pay.`,
      'How do I call Mexico, Cuba or Colombia from home?':
        'With home phone and international calling, or on an app if the other person has internet. The international calling page has the price per minute of each country.',
    }),
  },
  pages: { heading: 'Keep going' },
})
