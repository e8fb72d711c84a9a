import { useEffect, useRef, useState } from 'react'
import type { RunningSpeedTest, SpeedTest } from '#core/ports/speed-test.ts'
import type { SpeedTestState } from './speed-test.view.tsx'

const WAITING: SpeedTestState = {
  kind: 'running',
  progress: { part: 'latency', share: 0, latencyMs: null, downMbps: null, upMbps: null },
}

/** A speed test that a visitor starts and cancels, and its state. */
export type UsedSpeedTest = {
  readonly state: SpeedTestState
  readonly start: () => void
  readonly cancel: () => void
}

/** Runs a speed test while the visitor wants it; at once if `isStarted`. It ends with the component. */
export const useSpeedTest = (speedTest: SpeedTest, isStarted: boolean): UsedSpeedTest => {
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
  return { state, start, cancel: () => running.current?.cancel() }
}
