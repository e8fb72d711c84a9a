import { describe, expect, it } from 'vitest'
import type { SpeedTest } from '#core/ports/speed-test.ts'
import { lazySpeedTest } from '#ui/compose/browser/compose-portal.ts'

const result = { latencyMs: 12, downMbps: 300, upMbps: 280 }
const done: SpeedTest = {
  start: (onProgress) => {
    onProgress({ part: 'download', share: 0.5, latencyMs: 12, downMbps: 200, upMbps: null })
    return { result: Promise.resolve({ _tag: 'Right', right: result }), cancel: () => undefined }
  },
}
const ignore = (): void => undefined

describe('lazySpeedTest', () => {
  it('measures once its code is loaded', async () => {
    const shares: number[] = []
    const { result: outcome } = lazySpeedTest(() => Promise.resolve(done)).start(({ share }) =>
      shares.push(share),
    )
    expect(await outcome).toEqual({ _tag: 'Right', right: result })
    expect(shares).toEqual([0.5])
  })

  it('fails as a server out of reach when its code does not load', async () => {
    const { result: outcome } = lazySpeedTest(() => Promise.reject(new TypeError('offline'))).start(ignore)
    expect(await outcome).toEqual({ _tag: 'Left', left: { _tag: 'SpeedTestUnreachable' } })
  })

  it('does not start when it is cancelled while its code loads', async () => {
    const test = lazySpeedTest(() => Promise.resolve(done)).start(() => expect.unreachable())
    test.cancel()
    expect(await test.result).toEqual({ _tag: 'Left', left: { _tag: 'SpeedTestCancelled' } })
  })
})
