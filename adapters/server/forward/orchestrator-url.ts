import { z } from 'zod'
import { isLoopback } from '../loopback.ts'

/** Without the brackets a URL sets an address of IPv6 in. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

/** A base address alone, by TLS unless it stays on this machine: sessions and enciphered cards travel there. */
const isBase = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(hostOf(url)))
  return isSafe && url.username === '' && url.password === '' && !/[?#]/.test(text)
}

const withSlash = (url: URL): URL => (url.pathname.endsWith('/') ? url : new URL(`${url.href}/`))

/** Where another orchestrator serves the contract, as a base address that ends with a slash; null for the provider of this host. */
export const forwardVariables = {
  ORCHESTRATOR_URL: z
    .string()
    .default('')
    .refine((text) => text === '' || isBase(text), {
      error: 'https://… without user, query or fragment; http:// on this machine alone',
    })
    .transform((text) => (text === '' ? null : withSlash(new URL(text)))),
}
