import type * as es from '#ui/content/es/shared/common.ts'
import type { Translation } from '#ui/content/language.ts'

export const commonWords: Translation<typeof es.commonWords> = {
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

export const confirmationTitles: Translation<typeof es.confirmationTitles> = {
  manual: 'Order received',
  expired: 'Your session ended',
}

export const outcomeTitles: Translation<typeof es.outcomeTitles> = {
  enterAddress: 'Enter your address',
  serviceable: 'Internet is available at your address',
  bundle: 'Offers for your home',
  serviceSelection: 'Choose your service',
  preSale: 'Presale on your street',
  bulkIncluded: 'Internet included in your building',
  bulk: 'Your building has its own contract',
  existingCustomer: 'You already have service here',
  activeLocation: 'This address has active service',
  unitNotFound: 'We couldn’t find your apartment',
  multipleUnits: 'Choose your apartment',
  webLead: 'We’re not there yet',
  commercial: 'Business address',
  notServiceable: 'No service at this address',
  addressNotFound: 'We couldn’t find that address',
}

export const brokenWords: Translation<typeof es.brokenWords> = {
  title: 'Something went wrong on our end',
  body: 'This screen couldn’t open. Everything you saved is still there, and nothing was charged because of this.',
}

export const errorPageWords: Translation<typeof es.errorPageWords> = {
  documentTitle: 'Something went wrong',
  startOver: 'Enter my address',
}
