import { contract } from '#adapters/contract/contract.ts'
import { createClient, type SendWithPass } from '#adapters/orchestrator/client.ts'
import { startPageCheck } from '#core/journeys/human-verification/human-verification.ts'
import type { HumanSolver } from '#core/ports/human-solver.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import { puzzleSolver } from '#ui/headless/remote-store.ts'

type ClientOptions = NonNullable<Parameters<typeof createClient>[1]>

/** Sends calls with passes, as a page does. */
export const passesFrom = (orchestrator: Orchestrator, solver: HumanSolver = puzzleSolver): SendWithPass => {
  const check = startPageCheck({ orchestrator, solver, log: () => undefined })
  return (call) => check.send(call, () => undefined)
}

/** The client of a visitor: it calls the complete contract and solves the puzzles of the store. */
export const solvingClient = (options: ClientOptions): Orchestrator =>
  createClient(contract, { ...options, sendWithPass: passesFrom(createClient(contract, options)) })
