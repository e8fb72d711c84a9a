import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { entries, layout } from './layout.ts'

/** A built script: the files that it loads, and its modules. */
type BuiltScript = {
  readonly fileName: string
  readonly facadeModuleId: string | null
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  readonly moduleIds: readonly string[]
}

/** A script of the inventory: its hash, and why each part of it runs where card data is entered (PCI DSS 6.4.3, S5). */
export type PaymentScript = {
  readonly file: string
  readonly integrity: string
  /** Reason by part; null for a part without one. */
  readonly reasons: Readonly<Record<string, string | null>>
}

/** Why each folder and package may run on the payment page. Nothing else may; `test/security` checks this. */
export const scriptReasons: Readonly<Record<string, string>> = {
  core: 'rules of the sale: validation, prices, steps',
  'adapters/address-lookup': 'suggests addresses',
  'adapters/analytics': 'counts, after consent, what happens in the shop, without any value that was typed',
  'adapters/brand': 'names, telephones and prices of the brand',
  'adapters/browser': 'stores the draft of the sale in the tab, without payment data',
  'adapters/card-encryption': 'encrypts payment data before it leaves the page',
  'adapters/chat': 'opens the help of the store; on these pages no chat of another origin is configured',
  'adapters/contract': 'encodes and decodes the calls of the store',
  'adapters/human-verification': 'proves without questions that a person uses the page',
  'adapters/orchestrator': 'calls the server of the store',
  'adapters/shape': 'validates messages and the stored draft',
  ui: 'renders the screens of the sale',
  'the build': 'loads the lazy parts of the application',
  '@babel/runtime': 'part of the suggestions',
  'compute-scroll-into-view': 'part of the suggestions',
  downshift: 'the suggestions of the address form',
  'prop-types': 'part of the suggestions',
  'react-is': 'part of the suggestions',
  '@noble/ciphers': 'the ciphers of the encryption',
  '@tanstack/history': 'part of the router',
  '@tanstack/react-router': 'the router of the application',
  '@tanstack/react-store': 'part of the router',
  '@tanstack/router-core': 'part of the router',
  '@tanstack/store': 'part of the router',
  '@xstate/react': 'connects screens to the journeys',
  'altcha-lib': 'solves the puzzle of that proof in a worker',
  'fp-ts': 'results with failures as values',
  'io-ts': 'decodes the responses of the server',
  ky: 'sends calls, with their time-outs and retries',
  qr: 'draws the code that continues an order on another device',
  react: 'renders the screens',
  'react-dom': 'renders the screens',
  scheduler: 'part of React',
  'use-isomorphic-layout-effect': 'part of the connection to the journeys',
  'use-sync-external-store': 'part of React',
  xstate: 'runs the journeys',
  zod: 'validates forms and addresses',
}

const partOf = (module: string): string => {
  if (module.startsWith('\0')) return 'the build'
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module) ?? []
  if (name !== undefined) return name
  const path = relative(layout.root, module)
  return /^(?:core|ui|adapters\/[^/]+)(?=\/)/.exec(path)?.[0] ?? path
}

const reasonsFor = ({ moduleIds }: BuiltScript): PaymentScript['reasons'] => {
  const parts = [...new Set(moduleIds.map(partOf))].toSorted()
  return Object.fromEntries(parts.map((part) => [part, scriptReasons[part] ?? null]))
}

const reachable = (scripts: ReadonlyMap<string, BuiltScript>, file: string, seen: Set<string>): void => {
  const script = scripts.get(file)
  if (script === undefined || seen.has(file)) return
  seen.add(file)
  for (const next of [...script.imports, ...script.dynamicImports]) reachable(scripts, next, seen)
}

const paymentScript = async (script: BuiltScript): Promise<PaymentScript> => {
  const digest = createHash('sha384').update(await readFile(join(layout.client, script.fileName)))
  return {
    file: script.fileName,
    integrity: `sha384-${digest.digest('base64')}`,
    reasons: reasonsFor(script),
  }
}

/**
 * Writes the inventory of scripts that can run on the payment page: all scripts that the application can load, because
 * it becomes the payment page without a new document, and those of its workers.
 */
export const writePaymentScripts = async (
  built: readonly BuiltScript[],
  workers: readonly BuiltScript[],
): Promise<void> => {
  const scripts = new Map(built.map((script) => [script.fileName, script]))
  const entry = built.find(({ facadeModuleId }) => facadeModuleId === join(layout.root, entries.app))
  const files = new Set<string>()
  reachable(scripts, entry?.fileName ?? '', files)
  const loaded = built.filter(({ fileName }) => files.has(fileName))
  const inventory = await Promise.all(
    [...loaded, ...workers]
      .toSorted((one, other) => (one.fileName < other.fileName ? -1 : 1))
      .map(paymentScript),
  )
  await writeFile(layout.paymentScripts, `${JSON.stringify(inventory, null, 2)}\n`)
}
