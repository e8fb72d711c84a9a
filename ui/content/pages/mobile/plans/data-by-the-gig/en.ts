import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Data by the gig'

export const words: typeof es.words = ({ brand, facts }) => {
  const { mobile } = facts
  return {
    title: `Data by the gig from ${mobile.firstGig} a month | ${brand.name} Mobile`,
    description: `Pay ${mobile.firstGig} for the first gig and ${mobile.extraGig} for each one after it, shared by all the lines of your account. When it pays off and when it doesn’t.`,
    opening: {
      title: 'A pitcher of data in the middle of the table',
      lead: `The account buys gigs and everyone pours from them: ${mobile.firstGig} for the first, ${mobile.extraGig} for each one after it. Up to ${mobile.maxLines} lines, and no charge per line.`,
      picture:
        'Bars that grow a step with each gig; with the third they reach the line of the regular price of an unlimited line',
      actions: { customize: 'Build my lines', compare: 'Compare with unlimited' },
    },
    price: {
      id: 'price',
      heading: 'What you pay for what you use',
      lead: 'The account total per month, no matter how many lines share it.',
      note: `One Unlimited line costs ${facts.lines('standalone', 1).cost} a month, the same as ${mobile.gigLimit(1, 'later')} gigs. With several lines, compare the totals, not each line.`,
    },
    compare: {
      id: 'compare',
      heading: 'By the gig or unlimited?',
      lead: 'Enter what everyone uses together and how many lines there would be. Prices are for the account, per month and before taxes.',
    },
    who: {
      id: 'who',
      heading: 'Who gets the most out of it',
      lead: `With a single line, Unlimited costs less for the first year. With ${facts.lines('bundled', 2).count} or more, see whether you recognize yourself.`,
      cards: titled({
        Grandma: 'She calls a lot and browses little. She is on the home WiFi almost all day.',
        'A first phone':
          'Texts, maps, and a line to know where they are. If the gigs climb, you see it right away.',
        'A second line': 'The work phone, the watch or the tablet in the car, which hardly use any.',
      }),
    },
    count: {
      id: 'count',
      heading: 'How gigs are counted',
      lead: 'With no surprise at the end of the month.',
      steps: titled({
        'The month begins': `The account has a gig, already part of the ${mobile.firstGig}.`,
        'It runs out and another is added': `We text you. The next one adds ${mobile.extraGig}, and data doesn’t stop.`,
        'The month closes':
          'You pay for the gigs you started, in full. What is left of the last one doesn’t carry over.',
      }),
    },
    questions: {
      id: 'questions',
      heading: 'Drop by drop',
      items: answers({
        'How far does a gig go?':
          'It depends on what you do. Texts and maps use very little; video is what empties it. Lower the video quality away from home and you’ll see the difference.',
        'Do calls use gigs?': 'No. Calls and texts within the country aren’t counted.',
        'Can I set a cap?':
          'On your phone. Many have a mobile data limit in their settings: when you reach it, data stops until the next month and WiFi goes on.',
        'What if I use a lot in some month?': `You pay for that month’s gigs, and the next one starts over at ${mobile.firstGig}. If you pass ${mobile.gigLimit(2, 'withInternet')} gigs several months in a row with ${facts.lines('bundled', 2).count} lines and internet, Unlimited is the better deal.`,
        'Can I order it online?': `Yes. Build your lines, choose “By the Gig” and say how many gigs you want. By phone too: ${facts.phone('sales')}. ${facts.hours('mobileSales')}.`,
      }),
    },
    pages: { heading: 'Compare' },
    gigs: (count, gigs) => (count === 1 ? `${gigs} gig` : `${gigs} gigs`),
  }
}
