import { either as E } from 'fp-ts'
import { z } from 'zod'
import { listOf } from './env-list.ts'
import type { ParsedConfig } from './parsed-config.ts'
import { badConfig } from './parsed-config.ts'

/** The variables of an external human verification service: all three, or none. */
export const verifierEnv = {
  RECAPTCHA_URL: z
    .literal('')
    .or(z.url({ protocol: /^https?$/, error: 'https://…' }))
    .default(''),
  RECAPTCHA_SECRET: z.string().default(''),
  /** The hosts that tokens may be issued for. */
  RECAPTCHA_HOSTS: listOf(
    (text) => /^[a-z0-9.-]+$/.test(text),
    'hosts such as tienda.example, comma-separated',
  ),
}

/** An external human verification service and the store's credentials. Contains a secret. */
export type VerifierConfig = {
  readonly url: string
  readonly secret: string
  readonly hosts: readonly string[]
}

type Read = z.output<z.ZodObject<typeof verifierEnv>>

/**
 * Parses the human verification service: null when it is not configured. Some variables without the others are an error, because no visitor could
 * pass (F36).
 */
export const parseVerifierConfig = (read: Read): ParsedConfig<VerifierConfig | null> => {
  const { RECAPTCHA_URL: url, RECAPTCHA_SECRET: secret, RECAPTCHA_HOSTS: hosts } = read
  const given = [url !== '', secret !== '', hosts.length > 0]
  if (!given.includes(true)) return E.right(null)
  return given.includes(false)
    ? badConfig('RECAPTCHA_URL, RECAPTCHA_SECRET, RECAPTCHA_HOSTS: all three or none')
    : E.right({ url, secret, hosts })
}
