import { either as E } from 'fp-ts'
import { cryptoRandom } from '#adapters/browser/random.ts'
import { contract } from '#adapters/contract/contract.ts'
import { portalContract } from '#adapters/contract/portal-contract.ts'
import { solveAltcha } from '#adapters/human-verification/solve-altcha.ts'
import { createClient } from '#adapters/orchestrator/client.ts'
import { startPageCheck } from '#core/journeys/human-verification/human-verification.ts'
import type { HumanSolver } from '#core/ports/human-solver.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import type { HeadlessStore } from './embedded-store.ts'
import { cookieFetch } from './cookie-jar.ts'
import { readTyped } from './read-typed.ts'
import { signInToPortal } from './portal-sign-in.ts'

/** Solves the puzzles of a store in this process. A check by a widget needs a person and is not solved. */
export const puzzleSolver: HumanSolver = (challenge) => async () => {
  const token = challenge._tag === 'Puzzle' ? await solveAltcha(challenge.text) : null
  return token === null ? E.left({ _tag: 'NotSolved', because: 'unsolved' }) : E.right(token)
}

/** Opens a running store at a url, through the client of the browser. */
export const openRemoteStore = (origin: string): HeadlessStore => {
  const send = cookieFetch()
  const openCalls = (): Orchestrator => {
    const options = {
      baseUrl: new URL('/api/', origin).href,
      fetch: send,
      session: { id: null, hasPassed: false },
    }
    const check = startPageCheck({
      orchestrator: createClient(contract, options),
      solver: puzzleSolver,
      log: () => undefined,
    })
    return createClient(contract, {
      ...options,
      sendWithPass: (call) => check.send(call, () => undefined),
    })
  }
  const clock = { now: () => epochMs(Date.now()) }
  return {
    openCalls,
    openPortal: async (login) => {
      const refused = await signInToPortal(send, origin, login)
      if (refused !== null) return refused
      const orchestrator = createClient(portalContract, {
        baseUrl: new URL('/api/', origin).href,
        fetch: send,
      })
      return { orchestrator, clock, random: cryptoRandom, origin }
    },
    clock,
    random: cryptoRandom,
    // The message goes to the buyer, who types its code.
    readStatusCode: readTyped,
  }
}
