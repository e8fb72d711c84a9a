import { either as E } from 'fp-ts'
import { z } from 'zod'
import { isLoopback } from './parsed-config.ts'
import type { ParsedConfig } from '../config/parsed-config.ts'
import { badConfig } from '../config/parsed-config.ts'

/** Returns the host without the brackets of an IPv6 address. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

/** Checks for a plain base URL with TLS, or one of this machine: it transports sessions and encrypted cards. */
const isBase = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(hostOf(url)))
  return isSafe && url.username === '' && url.password === '' && !/[?#]/.test(text)
}

const withSlash = (url: URL): URL => (url.pathname.endsWith('/') ? url : new URL(`${url.href}/`))

/** The variable of an external orchestrator that serves the contract. */
export const forwardEnv = {
  ORCHESTRATOR_URL: z
    .string()
    .default('')
    .refine((text) => text === '' || isBase(text), {
      error: 'https://… without user, query or fragment; http:// only on this machine',
    }),
}

/** A forwarding host has no gateway: its orchestrator charges. */
const NO_GATEWAY_HERE =
  'PAYMENT_GATEWAY: with ORCHESTRATOR_URL the orchestrator charges; remove one of the two'

/** Parses the external orchestrator's base URL, with a final slash. Null: this host's provider serves calls. */
export const parseForwardConfig = (
  read: z.output<z.ZodObject<typeof forwardEnv>> & { readonly PAYMENT_GATEWAY: string },
): ParsedConfig<URL | null> => {
  if (read.ORCHESTRATOR_URL === '') return E.right(null)
  return read.PAYMENT_GATEWAY === ''
    ? E.right(withSlash(new URL(read.ORCHESTRATOR_URL)))
    : badConfig(NO_GATEWAY_HERE)
}
