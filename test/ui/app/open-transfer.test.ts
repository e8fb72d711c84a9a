import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { EMPTY_ADDRESS_FORM } from '#core/address/address-form.ts'
import { transferHref } from '#core/routes/transfer-link.ts'
import { prefilledForm } from '#core/address/prefill.ts'
import { parseQuery } from '#core/query/query.ts'
import { transferOf } from '#ui/app/open-transfer.ts'
import { usualPurchase } from '#test/builders/purchase.ts'
import {
  answerIn,
  buildSale,
  cartIn,
  configured,
  localized,
  saleThrough,
} from '#test/builders/sale.builder.ts'
import { memoryStorage } from '#test/builders/storage.builder.ts'
import { waitForState } from '#test/builders/actor-progress.ts'

/** The provider of a telephone, the lines of its cart, and the query of its transfer link. */
const phone = async () => {
  const { sale, built, visitor } = await saleThrough('confirmCart', memoryStorage())
  const offered = await visitor?.requestCode()
  if (offered === undefined || E.isLeft(offered) || offered.right === null) throw new Error('no code')
  const { search } = new URL(transferHref(usualPurchase.address, offered.right.code), 'http://store.example')
  return { built, lines: cartIn(sale).wanted, search }
}

const opened = async (device: ReturnType<typeof buildSale>, search: string): Promise<void> => {
  const open = transferOf(search)
  if (open === null) throw new Error('no code in the link')
  await open(device.sale, prefilledForm(parseQuery(search)))
}

describe('transferOf', () => {
  it('starts the sale anew with address and cart of the link (CRT-14)', async () => {
    const { built, lines, search } = await phone()
    const device = buildSale({ built, ...memoryStorage() })
    await localized(device.sale, 'preSale')
    const empty = answerIn(device.sale)
    await opened(device, search)
    await waitForState(device.sale.actor, ({ context }) => context.visitor.restore === 'restored')
    expect(cartIn(device.sale).wanted).toEqual(lines)
    expect(answerIn(device.sale)?.providedAddress).not.toEqual(empty?.providedAddress)
  })

  it('changes nothing on a device with an own order, live or stored, and shows the address page, which requires a choice (CRT-14, LOC-24)', async () => {
    const { built, search } = await phone()
    const remembered = memoryStorage()
    const live = buildSale({ built, ...remembered })
    await localized(live.sale)
    await configured(live.sale)
    const [answer, cart] = [answerIn(live.sale), cartIn(live.sale)]
    await opened(live, search)
    expect([live.sale.step(), answerIn(live.sale), cartIn(live.sale)]).toEqual(['address', answer, cart])
    const later = buildSale({ built, ...remembered })
    await opened(later, search)
    expect([later.sale.step(), answerIn(later.sale)]).toEqual(['address', null])
    expect(later.sale.localization.getSnapshot().context.address).toBeNull()
  })

  it('opens the address without the cart when the code of the visitor can’t be loaded', async () => {
    const { built, search } = await phone()
    const device = buildSale({ built })
    await opened(device, search)
    await waitForState(device.sale.shopping, (snapshot) => snapshot.matches('open'))
    expect(cartIn(device.sale).wanted).toEqual([])
  })

  it('ignores every other query', () => {
    for (const search of [
      '',
      '?code=',
      '?code=0O1I',
      `?a=${EMPTY_ADDRESS_FORM.street}&zip=33130`,
      '?code=%ZZ',
    ])
      expect(transferOf(search)).toBeNull()
  })
})
