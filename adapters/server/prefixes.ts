/** Where the parts of the host stand; all other paths are pages. */
export const API = '/api/'
export const ASSETS = '/assets/'
export const HEALTH = '/health/'
