import type { Challenge, Payload } from 'altcha-lib'

/** Largest text that is read, in characters: the contract's limit of a token. */
const TEXT_MAX = 4_096

const fromText = (text: string): unknown => {
  if (text.length > TEXT_MAX) return null
  try {
    return JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isChallenge = (value: unknown): value is Challenge & { readonly signature: string } =>
  isRecord(value) && isRecord(value['parameters']) && typeof value['signature'] === 'string'

/** Encodes a challenge or its solution as URL-safe text. */
export const altchaText = (value: Challenge | Payload): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** Parses a signed challenge; null for any other text. */
export const parseAltchaChallenge = (text: string): (Challenge & { readonly signature: string }) | null => {
  const value = fromText(text)
  return isChallenge(value) ? value : null
}

/** Checks the form of a solution. Its values are not checked. */
const isSolution = (value: unknown): value is Payload['solution'] =>
  isRecord(value) && typeof value['counter'] === 'number' && typeof value['derivedKey'] === 'string'

/** Parses a solution with its signed challenge; null for any other text. Checks neither signature nor solution. */
export const parseAltchaPayload = (
  text: string,
): (Payload & { readonly challenge: { readonly signature: string } }) | null => {
  const value = fromText(text)
  if (!isRecord(value) || !isChallenge(value['challenge']) || !isSolution(value['solution'])) return null
  return { challenge: value['challenge'], solution: value['solution'] }
}
