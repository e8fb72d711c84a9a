import { fileURLToPath } from 'node:url'

const inRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Where the build reads and writes; everything it makes lies under `.build`. */
export const layout = {
  root: inRoot(''),
  build: inRoot('.build'),
  stamp: inRoot('.build/stamp'),
  documents: inRoot('.build/documents'),
  apiDocs: inRoot('.build/api-docs'),
  client: inRoot('.build/client'),
  server: inRoot('.build/server'),
  storybook: inRoot('.build/storybook'),
  places: inRoot('.build/server/places.json'),
  site: inRoot('.build/server/site.json'),
  scriptParts: inRoot('.build/script-parts.json'),
  paymentScripts: inRoot('.build/server/payment-scripts.json'),
  migrations: inRoot('adapters/server/store/migrations'),
  sources: ['core', 'adapters', 'ui', 'vite.config.ts', 'package.json', 'package-lock.json'],
} as const

/** Sources that the client build starts from or cuts at, as the manifest names them. */
export const entries = {
  app: 'ui/app.main.tsx',
  site: 'ui/site.main.ts',
  island: 'ui/island.main.tsx',
  documents: 'ui/site/documents.tsx',
  apiDocs: 'ui/site/api-docs/api-docs.tsx',
} as const
