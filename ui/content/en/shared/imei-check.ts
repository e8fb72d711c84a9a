import { IMEI_LENGTH } from '#core/mobile/imei.ts'
import type * as es from '#ui/content/es/shared/imei-check.ts'
import type { Translation } from '#ui/content/language.ts'

export const imeiCheckWords: Translation<typeof es.imeiCheckWords> = {
  imei: 'IMEI of your phone',
  imeiHint: `The ${String(IMEI_LENGTH)} digits you get when you dial *#06#. They are checked here, on your phone or computer: they are neither sent nor saved.`,
  check: 'Check',
  failures: {
    ImeiMissing: () => 'Enter the IMEI. It appears on the screen when you dial *#06#.',
    ImeiNotDigits: () =>
      'An IMEI has digits only. Take out letters and signs; spaces and hyphens don’t matter.',
    ImeiLength: ({ length }) =>
      length === IMEI_LENGTH + 1
        ? `You entered ${String(length)} digits: it may be the IMEISV. On the same screen, look for the one called IMEI, with ${String(IMEI_LENGTH)}.`
        : `You entered ${String(length)} ${length === 1 ? 'digit' : 'digits'}, and an IMEI has ${String(IMEI_LENGTH)}. Compare it with the screen.`,
    ImeiCheckDigit: () =>
      'One digit is different: the last one doesn’t match the others. Compare them with the screen, three at a time.',
  },
  valid:
    'The IMEI is written correctly. If your device is unlocked and its family is on the list, bring it. When you order the line, we confirm with the network that it isn’t reported stolen.',
  two: 'You see two? Your phone has two lines, one for each IMEI. Enter either; when you order the line we use the one of the card or eSIM you will activate.',
  noKeypad:
    'You can’t dial? It’s also in the settings, under the phone’s information, and on the box. On a watch or a tablet it’s in the settings.',
  families: 'Families you can bring',
  kinds: { DEVICE: 'Phones', TABLET: 'Tablets', SMART_WATCH: 'Watches', ACCESSORIES: 'Accessories' },
  otherFamily: (phone) => `Is yours another one? Call ${phone} and we check it with you.`,
}
