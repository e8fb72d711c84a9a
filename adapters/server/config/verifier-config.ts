import { either as E } from 'fp-ts'
import { z } from 'zod'
import type { HumanWidget } from '#core/human/human-check.ts'
import { listOf } from './env-list.ts'
import type { ParsedConfig } from './parsed-config.ts'
import { badConfig } from './parsed-config.ts'

/** The variables of an external human verification service: the first four together, or none. */
export const verifierEnv = {
  RECAPTCHA_URL: z
    .literal('')
    .or(z.url({ protocol: /^https?$/, error: 'https://…' }))
    .default(''),
  RECAPTCHA_SECRET: z.string().default(''),
  /** The public key of the store at that service. */
  RECAPTCHA_SITE_KEY: z
    .literal('')
    .or(z.string().regex(/^[A-Za-z0-9_-]{1,100}$/, 'letters, digits, - and _'))
    .default(''),
  /** The script of the widget. */
  RECAPTCHA_SCRIPT: z
    .string()
    .regex(/^https?:\/\/[A-Za-z0-9.:/_-]{1,190}$/, 'https://… without query')
    .default('https://www.google.com/recaptcha/api.js'),
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
  readonly widget: HumanWidget
}

type Read = z.output<z.ZodObject<typeof verifierEnv>>

/**
 * Parses the human verification service: null when it is not configured. Some variables without the others are an
 * error, because no visitor could pass (F36).
 */
export const parseVerifierConfig = (read: Read): ParsedConfig<VerifierConfig | null> => {
  const {
    RECAPTCHA_URL: url,
    RECAPTCHA_SECRET: secret,
    RECAPTCHA_SITE_KEY: siteKey,
    RECAPTCHA_HOSTS: hosts,
  } = read
  const given = [url !== '', secret !== '', siteKey !== '', hosts.length > 0]
  if (!given.includes(true)) return E.right(null)
  return given.includes(false)
    ? badConfig('RECAPTCHA_URL, RECAPTCHA_SECRET, RECAPTCHA_SITE_KEY, RECAPTCHA_HOSTS: all four or none')
    : E.right({ url, secret, hosts, widget: { siteKey, scriptUrl: read.RECAPTCHA_SCRIPT } })
}
