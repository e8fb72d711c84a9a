import { fileURLToPath } from 'node:url'

const inRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Paths of the build; all output is under `.build`. */
export const layout = {
  root: inRoot(''),
  build: inRoot('.build'),
  stamp: inRoot('.build/stamp'),
  documents: inRoot('.build/documents'),
  apiDocs: inRoot('.build/api-docs'),
  internal: inRoot('.build/internal'),
  client: inRoot('.build/client'),
  server: inRoot('.build/server'),
  storybook: inRoot('.build/storybook'),
  /** The stories of the journeys, which Storybook and its tests write before they start. */
  stories: inRoot('.build/stories'),
  /** The stories of public pages, written in the same way. */
  pageStories: inRoot('.build/page-stories'),
  /** The public site for a static host. */
  staticSite: inRoot('.build/static'),
  /** Images of shared links, which a later build uses again. */
  socialImages: inRoot('.build/social'),
  places: inRoot('.build/server/places.json'),
  site: inRoot('.build/server/site.json'),
  scriptParts: inRoot('.build/script-parts.json'),
  paymentScripts: inRoot('.build/server/payment-scripts.json'),
  brands: inRoot('adapters/brand'),
  migrations: inRoot('adapters/server/store/migrations'),
  sources: ['core', 'adapters', 'ui', 'vite.config.ts', 'package.json', 'package-lock.json'],
} as const

/** Entry and split points of the client build, as the manifest names them. */
export const entries = {
  app: 'ui/app.main.tsx',
  start: 'ui/app-start.main.tsx',
  portal: 'ui/portal.main.tsx',
  site: 'ui/site.main.ts',
  island: 'ui/site/islands/address-form.island.tsx',
  addressDialog: 'ui/site/islands/address-dialog.island.tsx',
  addressPorts: 'ui/compose/document/address-ports.ts',
  suggestions: 'ui/kit/combobox/combobox.tsx',
  calculator: 'ui/site/islands/savings-calculator.island.tsx',
  english: ['ui/compose/browser/document-language.ts', 'ui/content/english.ts'],
  products: 'ui/features/sale/products/products.connected.tsx',
  visitor: ['core/journeys/visitor/visitor.ts', 'adapters/contract/visitor-contract.ts'],
  checkout: [
    'ui/features/sale/checkout/checkout.connected.tsx',
    'core/journeys/checkout/checkout.machine.ts',
  ],
  humanCheck: 'ui/features/shared/human-check.connected.tsx',
  documents: 'ui/site/documents.tsx',
  apiDocs: 'ui/site/api-docs/api-docs.tsx',
  internal: 'ui/site/internal/style-guide.documents.tsx',
} as const

/** What scripts may render in documents: modules whose styles are part of the sheet of documents. */
export const scriptModules: readonly string[] = [
  entries.island,
  entries.addressDialog,
  entries.humanCheck,
  entries.calculator,
  'ui/site/islands/speed-test.island.tsx',
  'ui/features/shared/help-panel.view.tsx',
  'ui/features/shared/consent-choice.view.tsx',
]
