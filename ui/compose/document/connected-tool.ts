import { DEVICES_PATH } from '#adapters/contract/device-path.ts'
import type { ProductDetail } from '#core/mobile/product-detail.ts'
import { skusInStock } from '#core/mobile/stock.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import type { ZipAreas } from '#core/stores/nearest-stores.ts'
import { ZIP_AREAS_PATH } from '#core/stores/nearest-stores.ts'
import { pageSpeedTest } from '../browser/page-speed-test.ts'
import { loadDocumentWords } from '#ui/site/islands/document-words.ts'
import type { PlainMount } from '#ui/site/islands/mount.ts'
import type { ToolPorts } from '#ui/site/islands/tool.ts'
import { loadTool } from '#ui/site/islands/tools.ts'

const loadZipAreas = async (): Promise<ZipAreas | null> => {
  try {
    const answer = await fetch(ZIP_AREAS_PATH)
    return answer.ok ? ((await answer.json()) as ZipAreas) : null
  } catch {
    return null
  }
}

type Stock = { readonly devices: readonly Pick<ProductDetail, 'variants'>[] }

/** Reads only the stock of the answer. The codec of the call is larger than all tools together. */
const loadStock: ToolPorts['loadStock'] = async (category) => {
  try {
    const query = new URLSearchParams({ deviceCategory: category, includeByod: 'false' })
    const answer = await fetch(`/api/${DEVICES_PATH}?${query.toString()}`)
    if (!answer.ok) return null
    const { devices } = (await answer.json()) as Stock
    return skusInStock(devices)
  } catch {
    return null
  }
}

/** Connects the tools of public pages to the browser and the server. */
const toolPorts: ToolPorts = {
  clock: { now: () => epochMs(Date.now()) },
  speedTest: pageSpeedTest,
  loadStock,
  loadZipAreas,
  query: {
    read: () => window.location.search,
    replace: (search) =>
      window.history.replaceState(
        window.history.state,
        '',
        `${window.location.pathname}${search}${window.location.hash}`,
      ),
  },
  timeZone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
}

/** Loads a tool by the name in its element, with its ports and its words in the language of the document. */
export const loadConnectedTool = async (name: string): Promise<PlainMount> => {
  const [mount] = await Promise.all([
    loadTool(name),
    loadDocumentWords(
      async () => (await import('#ui/content/en/shared/tool-translations.ts')).toolTranslations,
    ),
  ])
  return (place, meanwhile) => mount(place, meanwhile, toolPorts)
}
