import { lineRows } from '#ui/content/line-rows.ts'
import { answers } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Mobile plans'

export const words: typeof es.words = ({ brand, facts }) => {
  const { mobile } = facts
  return {
    title: `Cell phone plans compared | ${brand.name} Mobile`,
    description: `By the Gig from ${mobile.firstGig}, or Unlimited with the first line at ${facts.lines('standalone', 1).cost}. See which ${brand.name} Mobile plan works out better for you.`,
    opening: {
      title: 'Pay for what you use, or stop counting',
      lead: `One Unlimited line costs ${facts.lines('standalone', 1).cost} a month: no gig beats that in the first year. With ${facts.lines('bundled', 2).count} lines, By the Gig costs the same or less if everyone together uses up to ${mobile.gigLimit(2, 'withInternet')} gigs with internet, or up to ${mobile.gigLimit(2, 'withoutInternet')} without it.`,
      picture:
        'Bars with the total of the lines: they climb in steps from the first to the tenth, and the third and fourth are equal',
      actions: { customize: 'Build my lines', sales: 'Call sales' },
    },
    plans: {
      id: 'plans',
      heading: 'The three plans, side by side',
      lead: 'Prices per month and before taxes.',
      columns: ['', 'By the Gig', 'Unlimited', 'Unlimited Plus'],
      rows: [
        [
          'One line',
          `${mobile.firstGig} with the first gig`,
          facts.lines('bundled', 1).cost,
          facts.lines('bundledPlus', 1).cost,
        ],
        [
          'Each line, after the fixed price',
          'Only the gigs',
          mobile.perLine('unlimited'),
          mobile.perLine('unlimitedPlus'),
        ],
        ['Another gig', mobile.extraGig, 'Included', 'Included'],
        ['The data belongs to', 'The account', 'Each line', 'Each line'],
        ['Calls and texts in the country', 'Uncounted', 'Uncounted', 'Uncounted'],
        ['Change phones whenever you like', 'No', 'No', 'Yes'],
        ['Needs home internet', 'No', 'No', 'Yes'],
        [
          'Lines per account',
          `Up to ${mobile.maxLines}`,
          `Up to ${mobile.maxLines}`,
          `Up to ${mobile.maxLines}`,
        ],
      ],
    },
    family: {
      id: 'family',
      heading: 'The family total, with internet',
      lead: 'What the account adds up to each month, by the number of its lines.',
      columns: ['Lines', 'Unlimited', 'Unlimited Plus'],
      rows: lineRows(facts, [1, 2, 3, 4, 5, 6, 8, 10], ['bundled', 'bundledPlus']).map(
        ({ lines, costs, isOne }) => [`${lines} ${isOne ? 'line' : 'lines'}`, ...costs],
      ),
      note: `The price is fixed for ${facts.lines('bundled', 1).years} year, and for ${facts.lines('bundled', 2).years} years with ${facts.lines('bundled', 2).count} or ${facts.lines('bundled', 3).count} Unlimited lines. After that, each line costs its regular price.`,
    },
    choose: {
      id: 'choose',
      heading: 'How to choose in a minute',
      paragraphs: [
        'Open your phone’s settings and look up how much mobile data you used last month, leaving out WiFi.',
      ],
      points: [
        'A single line, or you never want to look at gigs: Unlimited.',
        `${facts.lines('bundled', 2).count} lines with internet and up to ${mobile.gigLimit(2, 'withInternet')} gigs among everyone: By the Gig. Without internet, up to ${mobile.gigLimit(2, 'withoutInternet')}.`,
        'You like a new phone and already have our internet: Unlimited Plus.',
        'You don’t know: compare with your gigs. Changing plans later takes a phone call.',
      ],
      actions: { dataByTheGig: 'Compare with my gigs' },
    },
    customer: {
      id: 'customers',
      heading: 'Already a customer?',
      paragraphs: [
        'Sign in with your account and order for the same address: we count your internet and your lines, and you see only what the new ones add.',
      ],
      actions: { mobileAccount: 'Sign in and see my prices' },
    },
    questions: {
      id: 'questions',
      heading: 'About the plans',
      items: answers({
        'Can each line have its own plan?':
          'No. The entire account is on the same plan, which is why several lines cost less.',
        'Can I change plans?': `Yes, once per bill. If you move to Unlimited Plus from another plan, you wait ${mobile.upgradeWaitDays} days for your first change of phone.`,
        'Are there charges that aren’t in the table?':
          'Your state and city tax, which you see before you pay. There is no charge to start or to leave.',
        'Do tablets and watches cost the same?':
          'Each device with its own line counts as another line. A watch that uses the phone’s line doesn’t.',
      }),
    },
    pages: { heading: 'Each plan in detail' },
  }
}
