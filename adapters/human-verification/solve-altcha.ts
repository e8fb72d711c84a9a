import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { altchaText, parseAltchaChallenge } from './altcha-text.ts'

/** Largest work that is done for a puzzle. A store that asks for more is not this one. */
const COST_MAX = 100_000

/** Solves a puzzle of the store, on the thread of the caller. Returns the token; null for a puzzle that is not readable or not solved in time. */
export const solveAltcha = async (text: string): Promise<string | null> => {
  const challenge = parseAltchaChallenge(text)
  if (challenge === null || !(challenge.parameters.cost <= COST_MAX)) return null
  try {
    const solution = await solveChallenge({ challenge, deriveKey })
    return solution === null ? null : altchaText({ challenge, solution })
  } catch {
    return null
  }
}
