import { either as E } from 'fp-ts'
import { z } from 'zod'
import type { ParsedConfig } from './parsed-config.ts'
import { badConfig } from './parsed-config.ts'

/** Where to report a weakness of the store (RFC 9116). `expires`: the end of its validity, by RFC 3339. */
export type SecurityContact = { readonly contact: string; readonly expires: string }

const CONTACT = /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/

/** The variables of the security contact: both or none. Without them there is no security.txt. */
export const securityContactEnv = {
  SECURITY_CONTACT: z
    .literal('')
    .or(z.string().max(300).regex(CONTACT, 'mailto:…, https://… or tel:+…'))
    .default(''),
  SECURITY_EXPIRES: z
    .literal('')
    .or(z.iso.datetime({ offset: true }))
    .default(''),
}

type Read = z.output<z.ZodObject<typeof securityContactEnv>>

/** Parses the security contact: null when it is not configured. One variable without the other is an error. */
export const parseSecurityContact = ({
  SECURITY_CONTACT: contact,
  SECURITY_EXPIRES: expires,
}: Read): ParsedConfig<SecurityContact | null> => {
  if (`${contact}${expires}` === '') return E.right(null)
  return contact === '' || expires === ''
    ? badConfig('SECURITY_CONTACT, SECURITY_EXPIRES: both or none')
    : E.right({ contact, expires })
}
