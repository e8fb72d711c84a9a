import { fileURLToPath } from 'node:url'

const inRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Where the build reads and writes; everything it makes lies under `.build`. */
export const layout = {
  root: inRoot(''),
  build: inRoot('.build'),
  stamp: inRoot('.build/stamp'),
  documents: inRoot('.build/documents'),
  client: inRoot('.build/client'),
  server: inRoot('.build/server'),
  places: inRoot('.build/server/places.json'),
  site: inRoot('.build/server/site.json'),
  migrations: inRoot('adapters/server/store/migrations'),
  sources: ['core', 'adapters', 'ui', 'vite.config.ts', 'package.json', 'package-lock.json'],
} as const

/** Sources that are entries of the client build, as the manifest names them. */
export const entries = {
  app: 'ui/app.main.tsx',
  site: 'ui/site.main.ts',
  documents: 'ui/site/documents.tsx',
} as const
