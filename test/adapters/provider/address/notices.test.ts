import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '#adapters/provider/memory/memory-store.ts'
import { smallNetwork } from '#adapters/provider/network/small-seed.ts'
import type { Network } from '#adapters/provider/network/network.ts'
import type { Store } from '#adapters/provider/store/store.ts'
import { parseEmail } from '#core/checkout/customer.ts'
import { FOLLOW_UP_CONSENT } from '#core/follow-up/follow-up.ts'
import type { OutcomeKind } from '#core/localization/outcome-kind.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { addressWithOutcome, answerOf, buildProvider } from '#test/builders/provider.builder.ts'

/** The small network, which later reaches the home that it does not reach at first. */
const growingNetwork = () => {
  const network = smallNetwork()
  const waiting = addressWithOutcome('notServiceable')
  let isGrown = false
  const grown: Network = {
    ...network,
    find: async (address) => {
      const served = await network.find(addressWithOutcome('serviceable'))
      const match = await network.find(address)
      const isWaiting = match.kind === 'found' && match.location.street === waiting.street
      return isGrown && isWaiting && served.kind === 'found'
        ? { ...match, location: { ...match.location, situation: served.location.situation } }
        : match
    },
  }
  return { network: grown, grow: () => (isGrown = true) }
}

const emailOf = (text: string) => {
  const email = parseEmail(text)
  if (email._tag === 'Left') throw new Error(`${text} is no e-mail address`)
  return email.right
}

const written = async (store: Store) => {
  const claimed = await store.transaction((tx) => tx.claimMessages(epochMs(9e14), epochMs(9e14), 100))
  return claimed.flatMap(({ content }) => (content?.kind === 'serviceAvailable' ? [content] : []))
}

describe('sendNotices', () => {
  const requested = async () => {
    const { network, grow } = growingNetwork()
    const built = buildProvider({ network, store: createMemoryStore() })
    const notice = (kind: OutcomeKind, email: string) =>
      answerOf(
        built.visitor().requestFollowUp({
          kind: 'notice',
          address: addressWithOutcome(kind),
          emailAddress: emailOf(email),
          consent: FOLLOW_UP_CONSENT,
        }),
      )
    await notice('notServiceable', 'ana@correo.example')
    await notice('notServiceable', 'luis@correo.example')
    await notice('webLead', 'eva@correo.example')
    return { ...built, grow }
  }

  it('sends no notice while the network has not grown (LOC-43)', async () => {
    const { provider, store } = await requested()
    await provider.sendNotices()
    expect(await written(store)).toEqual([])
  })

  it('writes once to everybody whose address has offers by now, also from two processes at once (LOC-43)', async () => {
    const { provider, store, grow, errors } = await requested()
    grow()
    await Promise.all([provider.sendNotices(), provider.sendNotices()])
    await provider.sendNotices()
    const messages = await written(store)
    expect(messages.map(({ email }) => email).toSorted()).toEqual([
      'ana@correo.example',
      'luis@correo.example',
    ])
    const { street, unit, zip } = addressWithOutcome('notServiceable')
    expect(messages[0]?.address).toEqual({ street, unit, zip })
    const left = await store.transaction((tx) => tx.followUpsAfter('notice', null, 10))
    expect(left.map(({ email }) => email)).toEqual(['eva@correo.example'])
    expect(errors).toEqual([])
  })

  it('reports a failure, and the next run writes (LOC-43)', async () => {
    const { network, grow } = growingNetwork()
    const store = createMemoryStore()
    let isDown = false
    const built = buildProvider({
      network,
      store: {
        ...store,
        transaction: (work) => (isDown ? Promise.reject(new Error('down')) : store.transaction(work)),
      },
    })
    await answerOf(
      built.visitor().requestFollowUp({
        kind: 'notice',
        address: addressWithOutcome('notServiceable'),
        emailAddress: emailOf('ana@correo.example'),
        consent: FOLLOW_UP_CONSENT,
      }),
    )
    grow()
    isDown = true
    await built.provider.sendNotices()
    expect(built.errors).toHaveLength(1)
    isDown = false
    await built.provider.sendNotices()
    expect(await written(store)).toHaveLength(1)
  })
})
