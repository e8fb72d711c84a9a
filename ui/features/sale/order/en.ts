import type * as es from './es.ts'
import { visitText } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'
import { sentenceText } from '#ui/content/sentence-text.ts'

export const orderWords: Translation<typeof es.orderWords> = {
  placing: {
    heading: 'Placing your order',
    progress: 'Confirming with your bank',
    body: 'It takes a few seconds. Don’t close this page or go back.',
    happening: (visit) => [
      'We check that the price is the one you saw.',
      ...(visit === null ? [] : [sentenceText(`We set aside your visit on ${visitText(visit)}`)]),
      'We request the payment from the bank, just once.',
    ],
  },
  inDoubt: {
    heading: 'The bank hasn’t answered yet',
    progress: 'Asking again',
    body: 'Your order is recorded and we keep asking the bank, so don’t place it again. Nothing is charged twice.',
  },
  unanswered: {
    reference: 'Your reference:',
    heading: 'Your order is on hold',
    body: 'The bank hasn’t answered yet. We saved your order and keep asking: if the payment goes through, it’s placed; if not, nothing is charged. Nothing is charged twice.',
    mail: (emailAddress) =>
      emailAddress === null
        ? 'We email you when we know how it turned out.'
        : `We write to ${emailAddress} when we know how it turned out.`,
    next: 'You can close this page or leave it open: it changes on its own when the bank answers. If you’d rather talk, call and give your reference.',
    retry: 'Ask again',
  },
  outOfReach: {
    heading: 'Your order is still on hold',
    body: 'Your session ended and we can’t ask about it from here anymore. The order is still saved: if the payment goes through, it’s placed; if not, nothing is charged. Nothing is charged twice.',
    next: 'Back to my address',
  },
  unplaced: {
    heading: 'The order wasn’t confirmed',
    sameKey:
      'If your order had already gone through, trying again gets you that same order. Nothing is charged twice.',
    review: 'Review the order again',
    tradeIn: 'Change the used phone',
    devices: 'Change the device',
  },
  priceMoved: {
    heading: 'The price changed while you were ordering',
    body: 'We didn’t place the order or charge anything. See the difference and decide.',
    before: 'Before',
    now: 'Now',
    lines: 'What changed in your order',
    today: 'Today',
    monthly: 'Monthly',
    more: (difference) => `${difference} more`,
    less: (difference) => `${difference} less`,
    same: 'The same',
    accept: (today) => `Pay ${today} and order`,
    decline: 'Go back and change the order',
  },
  priceSaved: {
    heading: 'Confirm the total again',
    body: 'We didn’t place the order or charge anything. The total is the same: look at it again and, if you agree, place the order.',
  },
  stale: {
    heading: 'This order is already placed',
    progress: 'Looking for your confirmation',
    body: 'It was placed in another tab, just once. We’re taking you to its number and visit.',
    retry: 'Look for the confirmation again',
  },
}
