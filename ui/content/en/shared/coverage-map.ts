import type * as es from '#ui/content/es/shared/coverage-map.ts'
import type { Translation } from '#ui/content/language.ts'

export const coverageMapWords: Translation<typeof es.coverageMapWords> = {
  label: (states) => `Map of the United States: we reach ${String(states)} states`,
  zip: 'ZIP code',
  zipHint: 'Five digits',
  search: 'Find on the map',
  malformed: 'Enter the five digits of your ZIP code.',
  unknown: (zip) => `We don’t know the ZIP code ${zip}. Check it, or enter your address.`,
  found: (zip, state) =>
    `${zip} is in ${state}: we reach some cities and streets there. Check your address to be sure.`,
  outside: (zip, state) =>
    `${zip} is in ${state}: we don’t sell there yet. You can leave your email when you check your address.`,
  served: 'We reach parts of this state',
  unserved: 'We’re not there yet',
  list: (states) => `The ${String(states)} states`,
  note: 'In each state we reach some cities and streets. Your address gives the exact answer.',
  check: 'Check my address',
}
