import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { findVariant, variantPrice } from '#core/mobile/device-offers.ts'
import type { MobileCartItem } from '#core/mobile/mobile-item.ts'
import { hasMobileLine, servicePlanOf } from '#core/mobile/mobile-item.ts'
import { customizeWords as words } from '#ui/content/es/sale/customize.ts'
import { deviceTitle } from '#ui/features/sale/customize/device-choice.ts'
import type { InputDevice } from './input-device.ts'

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

  const addItem = async (item: MobileCartItem, isFirst: boolean): Promise<void> => {
    const add = hasMobileLine(item) ? words.addLine : words.addAccessory
    await device.press(button(isFirst ? words.empty.own : add))
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .last()
    await setDevice(card, item)
    if (item.productDetail.portInfo?.portingFlag === true)
      await device.select(card.getByRole('radio', { name: words.number.ported }))
    if (item.simType !== null)
      await device.select(card.getByRole('radio', { name: words.sim.names[item.simType] }))
    if (item.fulfillmentMethod !== 'NONE')
      await device.select(card.getByRole('radio', { name: words.delivery.names[item.fulfillmentMethod] }))
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
