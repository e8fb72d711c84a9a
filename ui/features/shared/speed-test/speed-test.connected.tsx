import { useEffect, useRef, useState } from 'react'
import type { RunningSpeedTest, SpeedTest } from '#core/ports/speed-test.ts'
import type { SpeedTestState, SpeedTestViewProps } from './speed-test.view.tsx'
import { SpeedTestView } from './speed-test.view.tsx'

type SpeedTestConnectedProps = Pick<SpeedTestViewProps, 'plans' | 'phone'> & {
  readonly speedTest: SpeedTest
  /** Starts at once: the visitor pressed the button before its script was there. */
  readonly isStarted: boolean
}

const WAITING: SpeedTestState = {
  kind: 'running',
  progress: { part: 'latency', share: 0, latencyMs: null, downMbps: null, upMbps: null },
}

/** Runs the speed test while the visitor wants it. */
export const SpeedTestConnected = ({ speedTest, isStarted, plans, phone }: SpeedTestConnectedProps) => {
  const [state, setState] = useState<SpeedTestState>({ kind: 'ready' })
  const running = useRef<RunningSpeedTest | null>(null)
  const start = (): void => {
    setState(WAITING)
    const test = speedTest.start((progress) => setState({ kind: 'running', progress }))
    running.current = test
    void test.result.then((outcome) =>
      setState(
        outcome._tag === 'Left'
          ? { kind: 'failed', failure: outcome.left }
          : { kind: 'done', result: outcome.right },
      ),
    )
  }
  useEffect(() => {
    if (isStarted) start()
    return () => running.current?.cancel()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <SpeedTestView
      state={state}
      plans={plans}
      phone={phone}
      onStart={start}
      onCancel={() => running.current?.cancel()}
    />
  )
}
