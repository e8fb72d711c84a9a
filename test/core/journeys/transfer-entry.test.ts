import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import type { TransferCode } from '#core/cart/transfer-code.ts'
import { startTransferEntry } from '#core/journeys/transfer-entry/transfer-entry.machine.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { LoadVisitor } from '#core/ports/visitor.ts'
import { type BuiltProvider, TV } from '#test/builders/provider.builder.ts'
import { eventually } from '#test/builders/progress.ts'
import { buildSale, cartIn, cartSaved, configured, localized, restored } from '#test/builders/sale.builder.ts'
import { memoryStorage } from '#test/builders/storage.builder.ts'
import { waitForState } from '#test/builders/actor-progress.ts'

/** A telephone with a plan and two pods, and the code of its cart. */
const phoneWithCode = async () => {
  const phone = buildSale(memoryStorage())
  await localized(phone.sale)
  await configured(phone.sale)
  const offered = await phone.visitor?.requestCode()
  if (offered === undefined || E.isLeft(offered) || offered.right === null) throw new Error('no code')
  return { ...phone, code: offered.right.code, lines: cartIn(phone.sale).wanted }
}

const tablet = (
  built: BuiltProvider,
  browser: Pick<Parameters<typeof buildSale>[0] & object, 'storage' | 'orchestrator'> = memoryStorage(),
) => {
  const { sale, visitor } = buildSale({ built, mayHaveSession: true, ...browser })
  if (visitor === null) throw new Error('no visitor')
  const load: LoadVisitor = () => Promise.resolve(visitor)
  return { sale, load, entry: startTransferEntry(sale, load) }
}

const arrived = ({ sale }: Pick<ReturnType<typeof tablet>, 'sale'>, lines: readonly unknown[]) =>
  waitForState(
    sale.actor,
    ({ context }) => context.visitor.restore === 'restored' && context.cart.wanted.length === lines.length,
  )

describe(startTransferEntry, () => {
  it('restores address and cart of a typed code, and goes on at the configuration (CRT-14)', async () => {
    const { built, code, lines, sale: phone } = await phoneWithCode()
    const device = tablet(built)
    device.entry.send({ type: 'code.submitted', code })
    const { context } = await arrived(device, lines)
    expect(context.cart.wanted).toEqual(lines)
    expect(context.answer?.providedAddress).toEqual(phone.actor.getSnapshot().context.answer?.providedAddress)
    expect(device.sale.step()).toBe('configure')
  })

  it('requires confirmation before it replaces an own order, and replaces address and cart after the answer (CRT-14)', async () => {
    const { built, code, lines } = await phoneWithCode()
    const device = tablet(built)
    await localized(device.sale, 'preSale')
    await configured(device.sale)
    device.sale.actor.send({ type: 'item.changed', offerId: TV, quantity: 1 })
    await cartSaved(device.sale)
    const own = device.sale.actor.getSnapshot().context
    device.entry.send({ type: 'code.submitted', code })
    await waitForState(device.entry, (snapshot) => snapshot.matches('asking'))
    expect(device.sale.actor.getSnapshot().context).toMatchObject({ answer: own.answer, cart: own.cart })
    device.entry.send({ type: 'replacement.accepted' })
    const { context } = await arrived(device, lines)
    expect(context.cart.wanted).toEqual(lines)
    expect(context.answer?.providedAddress).not.toEqual(own.answer?.providedAddress)
  })

  it('changes nothing when the replacement is refused, and the code stays usable (CRT-14)', async () => {
    const { built, code, lines } = await phoneWithCode()
    const device = tablet(built)
    await localized(device.sale)
    await configured(device.sale)
    const own = device.sale.actor.getSnapshot().context
    device.entry.send({ type: 'code.submitted', code })
    await waitForState(device.entry, (snapshot) => snapshot.matches('asking'))
    device.entry.send({ type: 'replacement.refused' })
    expect(device.entry.getSnapshot().value).toBe('refused')
    expect(device.sale.actor.getSnapshot().context).toMatchObject({ answer: own.answer, cart: own.cart })
    const third = tablet(built)
    third.entry.send({ type: 'code.submitted', code })
    await arrived(third, lines)
  })

  it.each([
    ['after a reload', (sale: Sale) => sale.stop()],
    ['in another tab', () => undefined],
  ] as const)('restores the cart %s while it is being restored (CRT-14)', async (_, leave) => {
    const { built, code, lines } = await phoneWithCode()
    const visitor = built.visitor()
    let isRestored = false
    const orchestrator: Orchestrator = {
      ...visitor,
      // The page is gone before the answer.
      restorePersistentCart: (request) => async () => {
        await visitor.restorePersistentCart(request)()
        isRestored = true
        return new Promise(() => undefined)
      },
    }
    const { storage } = memoryStorage()
    const before = tablet(built, { storage, orchestrator })
    before.entry.send({ type: 'code.submitted', code })
    await eventually(() => expect(isRestored).toBe(true))
    leave(before.sale)
    const after = tablet(built, { storage, orchestrator: visitor })
    await restored(after.sale)
    after.entry.send({ type: 'code.submitted', code })
    await waitForState(after.entry, (snapshot) => snapshot.matches('asking'))
    after.entry.send({ type: 'replacement.accepted' })
    const { context } = await arrived(after, lines)
    expect(context.cart.wanted).toEqual(lines)
  })

  it('waits for the address when the other device has left its own (CRT-14)', async () => {
    const { built, code, lines, orchestrator } = await phoneWithCode()
    await orchestrator.deleteSession()()
    const device = tablet(built)
    device.entry.send({ type: 'code.submitted', code })
    const { context } = await waitForState(device.entry, (snapshot) => snapshot.matches('taken'))
    expect(context.address).toBeNull()
    await localized(device.sale)
    expect(cartIn(device.sale).wanted).toEqual(lines)
  })

  it('says why a code is not accepted, and takes another one (CRT-14)', async () => {
    const { built, code, lines } = await phoneWithCode()
    const device = tablet(built)
    device.entry.send({ type: 'code.submitted', code: 'ACDEFGHJ' as TransferCode })
    const { context } = await waitForState(device.entry, ({ context: { failure } }) => failure !== null)
    expect(context.failure).toBe('codeUnknown')
    expect(device.sale.step()).toBe('address')
    device.entry.send({ type: 'code.submitted', code })
    await arrived(device, lines)
  })

  it('fails without the code of the visitor, and can be tried again (F42)', async () => {
    const { sale } = buildSale()
    const entry = startTransferEntry(sale, () => Promise.reject(new Error('not loaded')))
    entry.send({ type: 'code.submitted', code: 'ACDEFGHJ' as TransferCode })
    const { context } = await waitForState(entry, ({ context: { failure } }) => failure !== null)
    expect([context.failure, entry.getSnapshot().value]).toEqual(['codeFailed', 'entering'])
  })
})
