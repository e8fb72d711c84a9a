import react from '@vitejs/plugin-react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import type { TestSequencer, TestSpecification } from 'vitest/node'
import { brandDefine } from './ui/build/brand-define.ts'

const isReliability = process.env['RELIABILITY'] === 'full'

/** Only for `npm run reliability`: proxies need programs besides a browser; the stories show each page once. */
const reliabilityTests = isReliability
  ? []
  : ['test/faults/proxies.test.ts', 'test/faults/crash.test.ts', 'test/faults/site/*.test.ts']

/** Tests that replace a module. */
const isolatedTests = 'test/**/*.isolated.test.ts'

/** The tests of `npm run test:rest`: every document, PostgreSQL, processes, outages, login pages, key derivation. */
const restTests = [
  'test/**/*.rest.test.ts',
  'test/**/*postgres*.test.ts',
  'test/adapters/identity/**/*.test.ts',
  'test/adapters/orchestrator/conformance/forwarded.test.ts',
  'test/adapters/orchestrator/conformance/http.test.ts',
  'test/adapters/server/forward/forwarding-host.test.ts',
  'test/adapters/server/http/published-requests.test.ts',
  'test/adapters/server/identity/embedded-login.test.ts',
  'test/adapters/server/store/pglite.test.ts',
  'test/adapters/server/telemetry/open-telemetry.test.ts',
  'test/architecture/exercise.test.ts',
  'test/architecture/probe.test.ts',
  'test/faults/**/*.test.ts',
  'test/security/**/*.test.ts',
  'test/ui/app/walk.test.ts',
  'test/ui/build/brand/**/*.test.ts',
  'test/ui/build/draw-journeys.test.ts',
  'test/ui/build/styled-documents.test.ts',
  'test/ui/compose/server/settings.test.ts',
  'test/ui/identity/**/*.test.ts',
  'test/ui/site/internal/**/*.test.ts',
  'test/ui/site/odd-requests.test.ts',
  'test/workbench/**/*.test.ts',
]

/** The test files that take longest. Most of them are small, because their tests are in a suite. */
const longestTests = [
  'test/adapters/orchestrator/conformance/pglite.test.ts',
  'test/ui/app/walk.test.ts',
  'test/faults/fuzz-sql.test.ts',
  'test/faults/fuzz.test.ts',
  'test/ui/build/pages.test.ts',
  'test/adapters/contract/openapi.test.ts',
  'test/adapters/server/store/sql-store.test.ts',
  'test/core/journeys/random-events.test.ts',
]

const rankOf = ({ moduleId }: TestSpecification): number => {
  const at = longestTests.findIndex((path) => moduleId.endsWith(path))
  return at < 0 ? longestTests.length : at
}

/** Starts the longest files first, so that no core waits for the last. A new clone starts small files last. */
class LongestFirst implements TestSequencer {
  readonly shard = (files: TestSpecification[]): TestSpecification[] => files
  readonly sort = (files: TestSpecification[]): TestSpecification[] =>
    files.toSorted((a, b) => a.project.name.localeCompare(b.project.name) || rankOf(a) - rankOf(b))
}

const otherProjects = ['test/core/**', 'test/e2e/**', isolatedTests, ...reliabilityTests]

/** The last defence against a test that hangs. No test waits for it. */
const HANG_MS = isReliability ? 3_600_000 : 600_000

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  appType: 'custom',
  define: brandDefine(process.env),
  clearScreen: false,
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Plain data: a brand that is not selected is left out.
      treeshake: { moduleSideEffects: [{ test: /\/adapters\/brand\//, sideEffects: false }] },
    },
  },
  test: {
    // Cached transforms skip vanilla-extract, which then can't find the styles of a module.
    fsModuleCache: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: HANG_MS,
    hookTimeout: HANG_MS,
    coverage: {
      provider: 'v8',
      include: ['core/**/*.ts'],
      reporter: [['text', { skipFull: true }], 'html'],
      reportsDirectory: '.reports/coverage',
      // The machines throw for impossible events, to narrow types: branches that no test can reach.
      thresholds: { 'core/!(journeys)/**': { branches: 100 }, 'core/journeys/**': { branches: 88 } },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          include: ['test/core/**/*.test.ts'],
          setupFiles: ['test/core/property.setup.ts'],
          // The core has no state between tests, so its modules are read once.
          isolate: false,
          maxWorkers: '100%',
          ...(process.env['FC_RUNS'] !== undefined && { testTimeout: 0 }),
        },
      },
      ...[
        {
          name: 'node',
          include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
          exclude: [...otherProjects, ...restTests],
        },
        { name: 'rest', include: restTests, exclude: otherProjects },
      ].map((project) => ({
        extends: true as const,
        test: {
          ...project,
          maxWorkers: '100%',
          setupFiles: ['test/property-seed.setup.ts'],
          // Reading the modules anew for each file takes a quarter of the run.
          isolate: false,
        },
      })),
      {
        extends: true,
        test: { name: 'isolated', setupFiles: ['test/property-seed.setup.ts'], include: [isolatedTests] },
      },
    ],
  },
})
