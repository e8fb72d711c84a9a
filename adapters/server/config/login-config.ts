import { either as E } from 'fp-ts'
import { z } from 'zod'
import { isLoopback } from './loopback.ts'
import type { ParsedConfig } from './parsed-config.ts'
import { badConfig } from './parsed-config.ts'

/** Checks the URL of an identity provider. Codes and tokens travel there, so only this machine may be reached without TLS. */
const isIssuer = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, search, hash } = new URL(text)
  return (
    (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))) &&
    `${username}${search}${hash}` === ''
  )
}

/** The variables of the identity provider for existing customers: both, or none. Without them the login link opens the brand's account page. */
export const loginEnv = {
  OPENID_ISSUER: z.literal('').or(z.string().refine(isIssuer, 'https://… without user or query')).default(''),
  OPENID_CLIENT_ID: z.string().max(200).default(''),
}

/** The OpenID provider of existing customers, and the store's public client there. */
export type LoginConfig = { readonly issuer: URL; readonly clientId: string }

type Read = z.output<z.ZodObject<typeof loginEnv>>

/** Parses the identity provider: null when it is not configured. One variable without the other is an error. */
export const parseLoginConfig = ({
  OPENID_ISSUER: issuer,
  OPENID_CLIENT_ID: clientId,
}: Read): ParsedConfig<LoginConfig | null> => {
  if (`${issuer}${clientId}` === '') return E.right(null)
  return issuer === '' || clientId === ''
    ? badConfig('OPENID_ISSUER, OPENID_CLIENT_ID: both or none')
    : E.right({ issuer: new URL(issuer), clientId })
}
