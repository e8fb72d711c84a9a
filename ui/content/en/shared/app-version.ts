import type * as es from '#ui/content/es/shared/app-version.ts'
import type { Translation } from '#ui/content/language.ts'

export const appVersionWords: Translation<typeof es.appVersionWords> = {
  document: ({ name }) => ({
    title: `Store version | ${name}`,
    description: `The versions that the ${name} store runs.`,
  }),
  title: 'Store version',
  about: (brand) => `The versions that the ${brand} store runs now.`,
  commit: 'Code commit',
  committedAt: 'Commit time',
  contract: 'Contract',
  rules: 'Rules',
  catalog: 'Catalog',
  unknown: 'Unknown',
  changed: 'The code has changes that are not in this commit.',
}
