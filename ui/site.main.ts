import { islandNames } from '#core/template/page-record.ts'
import { islands } from './site/islands/registry.ts'
import { wakeIsland } from './site/islands/wake.ts'

// The development server inlines no styles in documents; this module loads them.
if (import.meta.env.DEV) void import('./site/documents.tsx')

for (const name of islandNames)
  for (const place of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
    const { wake, load } = islands[name]
    wakeIsland(place, wake, async () => {
      const [mount, { islandPorts }] = await Promise.all([load(), import('./island-ports.ts')])
      return (place, meanwhile) => mount(place, meanwhile, islandPorts())
    })
  }
