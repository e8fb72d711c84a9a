/** The most characters of the page that ends a session at the identity provider. */
export const LEAVE_URL_MAX = 2_000

/**
 * Pattern of the page of the identity provider that ends its own session: under https on any host, or on this computer.
 * It has no user name, so that everyone reads the same host.
 */
export const LEAVE_URL =
  /^(?:https:\/\/[A-Za-z0-9][A-Za-z0-9.-]{0,252}|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]))(?::[0-9]{1,5})?(?:[/?][\w\-.~%!$&'()*+,;=:@/?]{0,1600})?$/

export const isLeaveUrl = (url: string): boolean => url.length <= LEAVE_URL_MAX && LEAVE_URL.test(url)
