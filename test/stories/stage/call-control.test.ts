import { afterEach, describe, expect, it, vi } from 'vitest'
import { createCallControl } from '#stories/stage/call-control.ts'
import { anyCall, networks } from '#stories/stage/networks.ts'

const answer = { _tag: 'Right', right: 'offers' }

const guarded = () => {
  const gate = createCallControl()
  const { getOffers, encrypt } = gate.guard({
    getOffers: () => () => Promise.resolve(answer),
    encrypt: () => () => Promise.resolve(answer),
  })
  return { gate, getOffers: getOffers(), encrypt: encrypt() }
}

afterEach(() => void vi.useRealTimers())

describe('a network of the toolbar', () => {
  it.each(Object.entries(anyCall))(
    'lets each call fail with %s until another one is chosen',
    async (_, left) => {
      const { gate, getOffers } = guarded()
      gate.setNetwork(networks[left._tag as keyof typeof anyCall])
      expect(await getOffers()).toEqual({ _tag: 'Left', left })
      gate.setNetwork(networks.none)
      expect(await getOffers()).toEqual(answer)
    },
  )

  it('does not break the encryption, which has no network', async () => {
    const { gate, encrypt } = guarded()
    gate.setNetwork(networks.Unreachable)
    expect(await encrypt()).toEqual(answer)
  })

  it('that is slow answers after its delay', async () => {
    vi.useFakeTimers()
    const { gate, getOffers } = guarded()
    gate.setNetwork(networks.slow)
    let answered: unknown = null
    void getOffers().then((given) => (answered = given))
    await vi.advanceTimersByTimeAsync(networks.slow.delayMs - 1)
    expect(answered).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(answered).toEqual(answer)
  })

  it('that holds calls gives them the behavior of the next one', async () => {
    const { gate, getOffers } = guarded()
    gate.setNetwork(networks.held)
    const waiting = getOffers()
    await Promise.resolve()
    await Promise.resolve()
    gate.setNetwork(networks.TimedOut)
    expect(await waiting).toEqual({ _tag: 'Left', left: anyCall.TimedOut })
  })
})
