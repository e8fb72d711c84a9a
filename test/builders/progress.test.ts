import { describe, expect, it } from 'vitest'
import { STALLED_POLLS, waitFor } from './progress.ts'

describe('waitFor', () => {
  it('waits as long as there is progress', async () => {
    let polls = 0
    const poll = async () => void polls++
    const last = 3 * STALLED_POLLS
    await waitFor(
      () => polls === last,
      () => Math.floor(polls / (STALLED_POLLS - 1)),
      () => 'a step',
      poll,
    )
    expect(polls).toBe(last)
  })

  it('prints the state in which it sees no progress', async () => {
    let polls = 0
    const wait = waitFor(
      () => false,
      () => ({ step: 'payment' }),
      () => 'the step is payment',
      async () => void polls++,
    )
    await expect(wait).rejects.toThrow('No progress for 5 s: the step is payment')
    expect(polls).toBe(STALLED_POLLS)
  })
})
