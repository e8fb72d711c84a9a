import { isIP } from 'node:net'

/** Addresses only this machine reaches; there browsers keep a Secure cookie without TLS. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
