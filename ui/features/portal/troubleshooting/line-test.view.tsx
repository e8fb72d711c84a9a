import type { BrandPhone } from '#core/brand/brand.ts'
import type { SpeedPlan } from '#core/speed/fitting-plan.ts'
import { lineHealth } from '#core/speed/line-health.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { speedTestWords } from '#ui/content/es/shared/speed-test.ts'
import { lineHealthWords, troubleshootingWords as words } from './es.ts'
import { speedText } from '#ui/content/format.ts'
import { SpeedTestView, type SpeedTestState } from '#ui/features/shared/speed-test/speed-test.view.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import * as css from './troubleshooting.css.ts'

export type LineTestViewProps = {
  readonly state: SpeedTestState
  /** The internet plan of the customer; null without one. */
  readonly plan: SpeedPlan | null
  readonly phone: BrandPhone
  readonly onStart: () => void
  readonly onCancel: () => void
}

type VerdictProps = { readonly downMbps: number; readonly plan: SpeedPlan }

const Verdict = ({ downMbps, plan }: VerdictProps) => {
  const health = lineHealth(downMbps, plan.downMbps)
  const { title, body } = lineHealthWords[health]
  const share = Math.round((downMbps / plan.downMbps) * 100)
  return (
    <Notice
      tone={health === 'asSold' ? 'confirmed' : health === 'slow' ? 'danger' : 'info'}
      title={title}
      live
    >
      <p>{words.measured(speedTestWords.measured(downMbps), share)}</p>
      <p>{body}</p>
    </Notice>
  )
}

/** The line test: the measurement, compared with the paid plan, and what it means (SPD-05). */
export const LineTestView = ({ state, plan, phone, onStart, onCancel }: LineTestViewProps) => (
  <div className={css.line}>
    {plan === null ? null : <p>{words.yourPlan(brandText(plan.name), speedText(plan.downMbps))}</p>}
    <SpeedTestView state={state} plans={[]} isSecondary phone={phone} onStart={onStart} onCancel={onCancel} />
    {state.kind === 'done' && plan !== null ? <Verdict downMbps={state.result.downMbps} plan={plan} /> : null}
  </div>
)
