import { expect } from 'vitest'
import { answerOf } from '#test/builders/provider.builder.ts'
import type { Laws } from '../harness.ts'

export const usageLaws: Laws = {
  'counts events of pages without a session, also of places it does not know (ANL-03)': async ({
    visitor,
  }) => {
    const events = (['products', '/', 'nowhere', '/nobody/home'] as const).map((at) => ({
      name: 'step.viewed' as const,
      at,
      variants: { couponEntry: 'control' },
    }))
    expect(await answerOf(visitor().recordEvents({ events }))).toEqual({ recorded: true })
    expect(await answerOf(visitor().recordEvents({ events: [] }))).toEqual({ recorded: true })
  },
  'takes operational errors of pages without a session (ANL-04)': async ({ visitor }) => {
    const entry = { level: 'error', event: 'LocalizationFailed', facts: { statusCode: '5xx' } } as const
    expect(await answerOf(visitor().recordLog({ entries: [entry] }))).toEqual({ recorded: true })
  },
}
