import type { SpeedTest } from '#core/ports/speed-test.ts'
import type { SpeedTestViewProps } from '../../shared/speed-test/speed-test.view.tsx'
import { SpeedTestView } from '../../shared/speed-test/speed-test.view.tsx'
import { useSpeedTest } from '../../shared/speed-test/use-speed-test.ts'

type SpeedTestConnectedProps = Pick<SpeedTestViewProps, 'plans' | 'phone'> & {
  readonly speedTest: SpeedTest
  /** Starts at once: the visitor pressed the button before its script was there. */
  readonly isStarted: boolean
}

/** Runs the speed test while the visitor wants it. */
export const SpeedTestConnected = ({ speedTest, isStarted, plans, phone }: SpeedTestConnectedProps) => {
  const { state, start, cancel } = useSpeedTest(speedTest, isStarted)
  return <SpeedTestView state={state} plans={plans} phone={phone} onStart={start} onCancel={cancel} />
}
