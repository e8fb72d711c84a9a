import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const ULTRA = 'internet-500' as OfferId
const GIG = 'internet-gig' as OfferId

/** The speed for watching video, in English. */
export const streamingSpeed: PageWriter = ({ brand, facts }) => ({
  title: `Best internet speed for streaming | ${brand.name}`,
  description: `How many Mbps each screen takes in HD and ${facts.stated('4K', 'name')}, why the picture stops when you have speed to spare, and how to fix it before you change plans.`,
  sections: [
    {
      kind: 'opening',
      layout: 'night',
      title: 'The only pause should be yours',
      lead: `A ${facts.stated('4K', 'name')} screen takes ${facts.use('video4k').speed}. Every plan we sell gives you more than that. When the picture stops, it’s nearly always something else.`,
      picture: {
        name: 'internetCinema',
        alt: 'Three people on a sofa watch a movie in which a kite flies',
      },
      actions: [
        { label: 'Fix the pauses', to: '#fixes' },
        { label: 'See the plans', to: '/internet/plans' },
      ],
    },
    {
      kind: 'bars',
      id: 'screens',
      heading: 'One screen next to one plan',
      lead: 'To scale: what a screen takes, and what Ultra brings.',
      tone: 'sun',
      bars: [
        {
          title: 'A show in HD',
          value: facts.use('videoHd').speed,
          amount: facts.use('videoHd').mbps,
          isMain: true,
        },
        {
          title: `A movie in ${facts.stated('4K', 'name')}`,
          value: facts.use('video4k').speed,
          amount: facts.use('video4k').mbps,
          isMain: true,
        },
        { title: 'All of Internet Ultra', value: facts.speed(ULTRA), amount: facts.mbps(ULTRA) },
      ],
      note: 'Uses are from the FCC’s guide. A live game takes the same as a movie at the same sharpness.',
    },
    {
      kind: 'figures',
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
    {
      kind: 'cards',
      id: 'fixes',
      heading: 'Why it stops, and what to do',
      lead: 'From the easiest fix to the most expensive. Stop at the first one that works.',
      cards: [
        {
          icon: 'clock',
          title: 'Restart the device',
          body: 'A TV that’s been on for weeks runs out of memory. Unplug it, wait a moment and try again.',
        },
        {
          icon: 'arrow',
          title: 'Use a cable',
          body: 'If the modem is near the TV, a network cable ends the problem today.',
        },
        {
          icon: 'wifi',
          title: 'Bring the signal closer',
          body: `Take the router out of the cabinet. If the TV is far away, a pod is ${facts.price('wifi-pod')} a month.`,
        },
        {
          icon: 'screen',
          title: 'Check your video account',
          body: 'Some services limit sharpness or screens by what you pay them. No internet plan changes that.',
        },
        {
          icon: 'signal',
          title: 'Test the line',
          body: 'If the speed on a cable, with nobody else on, is far below your plan, that’s the time to call.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Questions from the couch',
      items: [
        {
          question: 'Does streaming TV use up my data?',
          answer: 'Our plans have no cap, so you can leave it on all Sunday.',
        },
        {
          question: `Do I need a faster plan for ${facts.stated('4K', 'name')}?`,
          answer: `No. ${facts.use('video4k').speed} free per screen is enough. What you do need is a TV, an account and a title with that sharpness.`,
        },
        {
          question: 'Why is it blurry at the start?',
          answer:
            'The service starts at low sharpness so you don’t wait, and raises it in moments. If it never improves, the signal at that device is weak.',
        },
        {
          question: 'Why does my neighbor cheer first?',
          answer:
            'Because live video over the internet runs behind an antenna. That’s up to the video service, not your speed.',
        },
        {
          question: 'What if somebody downloads a game during the movie?',
          answer: `A download takes whatever is free. With ${facts.speed(ULTRA)} there’s room; if you still notice, schedule it for the middle of the night.`,
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'Keep watching',
      pages: [
        '/cable-tv/streaming',
        '/cable-tv/plans',
        '/internet/internet-speeds',
        '/internet/plans/internet-ultra',
        '/internet/speed-test',
      ],
    },
  ],
})
