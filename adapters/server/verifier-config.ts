import { z } from 'zod'
import { listOf } from './list-variable.ts'

/** An outside verifier of people: all three of its words, or none. */
export const verifierVariables = {
  RECAPTCHA_URL: z
    .literal('')
    .or(z.url({ protocol: /^https?$/, error: 'https://…' }))
    .default(''),
  RECAPTCHA_SECRET: z.string().default(''),
  /** The hosts for which tokens may have been given out. */
  RECAPTCHA_HOSTS: listOf(
    (text) => /^[a-z0-9.-]+$/.test(text),
    'hosts such as tienda.example, with commas between',
  ),
}

/** An outside verifier of people: where it is, and with what it knows the store. Holds a secret. */
export type VerifierConfig = {
  readonly url: string
  readonly secret: string
  readonly hosts: readonly string[]
}

export type VerifierResult =
  | { readonly _tag: 'Verifier'; readonly verifier: VerifierConfig }
  /** None is named: the provider gives out challenges of its own. */
  | { readonly _tag: 'OwnChallenges' }
  | { readonly _tag: 'BadConfig'; readonly message: string }

/** Reads which verifier of people there is; one that is half named is named as a mistake, because it would let nobody pass (F36). */
export const readVerifier = (env: Readonly<Record<string, string | undefined>>): VerifierResult => {
  const read = z.object(verifierVariables).safeParse(env)
  if (!read.success) {
    const names = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    return { _tag: 'BadConfig', message: names.join('; ') }
  }
  const { RECAPTCHA_URL: url, RECAPTCHA_SECRET: secret, RECAPTCHA_HOSTS: hosts } = read.data
  const given = [url !== '', secret !== '', hosts.length > 0]
  if (!given.includes(true)) return { _tag: 'OwnChallenges' }
  return given.includes(false)
    ? { _tag: 'BadConfig', message: 'RECAPTCHA_URL, RECAPTCHA_SECRET, RECAPTCHA_HOSTS: all three or none' }
    : { _tag: 'Verifier', verifier: { url, secret, hosts } }
}
