import { titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

const [ULTRA, GIG] = ['internet-500', 'internet-gig'] as const

export const name = 'Same speed up and down'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Upload as fast as you download: symmetrical fiber | ${brand.name}`,
  description: `Symmetrical fiber uploads and downloads at the same speed: ${facts.uploadSpeed(ULTRA)} or ${facts.uploadSpeed(GIG)}. For video calls, backups, cameras and working from home.`,
  opening: {
    title: 'The same speed there and back',
    lead: 'Downloading is watching. Uploading is being seen, being heard, and getting your photos to the cloud. On our fiber, both are equally fast.',
    picture: 'A balanced seesaw: a child on each side and a kite in the middle',
    actions: { sales: 'Ask by phone' },
  },
  measure: {
    id: 'measure',
    heading: 'There and back, to scale',
    lead: 'The two bars of each plan are the same length because the two speeds are the same.',
    bars: {
      download: { title: `${facts.name(ULTRA)}, download` },
      upload: { title: `${facts.name(ULTRA)}, upload` },
      download2: { title: `${facts.name(GIG)}, download` },
      upload2: { title: `${facts.name(GIG)}, upload` },
    },
    note: 'Maximum speeds over a cable. Over WiFi they depend on the home and the devices.',
  },
  upload: {
    id: 'upload',
    heading: 'When you notice the upload',
    lead: 'When you’re the one sending.',
    cards: titled({
      'Video calls': 'Your picture stays sharp even when somebody else is on another call.',
      'Work files': 'A video or a set of plans uploads while you pour the coffee.',
      'Home cameras': 'They save what they record without slowing anyone down.',
    }),
  },
  pages: { heading: 'Measure and compare' },
})
