import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

const folder = process.env['MUTATED_FOLDER'] ?? ''

/** The tests of one folder of the core. Those of the journeys alone look at views, and so at styles. */
export default defineConfig({
  plugins: folder === 'journeys' ? [vanillaExtractPlugin()] : [],
  test: {
    include: [`test/core/${folder}/**/*.test.ts`],
    setupFiles: ['test/mutation/property.setup.ts'],
    fsModuleCache: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
