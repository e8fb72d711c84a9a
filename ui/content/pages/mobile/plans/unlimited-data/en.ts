import { lineRows } from '#ui/content/line-rows.ts'
import { answers } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Unlimited data'

export const words: typeof es.words = ({ brand, facts }) => {
  const upgrade = facts.mobile.upgradeAfter('2027-01-15')
  return {
    title: `Unlimited and Plus data plans | ${brand.name} Mobile`,
    description: `What Unlimited includes for ${facts.mobile.perLine('unlimited')} and what Unlimited Plus adds for ${facts.mobile.perLine('unlimitedPlus')}: prices by number of lines, speed, and changing your phone.`,
    opening: {
      title: 'String to spare, all month long',
      lead: 'Maps, music, video calls with family, and shows on the bus. No gig runs out and no charge shows up.',
      picture:
        'A girl lets out string from an enormous spool; the kite flies so high that it leaves the frame',
      actions: { customize: 'Order my line', dataByTheGig: 'Compare with paying by the gig' },
    },
    unlimited: {
      id: 'unlimited',
      heading: 'What “unlimited” means',
      paragraphs: [
        'That data doesn’t run out, and using more never costs more. What can change is the speed, and we would rather say so here.',
      ],
      points: [
        'When the network near you is congested, a line that has used a lot of data in the month may go slower than others.',
        'It lasts until the congestion clears, not until the end of the month.',
        'On your home WiFi nothing counts: there you’re on your internet.',
      ],
    },
    lines: {
      id: 'lines',
      heading: 'Both plans, line by line',
      lead: 'The account total per month, with internet and before taxes.',
      columns: ['Lines', 'Unlimited', 'Unlimited Plus'],
      rows: lineRows(facts, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], ['bundled', 'bundledPlus']).map(
        ({ lines, costs, isOne }) => [`${lines} ${isOne ? 'line' : 'lines'}`, ...costs],
      ),
      note: `Without internet there is only Unlimited: ${facts.lines('standalone', 2).count} lines for ${facts.lines('standalone', 2).cost}, and ${facts.lines('standalone', 4).count} for ${facts.lines('standalone', 4).cost}.`,
    },
    plus: {
      id: 'plus',
      heading: 'What Unlimited Plus adds',
      paragraphs: [
        'The right to change your phone whenever you like, even if you haven’t finished paying for the one you have. You return one and take another.',
        `If you start on Plus, you can do it from the first day. If you move from another plan, after ${facts.mobile.upgradeWaitDays} days.`,
      ],
      points: [
        'Worth it if you change phones often.',
        'If you keep yours for years, Unlimited gives you the same for less.',
      ],
      picture: 'One hand leaves a phone on the table and another hands over a new one',
    },
    upgrade: {
      id: 'upgrade',
      heading: 'Anytime Upgrade: from when',
      lead: 'The right to change phones belongs to the Unlimited Plus plan. It depends on how you came to it.',
      columns: ['Your line', 'You can change'],
      rows: [
        ['Started on Unlimited Plus', 'From the first day'],
        [`Moved to Unlimited Plus on ${upgrade.changed}`, `From ${upgrade.from}`],
        ['Is on Unlimited or By the Gig', 'When it moves to Unlimited Plus'],
      ],
      note: `The wait is ${facts.mobile.upgradeWaitDays} days and counts for each line. If you come early, we tell you the day on which you can return.`,
    },
    questions: {
      id: 'questions',
      heading: 'Questions with numbers',
      items: answers({
        'Why do the third and fourth lines cost the same?': `Because with Unlimited and internet the fourth adds nothing: ${facts.lines('bundled', 3).cost} either way. The fifth adds again.`,
        'Can I share my signal with a computer?':
          'Yes. What the computer uses counts as use of your line, so for an afternoon of downloads WiFi is better.',
        'How long does the price last?': `For ${facts.lines('bundled', 1).years} year; with ${facts.lines('bundled', 2).count} or ${facts.lines('bundled', 3).count} Unlimited lines and internet, ${facts.lines('bundled', 2).years}. After that, ${facts.mobile.perLine('unlimited')} a month per line.`,
        'What happens if I cancel my home internet?':
          'The lines continue, at the price without internet. Plus becomes Unlimited, because it needs the internet.',
        'Does it work outside the country?':
          'Within the United States you count nothing. To travel or to call another country, see the page on international use.',
      }),
    },
    pages: { heading: 'Before you decide' },
  }
}
