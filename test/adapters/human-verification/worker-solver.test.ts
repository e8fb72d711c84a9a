import { either as E } from 'fp-ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { solveInWorker, type SolverWorker } from '#adapters/human-verification/worker-solver.ts'

type Listeners = Partial<Record<'message' | 'error', (event: { readonly data?: unknown }) => void>>

/** A worker that reacts to its puzzle, and records what it got. */
const workerThat = (react: (listeners: Listeners) => void) => {
  const seen: string[] = []
  const listeners: Listeners = {}
  const worker: SolverWorker = {
    addEventListener: (type, listener) => {
      listeners[type] = listener
    },
    post: (puzzle) => {
      seen.push(`puzzle ${puzzle}`)
      react(listeners)
    },
    terminate: () => void seen.push('terminated'),
  }
  return { seen, start: () => worker }
}

const unsolved = E.left({ _tag: 'NotSolved', because: 'unsolved' })
const blocked = E.left({ _tag: 'NotSolved', because: 'blocked' })

afterEach(() => vi.useRealTimers())

describe(solveInWorker, () => {
  it.each([
    ['posts a token', ({ message }: Listeners) => message?.({ data: 'token' }), E.right('token')],
    ['posts null', ({ message }: Listeners) => message?.({ data: null }), unsolved],
    ['does not start', ({ error }: Listeners) => error?.({}), blocked],
  ])('ends the worker when it %s', async (_, react, answer) => {
    const { seen, start } = workerThat(react)
    expect(await solveInWorker(start)('puzzle')()).toEqual(answer)
    expect(seen).toEqual(['puzzle puzzle', 'terminated'])
  })

  it('ends a worker that never answers, and fails where none may start', async () => {
    vi.useFakeTimers()
    const { seen, start } = workerThat(() => undefined)
    const answer = solveInWorker(start)('puzzle')()
    await vi.runAllTimersAsync()
    expect(await answer).toEqual(unsolved)
    expect(seen).toContain('terminated')
    const forbidden = (): never => {
      throw new Error('the policy of the page forbids it')
    }
    expect(await solveInWorker(forbidden)('puzzle')()).toEqual(blocked)
  })
})
