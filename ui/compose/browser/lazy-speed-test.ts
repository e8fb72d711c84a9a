import type { RunningSpeedTest, SpeedTest } from '#core/ports/speed-test.ts'

/** Creates a speed test whose code loads with its first start. If it can't be loaded, the server can't be reached. */
export const lazySpeedTest = (load: () => Promise<SpeedTest>): SpeedTest => ({
  start: (onProgress) => {
    let isCancelled = false
    let running: RunningSpeedTest | null = null
    const run = async (): ReturnType<() => RunningSpeedTest['result']> => {
      const loaded = await load().catch(() => null)
      if (loaded === null) return { _tag: 'Left', left: { _tag: 'SpeedTestUnreachable' } }
      if (isCancelled) return { _tag: 'Left', left: { _tag: 'SpeedTestCancelled' } }
      running = loaded.start(onProgress)
      return running.result
    }
    return {
      result: run(),
      cancel: () => {
        isCancelled = true
        running?.cancel()
      },
    }
  },
})
