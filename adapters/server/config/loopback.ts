import { isIP } from 'node:net'

/** Checks whether only this machine reaches an address. Browsers store a Secure cookie there without TLS. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
