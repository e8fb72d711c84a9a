import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { portalStepNames, portalSteps } from '#core/routes/portal-steps.ts'
import { portalTitle } from '#ui/app/portal-title.ts'
import { portalTitles, withdrawnTitles } from '#ui/content/es/portal/portal-frame.ts'
import { documentTitle } from '#ui/content/es/shared/common.ts'

type Seen = Parameters<typeof portalTitle>[0]

/** A visit that knows a cancellation in a state. */
const visitWith = (state: 'pending' | 'withdrawn'): Seen =>
  ({
    actor: {
      getSnapshot: () => ({
        context: { change: { state, preview: { request: { kind: 'cancel' } } }, overview: null },
      }),
    },
  }) as unknown as Seen

describe('portalTitle', () => {
  it('gives each step its own title, and an undone change another one (MET-13)', () => {
    const titled = (state: 'pending' | 'withdrawn') =>
      portalStepNames.map((step) => portalTitle(visitWith(state), cometa, portalSteps[step].path))
    const pending = titled('pending')
    expect(new Set(pending).size).toBe(portalStepNames.length)
    expect(titled('withdrawn').filter((title) => !pending.includes(title))).toEqual([
      documentTitle(withdrawnTitles.servicePending, cometa.name),
    ])
    expect(pending).toContain(documentTitle(portalTitles.servicePending, cometa.name))
  })
})
