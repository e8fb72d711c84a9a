/**
 * Messages of the error route, by code. It shows the code's Spanish text, never the message. Those of the
 * session status and installation options are the specification's (SES-05, CHK-16); the others are chosen here.
 */
export const errorMessages = {
  'session-status': 'catchError caught an unexpected error in CartService.getSesssionStatus',
  'install-options': 'Error parsing installation options response',
  checkout: 'Error loading the checkout page model',
  page: 'Error loading a page model',
} as const

export const messageCodes = Object.keys(errorMessages) as readonly (keyof typeof errorMessages)[]
