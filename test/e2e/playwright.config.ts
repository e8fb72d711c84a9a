import { defineConfig } from '@playwright/test'
import { launchArgs, quickBrowser, fullBrowser } from '../browsers.ts'

/** A headless shell has no cache of pages for Back, no autofill, and another first paint. */
const OF_A_WINDOW = ['back-forward-cache.spec.ts', 'effort.spec.ts', 'front-door.spec.ts']

const inWindow = { launchOptions: { executablePath: fullBrowser, args: launchArgs } }

export default defineConfig({
  testDir: '.',
  outputDir: '../../.reports/e2e',
  globalSetup: './store.setup.ts',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  // The last defence: a driver fails by itself after 5 s without progress.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json']],
  projects: [
    { name: 'process', testMatch: 'process.spec.ts', use: inWindow },
    { name: 'window', testMatch: OF_A_WINDOW, use: inWindow },
    { name: 'store', testIgnore: ['process.spec.ts', ...OF_A_WINDOW] },
  ],
  use: {
    locale: 'es-US',
    timezoneId: 'America/New_York',
    trace: 'off',
    screenshot: 'off',
    launchOptions: { executablePath: quickBrowser(), args: launchArgs },
  },
})
