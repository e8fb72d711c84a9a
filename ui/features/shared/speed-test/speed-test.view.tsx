import type { BrandPhone } from '#core/brand/brand.ts'
import type {
  SpeedMeasurement,
  SpeedResult,
  SpeedTestFailure,
  SpeedTestProgress,
} from '#core/ports/speed-test.ts'
import type { SpeedPlan } from '#core/speed/fitting-plan.ts'
import { speedTestWords as words } from '#ui/content/es/shared/speed-test.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { ToolTable } from '../tool-table.tsx'
import { quiet } from '../tool.css.ts'
import { Gauge } from './gauge.tsx'
import * as css from './speed-test.css.ts'

export type SpeedTestState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'running'; readonly progress: SpeedTestProgress }
  | { readonly kind: 'done'; readonly result: SpeedResult }
  | { readonly kind: 'failed'; readonly failure: SpeedTestFailure }

export type SpeedTestViewProps = {
  readonly state: SpeedTestState
  /** The plans to compare with; none where something else compares. */
  readonly plans: readonly SpeedPlan[]
  readonly phone: BrandPhone
  /** The test is not the main action of its screen. */
  readonly isSecondary?: boolean | undefined
  readonly onStart?: () => void
  readonly onCancel?: () => void
}

const NOTHING: SpeedMeasurement = { latencyMs: null, downMbps: null, upMbps: null }

const measuredIn = (state: SpeedTestState): SpeedMeasurement => {
  if (state.kind === 'running') return state.progress
  return state.kind === 'done' ? state.result : NOTHING
}

const statusOf = (state: SpeedTestState, phone: BrandPhone): string => {
  if (state.kind === 'ready') return words.ready
  if (state.kind === 'running') return words.parts[state.progress.part]
  if (state.kind === 'failed') return words.failure(state.failure, phone.shown)
  const { downMbps, upMbps, latencyMs } = state.result
  return words.done(words.measured(downMbps), words.measured(upMbps), words.milliseconds(latencyMs))
}

/** The speed that the gauge shows: the one that is measured, or the download at the end. */
const gaugeOf = (state: SpeedTestState): number => {
  const { downMbps, upMbps } = measuredIn(state)
  return (state.kind === 'running' && state.progress.part === 'upload' ? upMbps : downMbps) ?? 0
}

const Figures = ({ measured: { latencyMs, downMbps, upMbps } }: { readonly measured: SpeedMeasurement }) => (
  <dl className={css.figures}>
    {[
      [words.latency, latencyMs === null ? words.pending : words.milliseconds(latencyMs)] as const,
      [words.down, downMbps === null ? words.pending : words.measured(downMbps)] as const,
      [words.up, upMbps === null ? words.pending : words.measured(upMbps)] as const,
    ].map(([term, text]) => (
      <div key={term} className={css.figure}>
        <dt className={css.term}>{term}</dt>
        <dd className={css.measured}>{text}</dd>
      </div>
    ))}
  </dl>
)

const Comparison = ({
  result: { downMbps },
  plans,
}: {
  readonly result: SpeedResult
  readonly plans: readonly SpeedPlan[]
}) => (
  <div className={css.comparison}>
    <p className={quiet}>{words.place}</p>
    <ToolTable
      caption={words.plans}
      columns={[words.plan, words.speed, words.comparison]}
      rows={plans.map(({ name, downMbps: speed }) => [
        name,
        words.measured(speed),
        words.compared(speed / downMbps),
      ])}
    />
  </div>
)

/** The speed test: a gauge, what was measured, and how it compares with the plans. One button starts and cancels. */
export const SpeedTestView = ({
  state,
  plans,
  phone,
  isSecondary = false,
  onStart,
  onCancel,
}: SpeedTestViewProps) => {
  const isRunning = state.kind === 'running'
  const speed = gaugeOf(state)
  return (
    <div className={css.test}>
      <Gauge
        mbps={speed}
        text={speed < 10 ? String(Math.round(speed * 10) / 10) : String(Math.round(speed))}
      />
      <div className={css.readings}>
        <Figures measured={measuredIn(state)} />
        {isRunning ? (
          <progress value={state.progress.share} aria-label={words.parts[state.progress.part]} />
        ) : null}
        <output className={css.status}>{statusOf(state, phone)}</output>
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (isRunning) onCancel?.()
            else onStart?.()
          }}
        >
          <Button type="submit" variant={isRunning || isSecondary ? 'secondary' : 'primary'}>
            {isRunning ? words.cancel : state.kind === 'ready' ? words.start : words.again}
          </Button>
        </form>
      </div>
      {state.kind === 'done' && plans.length > 0 ? <Comparison result={state.result} plans={plans} /> : null}
    </div>
  )
}
