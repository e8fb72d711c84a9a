import type * as es from '#ui/content/es/shared/common.ts'
import type { Twin } from '#ui/content/language.ts'

export const commonWords: Twin<typeof es.commonWords> = {
  loading: 'Loading...',
  retrying: 'Trying again...',
  skip: 'Skip to content',
  retry: 'Try again',
  unreachable: 'We can’t reach the store. What you typed is still here: check your connection and try again.',
  close: 'Close',
  help: 'Help',
  questions: 'Questions?',
  call: (phone) => `Call ${phone}`,
  home: (brandName) => `${brandName} home page`,
  salesPhone: 'Sales',
  servicePhone: 'Customers',
  legal: (legalName) => `${legalName}. Prices in US dollars.`,
}
