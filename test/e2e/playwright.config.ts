import { defineConfig } from '@playwright/test'

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
    { name: 'process', testMatch: 'process.spec.ts' },
    { name: 'store', testIgnore: 'process.spec.ts' },
  ],
  use: {
    locale: 'es-US',
    timezoneId: 'America/New_York',
    trace: 'off',
    screenshot: 'off',
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
  },
})
