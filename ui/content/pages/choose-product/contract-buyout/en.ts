import { ULTRA } from '#ui/content/offer-ids.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Contract buyout'

export const words: typeof es.words = ({ brand, facts }) => {
  const limit = facts.buyoutLimit()
  return {
    title: `Contract buyout: we pay up to ${limit} | ${brand.name}`,
    description: `If your provider charges you for canceling early, ${brand.name} pays up to ${limit} of it. What’s covered, what isn’t, which papers to keep, and what to do first.`,
    opening: {
      title: `Up to ${limit} to set you free`,
      lead: 'You want to switch, but your contract isn’t over. If your provider charges you for leaving early, we pay that charge up to the limit.',
      picture: 'Scissors cut a string full of knots and the kite goes free',
      actions: { sales: 'Ask about my case', covered: 'See what’s covered' },
    },
    order: {
      id: 'order',
      heading: 'Order matters',
      lead: 'Cancel first and you’re left without internet and, sometimes, without proof.',
      steps: titled({
        'Call before you cancel': `Dial ${facts.phone('sales')} and tell us what they’d charge. We confirm whether it’s covered and note it on your order.`,
        'Order and get connected':
          'Choose your plan and wait until it works at home. Your current service stays on.',
        'Cancel and send the bill':
          'Ask your provider for the final bill showing the early termination fee. We pay from that.',
      }),
    },
    covered: {
      id: 'covered',
      heading: 'What’s covered and what isn’t',
      lead: 'It’s for the fee that ends a contract. The rest of your last bill is still yours.',
      columns: ['On your last bill', 'Do we pay it?', 'Why'],
      rows: [
        ['Early termination fee', `Yes, up to ${limit}`, 'It’s what keeps you from switching'],
        ['Past-due bills', 'No', 'You’ve already used that service'],
        ['Equipment you don’t return', 'No', 'Return it and there’s no charge'],
        ['What you owe on a cell phone', 'No', 'A separate offer for several lines covers that'],
        [`Anything over ${limit}`, 'No', 'That’s the limit per household'],
      ],
      note: 'The fee must be in writing on your provider’s bill, in your name or at your address.',
    },
    noOther: {
      id: 'no-other',
      heading: 'You’re not trading one contract for another',
      paragraphs: [
        `${brand.name} has no minimum term. If you ever want to go, nobody will need to buy your way out.`,
        `Only the price changes, in a month you know from day one: ${facts.name(ULTRA)} is ${facts.priceOverTime(ULTRA)}.`,
      ],
      picture: 'A door wide open; the string comes in and goes out without a knot',
      actions: { savingsCalculator: 'Compare with what I pay now' },
    },
    questions: {
      id: 'questions',
      heading: 'Questions about getting out',
      items: answers({
        'How do I know if I have a contract?':
          'Check your bill or your online account for an end date or the words “early termination fee.” If you can’t find either, call and ask what you’d owe if you canceled today.',
        [`What if they charge less than ${limit}?`]: 'We pay the fee in full, and no more than that.',
        'Does it work with any provider?':
          'With any that charges you for ending a contract for internet, TV or home phone.',
        'Can I use it with other deals?':
          'Yes. It isn’t a discount on your bill, so your plan’s promotion stays as it is.',
        'I already canceled. Am I too late?': `Keep the bill and call ${facts.phone('sales')}. We can’t promise anything, but we’ll look at your case.`,
        'What if I owe money on my phones instead?': `See the offer for switching lines: it pays what you owe on your phones, up to ${facts.mobile.switchMost}, if you bring ${facts.mobile.switchMinLines} or more.`,
      }),
    },
    action: {
      heading: 'First, see if we reach you',
      lead: 'There’s no point in breaking a contract to find out there’s no network on your street.',
    },
    pages: { heading: 'Before you switch' },
  }
}
