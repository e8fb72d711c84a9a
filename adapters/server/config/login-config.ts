import { either as E } from 'fp-ts'
import { z } from 'zod'
import { isLoopback, badConfig } from './parsed-config.ts'
import type { ParsedConfig } from './parsed-config.ts'

/** Checks an identity provider's URL. It receives codes and tokens, so only this machine may lack TLS. */
const isIssuer = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, search, hash } = new URL(text)
  return (
    (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))) &&
    `${username}${search}${hash}` === ''
  )
}

/** Checks a list of authentication context classes: visible characters, single spaces (OpenID Connect Core 3.1.2.1). */
const areAcrValues = (text: string): boolean => /^(?:[!-~]+(?: [!-~]+)*)?$/.test(text)

const clientId = z.string().max(200).default('')
const onOrOff = z.enum(['on', 'off']).default('on')

/** Variables of the portal login: an external provider's, all or none (classes optional); none: the embedded one. */
export const loginEnv = {
  OPENID_ISSUER: z.literal('').or(z.string().refine(isIssuer, 'https://… without user or query')).default(''),
  /** The public client of the portal there. */
  OPENID_CLIENT_ID: clientId,
  /** The public client of the mobile shop there. */
  OPENID_MOBILE_CLIENT_ID: clientId,
  /** The authentication context classes of a login with a second factor, separated by spaces. */
  OPENID_ACR: z.string().max(500).refine(areAcrValues, 'classes separated by spaces').default(''),
  /** Whether the portal requires a second factor (PTL-02). */
  PORTAL_MFA: onOrOff,
  /** Whether the account guard of the portal is on (PTL-04). */
  CUS_ROUTES: onOrOff,
}

/** An OpenID provider outside this process, and the store's public clients there. */
export type ExternalProvider = {
  readonly issuer: URL
  readonly clientIds: { readonly portal: string; readonly mobile: string }
  readonly acrValues: readonly string[]
}

export type LoginConfig = {
  /** Null: the embedded provider. */
  readonly provider: ExternalProvider | null
  readonly isMfaOn: boolean
  readonly areCusRoutesOn: boolean
}

type Read = z.output<z.ZodObject<typeof loginEnv>>

const parseProvider = (read: Read): ParsedConfig<ExternalProvider | null> => {
  const { OPENID_ISSUER: issuer, OPENID_CLIENT_ID: portal, OPENID_MOBILE_CLIENT_ID: mobile } = read
  const acrValues = read.OPENID_ACR === '' ? [] : read.OPENID_ACR.split(' ')
  if (`${issuer}${portal}${mobile}${read.OPENID_ACR}` === '') return E.right(null)
  if (issuer === '' || portal === '' || mobile === '')
    return badConfig('OPENID_ISSUER, OPENID_CLIENT_ID, OPENID_MOBILE_CLIENT_ID: all or none')
  return portal === mobile
    ? badConfig('OPENID_MOBILE_CLIENT_ID: another client than OPENID_CLIENT_ID')
    : E.right({ issuer: new URL(issuer), clientIds: { portal, mobile }, acrValues })
}

/** Parses the login of the portal. Some of the variables of an external provider without the others are an error. */
export const parseLoginConfig = (read: Read): ParsedConfig<LoginConfig> =>
  E.map((provider: ExternalProvider | null) => ({
    provider,
    isMfaOn: read.PORTAL_MFA === 'on',
    areCusRoutesOn: read.CUS_ROUTES === 'on',
  }))(parseProvider(read))
