import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/** Every story as a test in Chromium. Apart from vite.config.ts, which every build and every quick test would else wait for Storybook in. */
export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    react(),
    storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) }),
  ],
  // A package that were found late would reload a story in the middle of its test: none is looked for, and one that is missing here is only slower.
  optimizeDeps: {
    noDiscovery: true,
    include: [
      '@ariakit/react/combobox',
      '@noble/ciphers/aes.js',
      '@noble/ciphers/ff1.js',
      '@noble/ciphers/utils.js',
      '@storybook/react-dom-shim',
      '@xstate/react',
      'axe-core',
      'fp-ts',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'storybook/internal/channels',
      'storybook/internal/docs-tools',
      'storybook/internal/preview-api',
      'storybook/internal/preview-errors',
      'storybook/internal/preview/runtime',
      'storybook/test',
      'xstate',
      'zod/mini',
    ],
  },
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
