import type { DeviceCategory } from '#core/mobile/product-detail.ts'
import { listOf } from './device-cards.ts'
import type { MountTool, ToolPorts } from './tool.ts'

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

const showStock = (place: HTMLElement, inStock: ReadonlySet<string>): void => {
  for (const part of place.querySelectorAll<HTMLElement>('[data-when]')) {
    const isInStock = listOf(part.dataset['skus']).some((sku) => inStock.has(sku))
    part.hidden = isInStock !== (part.dataset['when'] === 'inStock')
  }
}

const refresh = async (place: HTMLElement, loadStock: ToolPorts['loadStock']): Promise<void> => {
  await whenVisible()
  const inStock = await loadStock(place.dataset['category'] as DeviceCategory)
  if (inStock !== null) showStock(place, inStock)
}

/** Shows the current stock instead of the build's. Without an answer the page stays unchanged (MOB-37). */
export const mountDeviceStock: MountTool = (place, _meanwhile, { loadStock }) =>
  void refresh(place, loadStock)
