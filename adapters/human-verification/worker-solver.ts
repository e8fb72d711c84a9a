import { either as E } from 'fp-ts'
import type { taskEither as TE } from 'fp-ts'
import type { SolverFailure } from '#core/ports/human-solver.ts'
import { trustedScriptUrl } from './trusted-script.ts'

/** The part of a worker that is used. */
export type SolverWorker = {
  readonly addEventListener: (
    type: 'message' | 'error',
    listener: (event: { readonly data?: unknown }) => void,
  ) => void
  readonly post: (puzzle: string) => void
  readonly terminate: () => void
}

/** Longest search for a solution, in ms. */
const SOLVE_MS = 60_000

const notSolved = (because: SolverFailure['because']): E.Either<SolverFailure, never> =>
  E.left({ _tag: 'NotSolved', because })

/** Starts a worker with the script at a url of the store. */
export const startWorker = (url: string): SolverWorker => {
  const worker = new Worker(trustedScriptUrl(url))
  return {
    addEventListener: (type, listener) =>
      worker.addEventListener(type, (event) => listener(event instanceof MessageEvent ? event : {})),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no other origin.
    post: (puzzle) => worker.postMessage(puzzle),
    terminate: () => worker.terminate(),
  }
}

/** Solves a puzzle in a worker, so that the page stays responsive. Fails if the worker does not start or answer. */
export const solveInWorker =
  (start: () => SolverWorker) =>
  (puzzle: string): TE.TaskEither<SolverFailure, string> =>
  () =>
    new Promise((resolve) => {
      let worker: SolverWorker | null = null
      const settle = (answer: E.Either<SolverFailure, string>): void => {
        clearTimeout(timer)
        worker?.terminate()
        resolve(answer)
      }
      const timer = setTimeout(() => settle(notSolved('unsolved')), SOLVE_MS)
      try {
        worker = start()
        worker.addEventListener('message', ({ data }) =>
          settle(typeof data === 'string' ? E.right(data) : notSolved('unsolved')),
        )
        worker.addEventListener('error', () => settle(notSolved('blocked')))
        worker.post(puzzle)
      } catch {
        settle(notSolved('blocked'))
      }
    })
