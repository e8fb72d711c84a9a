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

export const errorWords: Translation<typeof es.errorWords> = {
  unexpected: {
    title: 'Something went wrong on our end',
    body: 'This screen couldn’t open. Everything you saved is still there, and nothing was charged because of this.',
  },
  'session-status': {
    title: 'We couldn’t check your session',
    body: 'We don’t know which step you were on. Try again, or enter your address again.',
  },
  'install-options': {
    title: 'We couldn’t load the installation options',
    body: 'Your order can’t go on without them. Your cart is saved and nothing was charged. Try again in a moment, or call and we’ll do it with you.',
  },
  checkout: {
    title: 'We couldn’t open your order',
    body: 'Your cart is saved and nothing was charged. Try again in a moment.',
  },
  page: {
    title: 'We couldn’t open this page',
    body: 'Everything you chose is saved and nothing was charged. Try again in a moment, or call and we’ll pick up where you left off.',
  },
  affiliate: {
    title: 'We don’t recognize the store that sent you',
    body: 'We can’t open this order without it; nothing has been saved or charged yet. Open the link you were given again, or call and we’ll do it with you.',
  },
  login: {
    title: 'We couldn’t open your account',
    body: 'The account sign-in didn’t respond. If you had an open order, it’s still saved and nothing was charged. Try again in a moment, or call and we’ll look into it with you.',
  },
  human: {
    title: 'We couldn’t confirm that you’re a person',
    body: 'We tried three times and sent nothing; nothing was charged, and everything you saved is still there. Make sure your browser isn’t blocking parts of the page and try again, or call and we’ll do it with you.',
  },
}

export const errorPageWords: Translation<typeof es.errorPageWords> = {
  documentTitle: 'Something went wrong',
  startOver: 'Enter my address',
}
