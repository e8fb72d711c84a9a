/**
 * What the modules of one place may import: `from` and `folders` are places, `*` one name; what lies under `from` may
 * import what lies next to it. `!` takes out again, the last entry that fits decides. `packages` are specifiers,
 * `typePackages` for types only.
 */
export type ImportRule = {
  readonly from: string
  readonly folders: readonly string[]
  readonly packages: readonly string[]
  readonly typePackages?: readonly string[]
  /** Places whose types alone may be imported. */
  readonly typeFolders?: readonly string[]
  readonly isTypesOnly?: true
  /** What it loads may be known only when it runs: the build loads what it has built, a test what it finds. */
  readonly mayCompute?: true
}

/** A file of one brand's folder: only the files next to the folders select one. */
const ofOneBrand = 'adapters/brand/*/*'
const contract = 'adapters/contract'
/** Combinators of codec, JSON schema and arbitrary; they know no message and no row. */
const shape = 'adapters/shape'
const provider = 'adapters/provider'
const http = 'adapters/http'
/** The words of a screen, and of a part of it whose code is loaded apart. */
const [spanishWords, englishWords] = ['es', 'en'].map((language) => [
  `ui/features/*/*/${language}.ts`,
  `ui/features/*/*/*.${language}.ts`,
]) as [string[], string[]]
const noEnglishWords = englishWords.map((place) => `!${place}`)
const everything = ['core', 'adapters', 'ui', `!${ofOneBrand}`]

