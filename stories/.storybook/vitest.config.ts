import { fileURLToPath } from 'node:url'
import { viteFinal } from '@storybook/react-vite/preset'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { optimizedPackages } from './optimized-packages.ts'
import main from './main.ts'

/** Reads the types of props, as the workbench does. Storybook leaves it out of tests; here a story also checks its controls. */
const { plugins: propTypes = [] } = await viteFinal({}, {
  presets: {
    apply: (name: string, fallback: unknown) =>
      Promise.resolve(name === 'typescript' ? main.typescript : fallback),
  },
} as never)

/** Every story as a test in Chromium. Apart from vite.config.ts, which every build and every quick test would else wait for Storybook in. */
export default defineConfig({
  plugins: [
    ...propTypes,
    vanillaExtractPlugin(),
    react(),
    storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) }),
  ],
  optimizeDeps: { noDiscovery: true, include: optimizedPackages },
  test: {
    name: 'storybook',
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: {
          executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
      }),
      instances: [{ browser: 'chromium' }],
      screenshotFailures: false,
    },
  },
})
