import { TYPED_NUMBER_KEY } from '#core/localization/stored-keys.ts'
import type { PlainMount } from '#ui/site/islands/mount.ts'

/** Loads the form that finds an order, with its ports. It is apart from the entry, which every page loads. */
export const loadOrderStatus = async (loadWords: Promise<void>): Promise<PlainMount> => {
  const [{ mountOrderStatus }, { orderStatusPorts }] = await Promise.all([
    import('#ui/site/islands/order-status.island.tsx'),
    import('./order-status-ports.ts'),
    loadWords,
  ])
  const ports = orderStatusPorts()
  return (place, meanwhile) => mountOrderStatus(place, meanwhile, ports)
}

const numberField = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>('[name="orderNumber"]')

/** Runs the work with the storage of the tab. Without storage the number is typed again. */
const withStorage = (work: (storage: Storage) => void): void => {
  try {
    work(window.sessionStorage)
  } catch {
    // The browser stores nothing.
  }
}

/** Shows the order number that was typed in the other language, and stores one when a link changes it. No url has it. */
export const transferTypedNumber = (): void => {
  withStorage((storage) => {
    const field = numberField()
    if (field?.value === '') field.value = storage.getItem(TYPED_NUMBER_KEY) ?? ''
    storage.removeItem(TYPED_NUMBER_KEY)
  })
  for (const link of document.querySelectorAll('header a[hreflang]'))
    link.addEventListener('click', () =>
      withStorage((storage) => storage.setItem(TYPED_NUMBER_KEY, numberField()?.value ?? '')),
    )
}
