import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { entries, layout } from './layout.ts'

/** What a build tells of a script: the files it leads to, and the modules it is made of. */
type BuiltScript = {
  readonly fileName: string
  readonly facadeModuleId: string | null
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  readonly moduleIds: readonly string[]
}

/** A script of the inventory: which bytes it is, and why each part of it runs where a card is typed (PCI DSS 6.4.3, S5). */
export type PaymentScript = {
  readonly file: string
  readonly integrity: string
  /** By part; null for one that has no reason to be there. */
  readonly reasons: Readonly<Record<string, string | null>>
}

/** Why code of ours, by folder, and of others, by package, may run on the payment page. Nothing else may: `test/security` says so. */
export const scriptReasons: Readonly<Record<string, string>> = {
  core: 'rules of the sale: what is valid, what it costs, which step comes next',
  'adapters/address-lookup': 'suggests addresses',
  'adapters/brand': 'names, telephones and prices of the brand',
  'adapters/browser': 'keeps the draft of the sale in the tab, without payment data',
  'adapters/card-encryption': 'enciphers what is paid with before it leaves the page',
  'adapters/orchestrator': 'talks to the server of the store',
  ui: 'draws the screens of the sale',
  'the build': 'loads the parts of the application when they are needed',
  '@ariakit/components': 'part of the combobox',
  '@ariakit/react-components': 'the combobox of the address form',
  '@ariakit/react-store': 'part of the combobox',
  '@ariakit/react-utils': 'part of the combobox',
  '@ariakit/store': 'part of the combobox',
  '@ariakit/utils': 'part of the combobox',
  '@noble/ciphers': 'the ciphers behind the encryption',
  '@tanstack/history': 'part of the router',
  '@tanstack/react-router': 'owns the places of the application',
  '@tanstack/react-store': 'part of the router',
  '@tanstack/router-core': 'part of the router',
  '@tanstack/store': 'part of the router',
  '@xstate/react': 'connects screens to the journeys',
  'fp-ts': 'failures as values',
  'io-ts': 'reads the answers of the server',
  ky: 'sends calls, with their time-outs and retries',
  react: 'draws the screens',
  'react-dom': 'draws the screens',
  scheduler: 'part of React',
  'use-isomorphic-layout-effect': 'part of the connection to the journeys',
  'use-sync-external-store': 'part of React',
  xstate: 'runs the journeys',
  zod: 'reads forms and addresses',
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
 * Writes the inventory of scripts that can run on the payment page: all that the application can load, because it becomes the payment
 * page without leaving its document.
 */
export const writePaymentScripts = async (built: readonly BuiltScript[]): Promise<void> => {
  const scripts = new Map(built.map((script) => [script.fileName, script]))
  const entry = built.find(({ facadeModuleId }) => facadeModuleId === join(layout.root, entries.app))
  const files = new Set<string>()
  reachable(scripts, entry?.fileName ?? '', files)
  const inventory = await Promise.all(
    [...files].toSorted().flatMap((file) => {
      const script = scripts.get(file)
      return script === undefined ? [] : [paymentScript(script)]
    }),
  )
  await writeFile(layout.paymentScripts, `${JSON.stringify(inventory, null, 2)}\n`)
}
