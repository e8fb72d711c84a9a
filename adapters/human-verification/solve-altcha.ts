import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { altchaText, parseAltchaChallenge } from './altcha-text.ts'

/** Largest work that is done for a puzzle. A store that asks for more is not this one. */
const COST_MAX = 100_000

/** Solves a puzzle on the caller's thread. Returns the token; null if it is unreadable or not solved in time. */
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
