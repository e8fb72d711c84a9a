import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { findVariant, variantPrice } from '#core/mobile/device-offers.ts'
import type { MobileCartItem, ServicePlan } from '#core/mobile/mobile-item.ts'
import { hasMobileLine, servicePlanOf } from '#core/mobile/mobile-item.ts'
import { TRADE_IN_BONUS, tradeInConditions } from '#core/mobile/trade-in.ts'
import { imeiEnding, modelOfPlan } from '#core/mobile/trade-in-model.ts'
import { add } from '#core/shared/money.ts'
import { tradeInWords } from '#ui/features/sale/customize/trade-in.es.ts'
import { tradeInCheckWords } from '#ui/content/es/shared/trade-in-check.ts'
import { customizeWords as words } from '#ui/features/sale/customize/es.ts'
import { portCoachWords } from '#ui/features/sale/customize/port-coach.es.ts'
import { phoneWords } from '#ui/features/sale/shared/phone-dialog.es.ts'
import { phoneText } from '#ui/content/format.ts'
import { deviceTitle } from '#ui/features/sale/customize/device-choice.ts'
import type { InputDevice } from './input-device.ts'

/** A fictitious telephone number that the provider can port. */
const TEST_NUMBER = '3055550134'
const PIN_MS = 7 * 24 * 3_600_000

/** Builds mobile lines on their page, one after the other. A list of the platform is operated by its value. */
export const lineDriver = (page: Page, device: InputDevice) => {
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true })

  const setDevice = async (card: Locator, item: MobileCartItem): Promise<void> => {
    const sold = findVariant(cometa.site.devices, item.sku)
    if (sold === null) throw new Error(`${item.sku} is not sold`)
    const choose = (label: string, value: string) =>
      card.getByRole('combobox', { name: label, exact: true }).selectOption({ label: value })
    await choose(words.device, deviceTitle(sold.device))
    if (item.itemType === 'BYOD') return
    await choose(words.color, sold.variant.color.name)
    if (sold.variant.capacity !== null) await choose(words.capacity, sold.variant.capacity)
    const price = variantPrice(sold.variant, servicePlanOf(item, 'PaymentPlan')?.planId)
    const title = price?.type === 'PaymentPlan' ? words.payment.monthly(price.months) : words.payment.once
    await device.select(card.getByRole('radio', { name: title }))
  }

  /** Trades in a telephone that meets every condition, and accepts its offer. */
  const tradeIn = async (card: Locator, { planId, tradeInImei }: ServicePlan): Promise<void> => {
    await device.press(card.getByRole('button', { name: tradeInWords.open, exact: true }))
    const dialog = page.getByRole('dialog', { name: tradeInWords.title })
    const model = modelOfPlan(cometa.site.tradeInModels, planId)
    if (model === undefined || tradeInImei === null) throw new Error(`${planId} is not taken in trade`)
    await dialog.getByRole('combobox', { name: tradeInWords.model }).selectOption({ label: model.name })
    await device.type(dialog.getByRole('textbox', { name: tradeInWords.imei }), tradeInImei)
    for (const condition of tradeInConditions) {
      const question = dialog.getByRole('group', { name: tradeInCheckWords.question[condition] })
      await device.select(question.getByRole('radio', { name: tradeInCheckWords.yes }))
    }
    await device.press(dialog.getByRole('button', { name: tradeInWords.ask }))
    const credit = add(model.value, TRADE_IN_BONUS)
    await device.press(dialog.getByRole('button', { name: tradeInWords.accept(credit) }))
    await expect(dialog).toBeHidden()
    await expect(card).toContainText(tradeInWords.acceptedDetail(imeiEnding(tradeInImei)))
  }

  /** Brings a number along, whose transfer PIN is valid for a week. */
  const enterNumber = async (card: Locator): Promise<void> => {
    await device.press(card.getByRole('button', { name: portCoachWords.enter }))
    const dialog = page.getByRole('dialog')
    await device.type(dialog.getByRole('textbox', { name: phoneWords.number, exact: true }), TEST_NUMBER)
    const valid = new Date(Date.now() + PIN_MS).toISOString().slice(0, 10)
    await dialog.getByLabel(phoneWords.pinUntil).fill(valid)
    await device.press(dialog.getByRole('button', { name: phoneWords.check }))
    await device.press(dialog.getByRole('button', { name: phoneWords.confirm }))
    await expect(dialog.getByText(`Traes el ${phoneText(TEST_NUMBER)}`, { exact: true })).toBeVisible()
    await device.dismiss(dialog)
    await expect(card.getByText(`Traes el ${phoneText(TEST_NUMBER)}`, { exact: true })).toBeVisible()
  }

  const addItem = async (item: MobileCartItem, isFirst: boolean): Promise<void> => {
    const add = hasMobileLine(item) ? words.addLine : words.addAccessory
    await device.press(button(isFirst ? words.empty.own : add))
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .last()
    await setDevice(card, item)
    if (item.productDetail.portInfo?.portingFlag === true) {
      await device.select(card.getByRole('radio', { name: words.number.ported }))
      await enterNumber(card)
    }
    if (item.simType !== null)
      await device.select(card.getByRole('radio', { name: words.sim.names[item.simType] }))
    if (item.fulfillmentMethod !== 'NONE')
      await device.select(card.getByRole('radio', { name: words.delivery.names[item.fulfillmentMethod] }))
    const traded = servicePlanOf(item, 'TradeIn')
    if (traded !== undefined) await tradeIn(card, traded)
  }

  return {
    /** Adds items to a page without lines, and waits until they are saved. */
    addItems: async (items: readonly MobileCartItem[]): Promise<void> => {
      for (const [at, item] of items.entries()) await addItem(item, at === 0)
      await expect(page.getByText(words.saved(items.filter(hasMobileLine).length))).toBeVisible()
    },
    leave: () => device.press(button(words.nextOf['next-steps'])),
  }
}
