import { fileURLToPath } from 'node:url'
import { viteFinal } from '@storybook/react-vite/preset'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type Plugin } from 'vitest/config'
import { brandDefine } from '#ui/build/brand-define.ts'
import { deviceDrawings } from './device-drawings.ts'
import { optimizedPackages } from './optimized-packages.ts'
import main from './main.ts'
import { baselineCheck, screenshotOptions, setColorScheme } from './baseline-check.ts'
import { chromiumArgs } from './chromium.ts'
import { storyRun } from './story-runs.ts'

const run = storyRun(process.env['STORIES'])

const { plugins = [] } = await viteFinal({}, {
  presets: {
    apply: (name: string, fallback: unknown) =>
      Promise.resolve(name === 'typescript' ? main.typescript : fallback),
  },
} as never)

/** Reads the types of the kit's props. Storybook skips this in tests, but stories of the kit check their controls. */
const propTypes = (plugins as readonly Plugin[]).map(({ transform, ...plugin }): Plugin => ({
  ...plugin,
  transform: { filter: { id: /\/ui\/kit\// }, handler: transform as never },
}))

/**
 * Runs every story as a test in Chromium. This configuration is separate from vite.config.ts, because otherwise every
 * build and every quick test would load Storybook.
 */
export default defineConfig({
  plugins: [
    ...propTypes,
    vanillaExtractPlugin(),
    react(),
    storybookTest({
      configDir: fileURLToPath(new URL('.', import.meta.url)),
      tags: { include: [...run.include], exclude: [...run.exclude] },
    }),
    ...(run.hasPictures ? [baselineCheck()] : []),
    deviceDrawings(),
  ],
  define: brandDefine(process.env),
  optimizeDeps: { noDiscovery: true, include: optimizedPackages },
  test: {
    name: 'storybook',
    // Pages of their own: a page waits for the compositor most of the time.
    maxWorkers: '100%',
    // Reading the modules anew for each file would take a quarter of the run.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    attachmentsDir: fileURLToPath(new URL('../../.reports/attachments', import.meta.url)),
    setupFiles: [fileURLToPath(new URL('visual.setup.ts', import.meta.url))],
    provide: { storyRun: run },
    // A missing baseline is a failure. Only `--update` writes it.
    update: 'none',
    api: { allowWrite: true },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: {
          executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
          args: [...chromiumArgs],
        },
        contextOptions: { locale: 'es-US', timezoneId: 'America/New_York', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
      screenshotFailures: false,
      commands: { setColorScheme },
      expect: { toMatchScreenshot: screenshotOptions },
    },
  },
})
