import type * as es from './port-status.es.ts'
import { dateText } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const portStatusWords: Translation<typeof es.portStatusWords> = {
  heading: 'The numbers you’re bringing',
  number: (lastDigits) =>
    lastDigits === null ? 'A number to be confirmed.' : `The number that ends in ${lastDigits}.`,
  pin: ({ pinUntil }) =>
    pinUntil === null ? null : `Your transfer PIN is valid through ${dateText(pinUntil)}.`,
  of: {
    numberNeeded: {
      title: 'We still need the number',
      body: 'We call you to complete it. If you’d rather not wait, call us.',
    },
    pinExpired: {
      title: 'The PIN expired before the move',
      body: 'Ask your previous carrier for another one and call us with it. Your line still works there.',
    },
    refused: {
      title: 'Your previous carrier isn’t releasing the number',
      body: 'It may be locked or out of service. Talk to them and call us; your line still works there.',
    },
    waiting: {
      title: 'It starts when the line is activated',
      body: 'Don’t cancel your previous service: it ends by itself when the number moves.',
    },
    underWay: {
      title: 'The number is on its way',
      body: 'It moves by the next business day. Meanwhile your previous line still works.',
    },
    done: {
      title: 'The number has moved',
      body: 'If you don’t get calls on your new line, call us.',
    },
  },
}
