import type { ResolveStep } from './resolve-step.ts'

export type ResolveFailure = {
  readonly _tag: 'StepNotAwaited'
  readonly step: string
  readonly awaited: ResolveStep | null
}
