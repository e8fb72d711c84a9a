/** The parameters of the path that starts a login (PTL-03). */
export const loginParameters = { returnTo: 'return', step: 'step' } as const

/** Parameters of the identity provider's return redirect. The OpenID Connect client reads the others. */
export const loginCallbackParameters = { code: 'code', state: 'state', error: 'error' } as const

/** The parameter of the page on which the buyer of an order creates a login. */
export const signUpParameters = { order: 'order' } as const

/** Shown page's path in a template engine, and the mark of a sent form, which may have no other field (GRD-14). */
export const engineParameters = { page: 'page', sent: 'sent' } as const
