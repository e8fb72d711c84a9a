import type { DeviceCategory } from '#core/mobile/product-detail.ts'
import { listOf } from './device-cards.ts'
import type { MountTool } from './tool.ts'

/** Resolves when the visitor sees the page. A page in a tab behind another one asks for nothing. */
const whenVisible = (): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    look()
  })

/** Shows what is in stock now in place of the stock of the build. Without an answer the page stays as it is (MOB-37). */
export const mountDeviceStock: MountTool = (place, _meanwhile, { loadStock }) => {
  void whenVisible()
    .then(() => loadStock(place.dataset['category'] as DeviceCategory))
    .then((inStock) => {
      if (inStock === null) return
      for (const part of place.querySelectorAll<HTMLElement>('[data-when]')) {
        const isInStock = listOf(part.dataset['skus']).some((sku) => inStock.has(sku))
        part.hidden = isInStock !== (part.dataset['when'] === 'inStock')
      }
    })
}
