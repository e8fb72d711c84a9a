/** Path prefixes of the host; all other paths are pages. */
export const API = '/api/'
export const ASSETS = '/assets/'
export const HEALTH = '/health/'
