import { describe, expect, it } from 'vitest'
import type { BrandPack } from '#core/brand/brand-pack.ts'
import { type OfferId, offersForEverybody, offersOfLine, offersOfRole } from '#core/catalog/offer.ts'
import type { InstallKind } from '#core/checkout/install-option.ts'
import type { PaymentSubmission } from '#core/journeys/checkout/payment/payment.events.ts'
import type { RiskSubmission } from '#core/journeys/checkout/details/details.events.ts'
import { eachBrand } from '#test/builders/brand.builder.ts'
import { buildProvider } from '#test/builders/provider.builder.ts'
import { bankPayment, buy, cardPayment, usualPurchase } from '#test/builders/purchase.ts'
import { atCheckout, buildSale, saleDriver } from '#test/builders/sale.builder.ts'

const payments = { card: cardPayment(), bank: bankPayment() } as const
const installations = ['professional', 'self'] as const satisfies readonly InstallKind[]
const newAtTheAddress: RiskSubmission = { addressOneYear: false, identification: null }

/** The first plan and the first add-on of its internet that the brand sells several of. */
const choiceOf = ({ brand }: BrandPack): readonly [OfferId, OfferId] => {
  const internet = offersForEverybody(offersOfLine(brand.catalog.offers, 'Internet'))
  const [plan] = offersOfRole(internet, 'plan')
  const addOn = offersOfRole(internet, 'addOn').find(({ limit }) => limit > 1)
  if (plan === undefined || addOn === undefined) throw new Error(`${brand.slug} sells too little`)
  return [plan.id, addOn.id]
}

const purchaseOf = async (
  pack: BrandPack,
  kind: InstallKind,
  payment: PaymentSubmission,
  risk: RiskSubmission | null,
) => {
  const { brand, terms, affiliates } = pack
  const { devices } = brand.site
  const built = buildProvider({ brand: () => brand, devices, merchandising: () => terms, affiliates })
  const { sale } = buildSale({ built })
  const [plan, addOn] = choiceOf(pack)
  const purchase = {
    ...usualPurchase,
    plan,
    items: [{ offerId: addOn, quantity: 2 }],
    install: kind,
    payment,
  }
  await buy(saleDriver(sale), risk === null ? purchase : { ...purchase, risk })
  const { context } = await atCheckout(sale, (snapshot) => snapshot.matches('placed'))
  sale.stop()
  if (context.receipt === null) throw new Error('placed without a receipt')
  return { choice: [plan, addOn], receipt: context.receipt, errors: built.errors }
}

describe.each(eachBrand)('a purchase from %s', (_slug, pack) => {
  const kinds = installations.flatMap((kind) =>
    (['card', 'bank'] as const).map((payment) => [kind, payment] as const),
  )

  it.each(kinds)('is placed with installation %s and payment by %s', async (kind, payment) => {
    const { choice, receipt, errors } = await purchaseOf(pack, kind, payments[payment], null)
    const bought = receipt.quote.lines.map(({ offerId }) => offerId)
    const option = pack.brand.installOptions.find((one) => one.kind === kind)
    expect(bought).toEqual(expect.arrayContaining([...choice, option?.offerId]))
    expect(bought).not.toContain(pack.brand.depositOfferId)
    expect(receipt.visit === null).toBe(kind === 'self')
    expect(receipt.payment?.kind).toBe(payment)
    expect(errors).toEqual([])
  })

  it('requires the deposit of a buyer whose risk is not cleared', async () => {
    const { receipt } = await purchaseOf(pack, 'professional', payments.card, newAtTheAddress)
    expect(receipt.quote.lines.map(({ offerId }) => offerId)).toContain(pack.brand.depositOfferId)
  })
})
