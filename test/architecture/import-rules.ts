/**
 * What the modules of one place may import: `from` and `folders` are places, `*` one name; what stands under `from` may import what
 * stands beside it. `!` takes out again, the last entry that fits decides. `packages` are specifiers, `typePackages` for types only.
 */
export type ImportRule = {
  readonly from: string
  readonly folders: readonly string[]
  readonly packages: readonly string[]
  readonly typePackages?: readonly string[]
  readonly isTypesOnly?: true
  /** What it loads may be known only when it runs: the build loads what it has built, a test what it finds. */
  readonly mayCompute?: true
}

/** Plain data that anyone but the core may use. */
const brand = 'adapters/brand'
const wire = 'adapters/orchestrator/wire'
const pocket = 'adapters/orchestrator/pocket'
const everything = ['core', 'adapters', 'ui']

/** The first rule whose `from` fits a module decides for it. A module without a rule is a violation: a new place needs a line here. */
export const importRules: readonly ImportRule[] = [
  { from: 'core/shared', folders: [], packages: ['fp-ts'] },
  { from: 'core/ports', folders: ['core', '!core/journeys'], packages: ['fp-ts'], isTypesOnly: true },
  { from: 'core/journeys', folders: ['core'], packages: ['fp-ts', 'xstate'] },
  { from: 'core/*', folders: ['core', '!core/ports', '!core/journeys'], packages: ['fp-ts'] },

  { from: brand, folders: ['core'], packages: [] },
  { from: wire, folders: ['core', brand], packages: ['fp-ts', 'io-ts'], typePackages: ['fast-check'] },
  { from: 'adapters/orchestrator/client', folders: ['core', brand, wire], packages: ['fp-ts', 'ky'] },
  // Written at build time and read at start: the only places of the provider that see a file system, the first alone sees zip codes.
  { from: `${pocket}/network/build-places.ts`, folders: [pocket], packages: ['node:*', 'zipcodes'] },
  { from: `${pocket}/network/load-network.ts`, folders: ['core', pocket], packages: ['node:fs'] },
  {
    from: pocket,
    folders: [
      'core',
      brand,
      wire,
      `!${pocket}/network/build-places.ts`,
      `!${pocket}/network/load-network.ts`,
    ],
    packages: ['fp-ts'],
  },
  { from: 'adapters/server/store/drizzle.config.ts', folders: [], packages: ['drizzle-kit'] },
  {
    from: 'adapters/server/store',
    folders: ['core', brand, wire, pocket],
    packages: [
      'node:*',
      'fp-ts',
      'drizzle-orm',
      'drizzle-orm/*',
      '@electric-sql/pglite',
      '@electric-sql/pglite/nodefs',
      'pg',
    ],
  },
  // The only place that knows how telemetry is written.
  {
    from: 'adapters/server/telemetry',
    folders: ['core', 'adapters/server', pocket],
    packages: ['node:*', 'fp-ts', 'fastify', 'zod', '@opentelemetry/*'],
  },
  // The gateway it loads is named by a setting.
  {
    from: 'adapters/server/gateway-module.ts',
    folders: ['core'],
    packages: ['node:path', 'node:url'],
    mayCompute: true,
  },
  {
    from: 'adapters/server',
    folders: ['core', brand, wire, pocket],
    packages: ['node:*', 'fp-ts', 'fastify', '@fastify/*', 'pino', 'zod'],
  },
  // The one place of a look-up that opens a connection.
  { from: 'adapters/address-lookup/service-transport.ts', folders: ['core'], packages: ['node:*', 'fp-ts'] },
  { from: 'adapters/address-lookup', folders: ['core', brand], packages: ['fp-ts'] },
  { from: 'adapters/browser', folders: ['core', brand], packages: ['fp-ts', 'io-ts'] },
  { from: 'adapters/card-encryption', folders: ['core', brand], packages: ['fp-ts', '@noble/ciphers/*'] },
  { from: 'adapters/mail', folders: ['core'], packages: ['node:*', 'fp-ts', 'nodemailer', 'ical-generator'] },
  { from: 'adapters/human-verification', folders: ['core'], packages: ['fp-ts'] },
  { from: 'adapters/digest', folders: ['core'], packages: ['fp-ts'] },

  {
    from: 'ui/theme',
    folders: ['core/brand', 'core/shared/viewport.ts', brand],
    packages: ['@vanilla-extract/css'],
  },
  { from: 'ui/content', folders: ['core', brand], packages: [] },
  {
    from: 'ui/kit',
    folders: [brand, 'ui/theme'],
    packages: ['react', '@ariakit/react', '@ariakit/react/*', '@vanilla-extract/css'],
  },
  // A feature uses no other feature; what several need lies beside them as a file, not as a folder.
  {
    from: 'ui/features/*',
    folders: ['core', brand, 'ui/content', 'ui/kit', 'ui/theme', 'ui/features/*.*'],
    packages: ['react', '@xstate/react', 'zod/mini', '@vanilla-extract/css'],
  },
  { from: 'ui/head', folders: ['core', brand, 'ui/content'], packages: [] },
  // What the server writes for visitors without script stands in the frame of the application.
  {
    from: 'ui/site',
    folders: [
      'core',
      brand,
      'ui/content',
      'ui/kit',
      'ui/theme',
      'ui/features',
      'ui/head',
      'ui/app/app-frame.view.tsx',
    ],
    packages: ['react', 'react-dom', 'react-dom/*', '@vanilla-extract/css'],
  },
  {
    from: 'ui/mail',
    folders: ['core', brand, 'ui/content', 'ui/theme/brand-palette.ts'],
    packages: ['react', 'react-dom', 'react-dom/*'],
  },
  {
    from: 'ui/routes',
    folders: ['core', brand, 'ui/features', 'ui/app'],
    packages: ['react', '@tanstack/react-router', '@xstate/react', 'zod/mini'],
  },
  {
    from: 'ui/app',
    folders: ['core', brand, 'ui/content', 'ui/kit', 'ui/theme', 'ui/features', 'ui/head', 'ui/routes'],
    packages: [
      'react',
      'react-dom',
      'react-dom/*',
      '@tanstack/react-router',
      '@xstate/react',
      'xstate',
      'zod/mini',
      '@vanilla-extract/css',
    ],
  },
  {
    from: 'ui/build',
    folders: everything,
    packages: ['node:*', 'vite', '@vitejs/*', '@vanilla-extract/*', 'elkjs/*'],
    typePackages: ['xstate'],
    mayCompute: true,
  },
  // The composition roots and what they alone use: the files directly in ui.
  { from: 'ui/*.*', folders: everything, packages: ['*'] },

  // How stories are served and run as tests.
  {
    from: 'stories/.storybook',
    folders: ['ui/theme'],
    packages: [
      'node:*',
      'vitest/config',
      '@vitest/*',
      '@vitejs/*',
      '@storybook/*',
      'storybook/*',
      '@vanilla-extract/*',
    ],
  },
  {
    from: 'stories',
    folders: ['core', 'ui', brand, wire, pocket, 'adapters/card-encryption', 'adapters/address-lookup'],
    packages: [
      'react',
      'node:*',
      'xstate',
      'xstate/graph',
      '@storybook/*',
      'storybook/*',
      '@vanilla-extract/css',
    ],
  },
  { from: 'test', folders: [...everything, 'stories'], packages: ['*'], mayCompute: true },
]

/** Where types may lean on one another in a ring: a machine's selectors are typed by the machine that uses them. */
export const typeRingsAllowedIn = 'core/journeys'
