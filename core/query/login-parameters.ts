/** The parameters of the path that starts a login (PTL-03). */
export const loginParameters = { returnTo: 'return', step: 'step' } as const

/** The parameters with which the identity provider sends a customer back. The client of OpenID Connect reads the other ones. */
export const loginCallbackParameters = { code: 'code', state: 'state', error: 'error' } as const

/** The parameter of the page on which the buyer of an order creates a login. */
export const signUpParameters = { order: 'order' } as const

/** The path of the shown page in a template engine, and the mark of a sent form: without a checked box it sends no other field (GRD-14). */
export const engineParameters = { page: 'page', sent: 'sent' } as const
