import type * as es from './es.ts'
import { speedText } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const includedWords: Translation<typeof es.includedWords> = {
  title: 'What your address includes',
  building: ({ property, includedSpeedMbps }) =>
    `${property} pays for ${speedText(includedSpeedMbps)} internet in your apartment. It costs you nothing.`,
  equipment: (brandName) =>
    `${brandName} equipment is already installed. You choose the service, and it starts sooner.`,
  none: 'This address doesn’t include any service. Choose the ones you want: you see the full price before you order.',
  activate: 'Activate my internet',
  choose: 'Choose my services',
}
