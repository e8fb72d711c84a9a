import type { SpeedTest } from '#core/ports/speed-test.ts'
import { useSpeedTest } from '#ui/features/shared/speed-test/use-speed-test.ts'
import { LineTestView, type LineTestViewProps } from './line-test.view.tsx'

type LineTestProps = Pick<LineTestViewProps, 'plan' | 'phone'> & { readonly speedTest: SpeedTest }

/** Runs the test of the line against the server while the customer wants it. */
export const LineTest = ({ speedTest, plan, phone }: LineTestProps) => {
  const { state, start, cancel } = useSpeedTest(speedTest, false)
  return <LineTestView state={state} plan={plan} phone={phone} onStart={start} onCancel={cancel} />
}
