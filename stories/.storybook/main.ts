import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { deviceDrawings } from './device-drawings.ts'
import { optimizedPackages } from './optimized-packages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: `${root}vite.config.ts` } },
  },
  stories: ['../**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), deviceDrawings()],
    optimizeDeps: { noDiscovery: true, include: optimizedPackages },
    server: { ...vite.server, warmup: { clientFiles: [`${root}stories/.storybook/preview.ts`] } },
  }),
}

export default config
