import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'TV with your apps'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Your channels in the app, on any screen | ${brand.name}`,
  description: `Watch your plan’s channels on your phone, tablet or TV, record for later, and add Disney+ from ${facts.price('disney-basic')} a month. No box, no technician.`,
  opening: {
    title: 'TV that follows you around the house',
    lead: `${facts.name('tv-stream')} plays in the app: in the living room, in the kitchen or on your phone. No box, no visit.`,
    picture: 'A woman cooks while her show plays on a tablet leaning on the wall',
    actions: { sales: 'Call to order' },
  },
  apps: {
    id: 'apps',
    heading: 'Channels and apps, each in its place',
    lead: 'What comes with your plan, and what you add on top.',
    cards: titled({
      'The TV app':
        'Live channels, a guide and recording. It comes with any TV plan; sign in with your account.',
      'Disney+ on the same bill': `${facts.name('disney-basic')} is ${facts.price('disney-basic')} a month, and ${facts.name('disney-premium')} is ${facts.price('disney-premium')}. You need a TV plan.`,
      'What you already pay for':
        'Your other apps stay on their own accounts. Nothing to move, nothing to pay here.',
    }),
  },
  questions: {
    id: 'questions',
    heading: 'Questions from the couch',
    items: answers({
      'Does it use my data?':
        'At home it runs on your WiFi, which has no cap. Away from home it uses your line’s data.',
      'What if my TV has no apps?': `Plug in a Xumo: renting one is ${facts.price('xumo-lease')} a month.`,
      'Does the app cost anything?': 'No: it comes with any TV plan, on all of your screens.',
      'Where do my recordings go?':
        'To all of your screens. Record in the living room and finish in bed. Some channels don’t allow certain shows to be recorded; the guide says so.',
      'Is there anything to install on a computer?':
        'No. It opens in the browser, with the same sign-in as on your phone.',
    }),
  },
  pages: { heading: 'More about the app' },
})
