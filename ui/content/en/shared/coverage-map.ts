import type * as es from '#ui/content/es/shared/coverage-map.ts'
import type { Translation } from '#ui/content/language.ts'

export const coverageMapWords: Translation<typeof es.coverageMapWords> = {
  label: (states) => `Map of the United States: we reach ${String(states)} states`,
  served: 'We reach parts of this state',
  unserved: 'We’re not there yet',
  list: (states) => `The ${String(states)} states`,
  note: 'In each state we reach some cities and streets. Your address gives the exact answer.',
  check: 'Check my address',
}
