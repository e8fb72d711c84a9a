import { describe, expect, it } from 'vitest'
import { saleSteps } from '#core/routes/sale-step.ts'
import { loadScreen } from '#ui/app/load-screen.tsx'
import { screens } from '#ui/app/screens.ts'

describe('screens', () => {
  it.each(saleSteps)('loads a separate screen for %s', async (step) => {
    const screen = await screens[step].load()
    expect(typeof screen).toBe('function')
    const others = await Promise.all(
      saleSteps.filter((other) => other !== step).map((other) => screens[other].load()),
    )
    expect(others).not.toContain(screen)
  })

  it('covers exactly the screens where the order is placed or confirmed with its progress', async () => {
    for (const step of saleSteps) {
      const isCovered = (await loadScreen(screens[step])) !== (await screens[step].load())
      expect(isCovered).toBe(step === 'payment' || step === 'confirmation')
    }
  })
})
