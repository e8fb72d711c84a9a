import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { saleSteps } from '#core/routes/sale-step.ts'
import { rounds } from '#test/faults/rounds.ts'
import { forAllAsyncWith } from '#test/for-all.ts'
import { finishWalk, type Model, startWalk, walkCommand } from './walk-commands.ts'

/** A purchase takes nine steps. */
const steps = fc.nat(9)
const commands = fc.commands([walkCommand], { maxCommands: 12, size: 'max' })

const WALKS = rounds(10_000, 1_000)

describe('a sale in a browser', () => {
  it('survives Back, Forward, reloads, other tabs, lost and late responses, and a clock that goes back: one order at the price shown, no lost input, no dead end (F13 to F18, F21, I1, I5, I7, I9)', async () => {
    const pages = new Set<Model['page']>()
    await forAllAsyncWith({ numRuns: WALKS }, steps, commands, async (forward, walk) => {
      const { model, real } = await startWalk(forward)
      try {
        await fc.asyncModelRun(() => ({ model, real }), walk)
        await finishWalk(model, real)
      } finally {
        real.tabs.forEach((tab) => tab.close())
        real.pages.forEach((page) => pages.add(page))
      }
    })
    for (const page of [...saleSteps, 'expired']) expect([...pages]).toContain(page)
  })
})
