import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideScheduleStep, type ScheduleModel } from '#core/schedule/schedule-step.ts'
import { decideVisitKind } from '#core/schedule/visit-kind.ts'
import { installationWindow } from '#test/arbitraries/window.arbitrary.ts'
import { forAllWith } from '#test/for-all.ts'

const kinds = ['installation', 'siteVisit'] as const

describe('decideVisitKind', () => {
  it.each([
    [true, true, true, { kind: 'siteVisit', reason: 'allAllow' }],
    [true, true, false, { kind: 'installation', reason: 'installOptionForbids' }],
    [true, false, true, { kind: 'installation', reason: 'preWorkNotReady' }],
    [true, false, false, { kind: 'installation', reason: 'preWorkNotReady' }],
    [false, true, true, { kind: 'installation', reason: 'blueFlagOff' }],
    [false, false, false, { kind: 'installation', reason: 'blueFlagOff' }],
    [false, true, false, { kind: 'installation', reason: 'blueFlagOff' }],
    [false, false, true, { kind: 'installation', reason: 'blueFlagOff' }],
  ])(
    'with the blue flag %s, pre-work %s and an option that allows it %s (SCH-03)',
    (flag, ready, allows, decision) => {
      expect(decideVisitKind({ isBlueOn: flag, preWorkReady: ready, allowsSiteVisit: allows })).toEqual(
        decision,
      )
    },
  )
})

describe('decideScheduleStep', () => {
  it.each(kinds)(
    'of %s is shown exactly when a window is available, and skipped otherwise (SCH-01)',
    (kind) =>
      forAllWith({ examples: [[[]]] }, fc.array(installationWindow, { maxLength: 5 }), (windows) => {
        const hasOpen = windows.some(({ placesLeft }) => placesLeft > 0)
        expect(decideScheduleStep(kind, { state: 'loaded', windows })).toEqual(
          hasOpen
            ? { do: 'show', kind, reason: 'windowsOpen' }
            : { do: 'proceed', kind, reason: 'noWindows', log: null },
        )
      }),
  )

  it.each(kinds)('of %s continues without a model, and records it (SCH-04)', (kind) => {
    const stepOf = (state: 'missing' | 'failed'): ScheduleModel => ({ state })
    expect(decideScheduleStep(kind, stepOf('missing'))).toEqual({
      do: 'proceed',
      kind,
      reason: 'modelMissing',
      log: 'warning',
    })
    expect(decideScheduleStep(kind, stepOf('failed'))).toEqual({
      do: 'proceed',
      kind,
      reason: 'modelFailed',
      log: 'error',
    })
  })
})
