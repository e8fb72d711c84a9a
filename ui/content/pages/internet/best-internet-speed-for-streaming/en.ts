import { GIG, ULTRA } from '#ui/content/offer-ids.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Best speed for streaming'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Best internet speed for streaming | ${brand.name}`,
  description: `How many Mbps each screen takes in HD and ${facts.stated('4K', 'name')}, why the picture stops when you have speed to spare, and how to fix it before you change plans.`,
  opening: {
    title: 'The only pause should be yours',
    lead: `A ${facts.stated('4K', 'name')} screen takes ${facts.use('video4k').speed}. Every plan we sell gives you more than that. When the picture stops, it’s nearly always something else.`,
    picture: 'Three people on a sofa watch a movie in which a kite flies',
    actions: { fixes: 'Fix the pauses', plans: 'See the plans' },
  },
  screens: {
    id: 'screens',
    heading: 'One screen next to one plan',
    lead: 'To scale: what a screen takes, and what Ultra brings.',
    bars: {
      showHd: { title: 'A show in HD' },
      movie: { title: `A movie in ${facts.stated('4K', 'name')}` },
      allInternetUltra: { title: 'All of Internet Ultra' },
    },
    note: 'Uses are from the FCC’s guide. A live game takes the same as a movie at the same sharpness.',
  },
  atOnce: {
    id: 'at-once',
    heading: 'Screens that fit at once',
    figures: [
      {
        figure: facts.atOnce(ULTRA, 'video4k'),
        meaning: `${facts.stated('4K', 'name')} screens with Ultra`,
      },
      { figure: facts.atOnce(ULTRA, 'videoHd'), meaning: 'HD screens with Ultra' },
      {
        figure: facts.atOnce(GIG, 'video4k'),
        meaning: `${facts.stated('4K', 'name')} screens with Gig`,
      },
    ],
  },
  fixes: {
    id: 'fixes',
    heading: 'Why it stops, and what to do',
    lead: 'From the easiest fix to the most expensive. Stop at the first one that works.',
    cards: titled({
      'Restart the device':
        'A TV that’s been on for weeks runs out of memory. Unplug it, wait a moment and try again.',
      'Use a cable': 'If the modem is near the TV, a network cable ends the problem today.',
      'Bring the signal closer': `Take the router out of the cabinet. If the TV is far away, a pod is ${facts.price('wifi-pod')} a month.`,
      'Check your video account':
        'Some services limit sharpness or screens by what you pay them. No internet plan changes that.',
      'Test the line':
        'If the speed on a cable, with nobody else on, is far below your plan, that’s the time to call.',
    }),
  },
  questions: {
    id: 'questions',
    heading: 'Questions from the couch',
    items: answers({
      'Does streaming TV use up my data?': 'Our plans have no cap, so you can leave it on all Sunday.',
      [`Do I need a faster plan for ${facts.stated('4K', 'name')}?`]: `No. ${facts.use('video4k').speed} free per screen is enough. What you do need is a TV, an account and a title with that sharpness.`,
      'Why is it blurry at the start?':
        'The service starts at low sharpness so you don’t wait, and raises it in moments. If it never improves, the signal at that device is weak.',
      'Why does my neighbor cheer first?':
        'Because live video over the internet runs behind an antenna. That’s up to the video service, not your speed.',
      'What if somebody downloads a game during the movie?': `A download takes whatever is free. With ${facts.speed(ULTRA)} there’s room; if you still notice, schedule it for the middle of the night.`,
    }),
  },
  pages: { heading: 'Keep watching' },
})
