import { CART_COOKIE, SESSION_COOKIE } from './record.ts'

/** The cookie of a response that opens or ends a session. */
export const COOKIE_HEADER = {
  'set-cookie': {
    description: `${SESSION_COOKIE} with the secret of a new session, or empty when the session has ended`,
    schema: { type: 'string' },
  },
}

/** The cookie of a response that saves a cart. */
export const CART_COOKIE_HEADER = {
  'set-cookie': {
    description: `${CART_COOKIE} with the id of the saved cart, or empty when nothing is saved`,
    schema: { type: 'string' },
  },
}

/** The pause that a refusal asks for. */
export const PAUSE_HEADER = {
  'retry-after': { description: 'Seconds to wait before the next attempt', schema: { type: 'integer' } },
}
