/**
 * The messages of the error route, by code. The route recognizes them and shows the Spanish text of the code, never the message. That of the
 * session status is copied from the specification (SES-05); the others are chosen here.
 */
export const errorMessages = {
  'session-status': 'catchError caught an unexpected error in CartService.getSesssionStatus',
  checkout: 'Error loading the checkout page model',
  page: 'Error loading a page model',
} as const

export const messageCodes = Object.keys(errorMessages) as readonly (keyof typeof errorMessages)[]
