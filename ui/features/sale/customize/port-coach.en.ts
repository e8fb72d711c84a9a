import type * as es from './port-coach.es.ts'
import { dateText, phoneText } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const portCoachWords: Translation<typeof es.portCoachWords> = {
  of: {
    number: () => ({
      title: 'We still need the number you’re bringing',
      body: 'Enter it with the date of your PIN, and we check whether you can bring it. If you prefer, order now: we call you to complete it.',
    }),
    newPin: ({ transferPinUntil }) => ({
      title: `Your PIN expired${transferPinUntil === null ? '' : ` on ${dateText(transferPinUntil)}`}`,
      body: 'Ask your current carrier for another one and enter its date. The number stays in your order.',
    }),
    nothing: ({ number, transferPinUntil }) => ({
      title: number === null ? 'Your number is ready' : `You’re bringing ${phoneText(number)}`,
      body:
        transferPinUntil === null
          ? 'It’s in your order.'
          : `It’s in your order. Your PIN is valid through ${dateText(transferPinUntil)}: activate the line before then.`,
    }),
  },
  enter: 'Enter my number',
  change: 'Change the number',
  ready: 'Keep these handy to activate the line:',
  papers: [
    'The account number with your current carrier.',
    'The transfer PIN that carrier gives you.',
    'The ZIP code on its bill.',
  ],
  keep: 'Don’t enter them here. Don’t cancel the line first either: it ends by itself when the number moves.',
}
