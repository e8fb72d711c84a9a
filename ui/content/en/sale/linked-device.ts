import type * as es from '#ui/content/es/sale/linked-device.ts'
import type { Translation } from '#ui/content/language.ts'

export const linkedDeviceWords: Translation<typeof es.linkedDeviceWords> = {
  address: {
    title: 'First, your address',
    device: 'We use it to open your order and add the device you chose. Nothing is charged yet.',
    lines: 'We use it to open your order, where you build your lines. Nothing is charged yet.',
  },
  titles: {
    LinkedDeviceUnknown: () => 'We don’t sell the device in that link',
    LinkedDeviceInCart: (name) => `${name}: already in your order`,
    LinkedDeviceSoldOut: (name) => `${name}: sold out`,
    MobileCartFull: (name) => `${name}: not added`,
  },
  unknown: 'The link may be old. Your order is as it was: choose another device from the list.',
  inCart: 'We didn’t add it again. If you want another one just like it, add it here.',
  addAnother: 'Add another one',
  othersInStock: 'We didn’t add it, and the rest of your order is as it was. We do have these:',
  noneInStock: 'It’s sold out in every color. The rest of your order is as it was: choose another model.',
  add: (name) => `Add ${name}`,
  fullOfLines: (most) =>
    `Your order already has ${most} lines, the most for one account. Remove one you don’t need, or call us to have more.`,
  fullOfAccessories: (most) =>
    `Your order already has ${most} accessories, the most it can hold. Remove one you don’t need, or call us.`,
  list: 'See the list',
}
