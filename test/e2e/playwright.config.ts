import { defineConfig } from '@playwright/test'
import { launchArgs, quickBrowser, wholeBrowser } from '../browsers.ts'

/** What a browser without a window has not, or not as people have it: letters as they are drawn, pages kept for Back, the first paint. */
const OF_A_WINDOW = ['visual.spec.ts', 'faults-return.spec.ts', 'front-door.spec.ts']

const inWindow = { launchOptions: { executablePath: wholeBrowser, args: launchArgs } }

export default defineConfig({
  testDir: '.',
  outputDir: '../../.reports/e2e',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000, toHaveScreenshot: { pathTemplate: '{testDir}/baselines/{arg}{ext}' } },
  reporter: [['list'], ['json']],
  // `process` measures the start of the store and runs alone.
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
