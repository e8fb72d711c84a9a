import { either as E } from 'fp-ts'
import { z } from 'zod'
import { isIP } from 'node:net'

/** Checks whether text is an origin (scheme and host) exactly as browsers write it, so that strings can be compared. */
export const isOrigin = (text: string): boolean =>
  /^https?:\/\/[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text

/** Checks whether only this machine reaches an address. Browsers store a Secure cookie there without TLS. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))

/** Parses an integer between two inclusive bounds; the error message names the bounds. */
export const integerBetween = (min: number, max: number) => {
  const error = `a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error })
}

/** A part of the configuration, or a one-line error that names the variables but no value. */
export type ParsedConfig<A> = E.Either<string, A>

export const badConfig = (...lines: readonly string[]): E.Either<string, never> => E.left(lines.join('; '))
