import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { parseBrandSlug } from '#adapters/brand/slug.ts'
import { deviceDrawings } from './device-drawings.ts'
import { prepareStories } from '../journeys/prepare-stories.ts'
import { writePageStories } from '../site/write-page-stories.ts'
import { optimizedPackages } from './optimized-packages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const pages = '../../.build/page-stories/*.stories.tsx'

const written = ['../**/*.stories.tsx', pages]

/** Reads the brand of the toolbar from the URL of the page, before any module of the page takes its brand. */
const readBrand = `<script>
globalThis.initialBrand = '${parseBrandSlug(process.env['BRAND']) ?? ''}'
globalThis.shownBrand =
  /(?:^|;)brand:([\\w-]+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1] ?? initialBrand
</script>`

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: `${root}vite.config.ts` } },
  },
  stories: async () => {
    writePageStories()
    // The quick run tests no story of a journey.
    if (process.env['STORIES'] === 'quick') return written
    await prepareStories()
    return [...written, '../../.build/stories/*.stories.tsx']
  },
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  previewHead: (head) => `${readBrand}${head ?? ''}`,
  viteFinal: (vite) => ({
    ...vite,
    define: { ...vite.define, 'process.env.BRAND': 'globalThis.shownBrand' },
    plugins: [...(vite.plugins ?? []), deviceDrawings()],
    optimizeDeps: { noDiscovery: true, include: optimizedPackages },
    server: { ...vite.server, warmup: { clientFiles: [`${root}stories/.storybook/preview.ts`] } },
  }),
}

export default config