/** The first rule whose `from` matches a module applies. A module without a rule is a violation: add a rule for it. */
export const importRules: readonly ImportRule[] = [
  { from: 'core/shared', folders: [], packages: ['fp-ts'] },
  { from: 'core/ports', folders: ['core', '!core/journeys'], packages: ['fp-ts'], isTypesOnly: true },
  { from: 'core/journeys', folders: ['core'], packages: ['fp-ts', 'xstate'] },
  {
    from: 'core/template/*-schema.ts',
    folders: ['core', '!core/ports', '!core/journeys'],
    packages: [],
    typePackages: ['schema-dts'],
  },
  { from: 'core/*', folders: ['core', '!core/ports', '!core/journeys'], packages: ['fp-ts'] },

  { from: 'adapters/brand/*.ts', folders: ['core', 'adapters/brand'], packages: [] },
  // No brand imports another.
  { from: 'adapters/brand/*', folders: ['core'], packages: [] },
  { from: shape, folders: ['core/shared'], packages: ['fp-ts', 'io-ts'], typePackages: ['fast-check'] },
  // The name of a flag in messages contains the slug of the brand.
  {
    from: contract,
    folders: ['core', 'adapters/brand/slug.ts', shape],
    packages: ['fp-ts', 'io-ts'],
    typePackages: ['fast-check'],
  },
  { from: 'adapters/orchestrator', folders: ['core', contract, shape], packages: ['fp-ts', 'ky'] },
  // The only modules of the provider that use the file system: one at build time, with `zipcodes`, the other at start.
  { from: `${provider}/network/build-places.ts`, folders: [provider], packages: ['node:*', 'zipcodes'] },
  { from: `${provider}/network/load-network.ts`, folders: ['core', provider], packages: ['node:fs'] },
  {
    from: provider,
    folders: [
      'core',
      'adapters/brand/brand.ts',
      contract,
      // The puzzles are part of the provider unless an external verifier is configured.
      'adapters/human-verification',
      `!${provider}/network/build-places.ts`,
      `!${provider}/network/load-network.ts`,
    ],
    packages: ['fp-ts'],
  },
  { from: 'adapters/server/store/drizzle.config.ts', folders: [], packages: ['drizzle-kit'] },
  // A stored row stays readable: neither a call nor a rule of the core decides how a document is read.
  {
    from: 'adapters/server/store/stored',
    folders: [shape],
    typeFolders: ['core', provider],
    packages: ['fp-ts'],
  },
  {
    from: 'adapters/server/store',
    folders: ['core', 'adapters/brand/slug.ts', 'adapters/identity/identity-store.ts', provider, shape],
    typeFolders: ['adapters/http/count.ts', 'adapters/network-import/network-versions.ts'],
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
    folders: ['core', 'adapters/server', http, provider],
    packages: ['node:*', 'fp-ts', 'fastify', 'pino', 'zod', '@opentelemetry/*'],
  },
  // The gateway it loads is named by a setting.
  {
    from: 'adapters/server/config/gateway-module.ts',
    folders: ['core'],
    packages: ['node:path', 'node:url'],
    mayCompute: true,
  },
  // The parts of a host that the server and the embedded identity provider use.
  {
    from: http,
    folders: ['core', contract],
    packages: ['node:*', 'fp-ts', 'fastify', '@fastify/helmet', '@fastify/rate-limit'],
  },
  {
    from: 'adapters/identity',
    folders: ['core', http],
    typeFolders: [provider],
    packages: ['node:*', 'fp-ts', 'fastify', '@fastify/cookie', 'oidc-provider', 'otpauth'],
  },
  {
    from: 'adapters/server/identity',
    folders: ['core', 'adapters/server', contract, http],
    typeFolders: [provider],
    packages: ['node:crypto', 'fp-ts', 'fastify', '@fastify/cookie', 'openid-client', 'zod'],
  },
  {
    from: 'adapters/server',
    folders: ['core', 'adapters/brand/slug.ts', contract, http, provider, shape],
    packages: ['node:*', 'fp-ts', 'fastify', '@fastify/*', 'pino', 'zod'],
  },
  // The one place of a look-up that opens a connection.
  { from: 'adapters/address-lookup/service-transport.ts', folders: ['core'], packages: ['node:*', 'fp-ts'] },
  { from: 'adapters/address-lookup', folders: ['core'], packages: ['fp-ts'] },
  { from: 'adapters/browser', folders: ['core', shape], packages: ['fp-ts', 'io-ts'] },
  { from: 'adapters/card-encryption', folders: ['core'], packages: ['fp-ts', '@noble/ciphers/*'] },
  { from: 'adapters/analytics', folders: ['core'], packages: ['fp-ts'] },
  { from: 'adapters/chat', folders: ['core'], packages: ['fp-ts'] },
  { from: 'adapters/flags', folders: ['core'], packages: ['node:*', 'fp-ts', 'zod', '@openfeature/*'] },
  { from: 'adapters/mail', folders: ['core'], packages: ['node:*', 'fp-ts', 'nodemailer', 'ical-generator'] },
  {
    from: 'adapters/human-verification',
    folders: ['core'],
    packages: ['fp-ts', 'altcha-lib', 'altcha-lib/algorithms/web/pbkdf2'],
  },
  {
    from: 'adapters/network-import',
    folders: ['core'],
    packages: ['node:*', 'fp-ts', 'csv-parse', 'csv-parse/sync'],
  },
  { from: 'adapters/speed-test', folders: ['core'], packages: ['fp-ts'] },
  { from: 'adapters/digest', folders: ['core'], packages: ['fp-ts'] },

  {
    from: 'ui/theme',
    folders: [
      'adapters/brand/palette.ts',
      'adapters/brand/style.ts',
      'adapters/brand/typefaces.ts',
      'core/brand',
    ],
    packages: ['@vanilla-extract/css'],
  },
  // The only importer of English words of features: one file of the build, which a Spanish page does not load.
  { from: 'ui/content/english.ts', folders: ['ui/content', ...englishWords], packages: [], mayCompute: true },
  {
    from: 'ui/content',
    folders: [
      'core',
      'adapters/brand/channels.ts',
      'adapters/brand/copy.ts',
      'adapters/brand/disclaimers.ts',
      'adapters/brand/english.ts',
      'adapters/brand/label.ts',
      'adapters/brand/scenes.ts',
    ],
    packages: [],
  },
  {
    from: 'ui/kit',
    folders: [
      'core/brand/illustration.ts',
      'core/brand/illustration-parts.ts',
      'adapters/brand/illustrations.ts',
      'adapters/brand/logo.ts',
      'adapters/brand/motif.ts',
      'adapters/brand/ornaments.ts',
      'adapters/brand/scenes.ts',
      'ui/theme',
    ],
    packages: ['react', 'downshift', '@vanilla-extract/css'],
  },
  // The words of a feature.
  ...englishWords.map((from) => ({ from, folders: ['core', 'ui/content', ...spanishWords], packages: [] })),
  // A feature uses no other feature. A journey shares code in its `shared`, several journeys in `features/shared`.
  {
    from: 'ui/features/shared',
    folders: ['core', 'ui/content', 'ui/kit', 'ui/theme', ...noEnglishWords],
    packages: ['react', 'react-dom', '@xstate/react', 'zod/mini', 'qr', '@vanilla-extract/css'],
  },
  {
    from: 'ui/features/tools',
    folders: ['core', 'ui/content', 'ui/kit', 'ui/theme', 'ui/features/shared', ...noEnglishWords],
    packages: ['react', 'react-dom', '@xstate/react', 'zod/mini', '@vanilla-extract/css'],
  },
  {
    from: 'ui/features/sale/*',
    folders: [
      'core',
      'ui/content',
      'ui/kit',
      'ui/theme',
      'ui/features/shared',
      'ui/features/sale/shared',
      ...noEnglishWords,
    ],
    packages: ['react', 'react-dom', '@xstate/react', 'zod/mini', 'qr', '@vanilla-extract/css'],
  },
  {
    from: 'ui/features/portal/*',
    folders: [
      'core',
      'ui/content',
      'ui/kit',
      'ui/theme',
      'ui/features/shared',
      'ui/features/portal/shared',
      ...noEnglishWords,
    ],
    packages: ['react', '@xstate/react', 'zod/mini', '@vanilla-extract/css'],
  },
  { from: 'ui/head', folders: ['core', 'ui/content'], packages: [] },
  // An island runs a journey of its own.
  {
    from: 'ui/site/islands',
    folders: ['core', 'ui/content', 'ui/features', ...noEnglishWords, 'ui/head/next-files.ts'],
    packages: ['react', 'react-dom', 'react-dom/*', 'xstate'],
  },
  // The server writes its pages without script in the frame of the application.
  {
    from: 'ui/site',
    folders: [
      'core',
      'adapters/brand/pictures.ts',
      'ui/content',
      'ui/kit',
      'ui/theme',
      'ui/features',
      ...noEnglishWords,
      'ui/head',
      'ui/app/app-frame.view.tsx',
      // The frame of its pages contains their styles.
      'ui/identity/identity.css.ts',
    ],
    packages: ['react', 'react-dom', 'react-dom/*', '@vanilla-extract/css'],
  },
  {
    from: 'ui/identity',
    folders: [
      'core',
      'ui/content',
      'ui/kit',
      'ui/theme',
      'ui/features/shared/autofill.ts',
      'ui/features/portal/portal-frame/portal-frame.view.tsx',
      'ui/site/plain-form.css.ts',
    ],
    packages: ['react', 'react-dom', 'react-dom/*', 'qr', '@vanilla-extract/css'],
  },
  {
    from: 'ui/mail',
    folders: ['core', 'adapters/brand/style.ts', 'adapters/brand/typefaces.ts', 'ui/content'],
    packages: ['react', 'react-dom', 'react-dom/*'],
  },
  {
    from: 'ui/app/routes',
    folders: ['core', 'ui/features', ...noEnglishWords, 'ui/app'],
    packages: ['react', '@tanstack/react-router', '@xstate/react', 'zod/mini'],
  },
  {
    from: 'ui/app',
    folders: [
      'core',
      'ui/content',
      'ui/kit',
      'ui/theme',
      'ui/features',
      ...noEnglishWords,
      'ui/head',
      'ui/app/routes',
    ],
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
  // The examples of the contract are calls to the default brand's provider, for every brand that publishes them.
  {
    from: 'ui/build/contract-examples',
    folders: [
      'core',
      contract,
      provider,
      shape,
      'adapters/brand/default-pack.ts',
      'adapters/card-encryption',
      'adapters/digest',
      'adapters/human-verification',
      'ui/headless',
    ],
    packages: ['node:crypto', 'fp-ts'],
  },
  {
    from: 'ui/build',
    folders: everything,
    packages: [
      'node:*',
      'vite',
      '@vitejs/*',
      '@vanilla-extract/*',
      '@resvg/resvg-wasm',
      'elkjs/*',
      'fontkit',
      'postcss',
      'terser',
      'us-atlas/*',
    ],
    typePackages: ['xstate'],
    mayCompute: true,
  },
  // Journeys without a screen: the same machines and ports as a page, against a provider in this process or the client.
  {
    from: 'ui/headless',
    folders: [
      'core',
      'adapters/brand/identity.ts',
      contract,
      provider,
      'adapters/address-lookup',
      'adapters/browser/random.ts',
      'adapters/card-encryption',
      'adapters/digest',
      'adapters/human-verification',
      'adapters/orchestrator',
    ],
    packages: ['node:*', 'fp-ts', 'otpauth', 'xstate', 'zod'],
  },
  // The composition roots: the programs, and what they alone use.
  { from: 'ui/*.*', folders: everything, packages: ['*'] },
  { from: 'ui/compose', folders: everything, packages: ['*'] },

  // How stories are served and run as tests.
  {
    from: 'stories/.storybook',
    folders: [
      'core/brand',
      'core/shared/language.ts',
      'adapters/brand/*.ts',
      'ui/content/language.ts',
      'ui/content/server-languages.ts',
      'stories/stage/moments.ts',
      'stories/stage/networks.ts',
      'stories/stage/shown-stage.ts',
      'stories/journeys',
      'stories/kit/guides.ts',
      'ui/theme',
      'ui/build/brand-define.ts',
      'ui/build/layout.ts',
      'stories/site/write-page-stories.ts',
    ],
    packages: [
      'node:*',
      '@playwright/test',
      'react',
      'pixelmatch',
      'sharp',
      'vitest',
      'vitest/*',
      '@vitest/*',
      '@vitejs/*',
      '@storybook/*',
      'storybook/*',
      '@vanilla-extract/*',
    ],
    // The brands are the folders of adapters/brand.
    mayCompute: true,
  },
  // Reads the drawings of docs/journeys.
  {
    from: 'stories/journeys/diagram.ts',
    folders: ['core', 'stories'],
    packages: ['xstate'],
    mayCompute: true,
  },
  // The properties of carts, which tests try and a story shows.
  {
    from: 'stories/rules',
    folders: ['core', 'ui', 'adapters/brand', `!${ofOneBrand}`, provider],
    packages: ['react', 'fast-check', '@storybook/*', 'storybook/*', '@vanilla-extract/css'],
  },
  {
    from: 'stories',
    folders: [
      'core',
      'ui',
      'adapters/brand',
      `!${ofOneBrand}`,
      contract,
      provider,
      'adapters/card-encryption',
      'adapters/address-lookup',
      'adapters/orchestrator/lazy-page-models.ts',
      'adapters/orchestrator/sale-activity.ts',
    ],
    packages: [
      // The portal is shown in its router, with a history of its own.
      '@tanstack/react-router',
      'react',
      'node:*',
      'xstate',
      'xstate/graph',
      '@tanstack/react-router',
      '@storybook/*',
      'storybook/*',
      '@vanilla-extract/css',
    ],
  },
  { from: 'test', folders: ['core', 'adapters', 'ui', 'stories'], packages: ['*'], mayCompute: true },
]

/** Where cycles of types are allowed: a machine's selectors have the type of the machine that uses them. */
export const typeCyclesAllowedIn = 'core/journeys'
