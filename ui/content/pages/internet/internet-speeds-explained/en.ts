import { GIG, ULTRA } from '#ui/content/offer-ids.ts'
import { answers } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

const MOVIE_GB = 25

export const name = 'Internet speeds explained'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Mbps, Gbps and latency in plain English | ${brand.name}`,
  description:
    'What megabit, gigabit, download, upload and latency mean, told with a clothesline. Read an internet bill or an ad and know what you’re being sold.',
  opening: {
    title: 'Your internet is a clothesline between balconies',
    lead: 'How many lines there are is speed. How far away the other balcony is, that’s latency. Those two ideas explain nearly everything else.',
    picture: 'Three clotheslines between two balconies',
    actions: { internetSpeeds: 'Find out how much I need', speedTest: 'Test mine' },
  },
  speed: {
    id: 'speed',
    heading: 'Speed: how many lines',
    paragraphs: [
      'Megabits per second, Mbps, say how much information crosses every second. More lines don’t make one shirt travel faster. They let more shirts travel together.',
      'That’s why a big plan does nothing for a single email, and a lot for a home where everybody hangs laundry at once.',
      `A thousand megabits make a gigabit. So the ${facts.speed(GIG)} plan carries twice as much as the ${facts.speed(ULTRA)} one.`,
    ],
  },
  latency: {
    id: 'latency',
    heading: 'Latency: how far the balcony is',
    paragraphs: [
      'Latency is the round trip of a single clothespin. It’s measured in thousandths of a second, ms, and it doesn’t depend on how many lines you have.',
      `In a call or a game you send small things and wait for an answer, so latency rules. Ultra’s is typically ${facts.latency(ULTRA)} and Gig’s ${facts.latency(GIG)}: in practice, the same.`,
    ],
  },
  words: {
    id: 'words',
    heading: 'The words on your bill',
    lead: 'Read it once and be done.',
    columns: ['Word', 'What it means', 'Where you notice it'],
    rows: [
      ['Download', 'What reaches your home', 'Shows, pages, files'],
      ['Upload', 'What leaves your home', 'Video calls, backups, cameras'],
      ['Mbps', 'Megabits per second', 'The unit of plans'],
      ['MB', 'Megabyte: eight times a megabit', 'The unit of files'],
      ['Latency or ping', 'The round-trip time', 'Games and calls'],
      ['Symmetrical', 'Upload equals download', 'Work and classes over video'],
      ['Data cap', 'What you may use in a month', 'Our plans don’t have one'],
    ],
  },
  example: {
    id: 'example',
    heading: 'From the unit to the clock',
    lead: `How long a ${facts.download(ULTRA, MOVIE_GB).size} movie for the trip takes to download.`,
    bars: {
      internetUltra: { title: 'Internet Ultra', value: `${facts.download(ULTRA, MOVIE_GB).minutes} minutes` },
      internetGig: { title: 'Internet Gig', value: `${facts.download(GIG, MOVIE_GB).minutes} minutes` },
    },
    note: 'The math: gigabytes times eight are gigabits, divided by the speed of the plan. In full minutes.',
  },
  questions: {
    id: 'questions',
    heading: 'What trips nearly everybody up',
    items: answers({
      'Why does my download show a much smaller number?':
        'Because apps show megabytes per second and plans are sold in megabits. Multiply what you see by eight and compare again.',
      'What does “up to” mean?':
        'That it’s the maximum. Ours is measured over a cable at your device. On WiFi it depends on your home, and nobody can promise that.',
      'Does fiber really reach my home?':
        'It depends on the company: some run fiber to the street and an old cable to your door. Look at the upload. If it’s far below the download, it isn’t fiber all the way.',
      'Are WiFi and internet the same thing?':
        'No. Internet is what comes in on the line. WiFi is how you spread it around without cables. Either can fail while the other is perfect.',
      'Does more speed lower latency?':
        'Only if your line was full. With a free line, hanging more ropes doesn’t bring the other balcony closer.',
    }),
  },
  pages: { heading: 'Now that you speak the language' },
})
