import { join } from 'node:path'
import type { BuildEnvironmentOptions, Rolldown } from 'vite'
import { entries, layout } from './layout.ts'
import { shrinkScripts } from './shrink-scripts.ts'
import {
  hookOfReact,
  unusedCodecs,
  unusedOfContract,
  unusedOfDownshift,
  unusedOfRouter,
} from './unused-code.ts'

/** Returns a source and all modules that it imports statically. */
const closureOf = (entry: string, modules: Rolldown.ChunkingContext): ReadonlySet<string> => {
  const seen = new Set<string>()
  const pending = [join(layout.root, entry)]
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    pending.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return seen
}

type Start = Readonly<
  Record<'app' | 'entry' | 'loader' | 'island' | 'visitor' | 'checkout', ReadonlySet<string>>
>

const closuresOf = (sources: readonly string[], modules: Rolldown.ChunkingContext): ReadonlySet<string> =>
  new Set(sources.flatMap((source) => [...closureOf(source, modules)]))

/** Returns what an entry imports and others import too. */
const sharedOf = (entry: string, modules: Rolldown.ChunkingContext): ReadonlySet<string> => {
  const own = closureOf(entry, modules)
  const importersOf = (id: string): readonly string[] => {
    const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {}
    return [...importers, ...dynamicImporters]
  }
  return new Set([...own].filter((id) => importersOf(id).some((importer) => !own.has(importer))))
}

/** The entry stays in its own chunk: it starts the application, so no other chunk may import it. */
const startOf = (modules: Rolldown.ChunkingContext): Start => ({
  app: new Set(
    [...closureOf(entries.start, modules)].filter((id) => id !== join(layout.root, entries.start)),
  ),
  island: closuresOf(
    [entries.island, entries.addressDialog, entries.addressPorts, entries.calculator],
    modules,
  ),
  entry: closuresOf([entries.app, entries.site], modules),
  loader: sharedOf(entries.site, modules),
  visitor: closuresOf(entries.visitor, modules),
  checkout: closuresOf(entries.checkout, modules),
})

/** What the initial load does not import, and every screen does. */
const EVERY_SCREEN = /\/features\/sale\/shared\/page-notices\.tsx|\/core\/template\/page-content\.ts/

/**
 * Returns the chunk of a module in the initial load of the application. `base` is also needed by the address form of a
 * document, so visitors who come from there have it in their cache. `loader` is what the script of the public pages
 * shares with others. `app` is the rest. `visitor` loads right after both, and the checkout does not need it. A few
 * large files compress better than many small ones and need fewer requests.
 */
const startChunk = (id: string, { app, entry, loader, island, visitor, checkout }: Start): string | null => {
  if (loader.has(id)) return 'loader'
  if (entry.has(id)) return null
  if (app.has(id) || EVERY_SCREEN.test(id)) return island.has(id) ? 'base' : 'app'
  return visitor.has(id) && !island.has(id) && !checkout.has(id) ? 'visitor' : null
}

/** Chunks that several screens share in addition to the initial load. The bundler splits the rest. */
const SHARED: readonly { readonly name: string; readonly test: RegExp }[] = [
  { name: 'form', test: /\/node_modules\/zod\/|\/features\/sale\/shared\/form-schema/ },
  { name: 'field', test: /\/ui\/kit\/field\/(?!text-area|secret-field)|\/features\/shared\/autofill/ },
  {
    name: 'requirements',
    test: /\/ui\/kit\/(?:error-summary|section|notice)\/|\/features\/(?:sale\/)?shared\/(?:typing|heading-focus|failure-tags)|\/content\/es\/shared\/legal\.ts/,
  },
  // Apart from the requirements: it needs the rules of banks and cards, which the calculator of a document does not.
  { name: 'field-failure', test: /\/content\/es\/shared\/field-failure\.ts/ },
  {
    name: 'price',
    test: /\/ui\/(?:kit\/price|features\/sale\/shared\/why-price|content\/es\/shared\/price-timeline)|\/core\/pricing\/price-timeline/,
  },
  {
    name: 'plans',
    test: /\/features\/(?:sale\/)?shared\/(?:companion-services|lazy-label|address-line)/,
  },
  {
    name: 'order-lines',
    test: /\/sale\/shared\/quote-groups|\/content\/es\/shared\/(?:past-due|trade-in-credit)\.ts/,
  },
  {
    name: 'checkout-facts',
    test: /\/core\/(?:shared\/money-text|checkout\/person)\.ts|\/details\.selectors\.ts/,
  },
  {
    name: 'motif',
    test: /\/ui\/kit\/scene\/motif|\/adapters\/brand\/(?:\w+\/)?motif\.ts|\/illustration-parts/,
  },
  // Public pages name it in their first script.
  { name: 'marketing', test: /\/affiliate\/marketing-parameters\.ts/ },
  // A script without code, which each application imports: as small as one can be.
  { name: 'global-styles', test: /\/ui\/theme\/global\.css\.ts/ },
  { name: 'choice', test: /\/ui\/kit\/(?:choice|checkbox)\// },
  { name: 'chips', test: /\/ui\/kit\/chips\// },
]

const codeSplitting = (): Rolldown.CodeSplittingOptions => {
  let start: Start | null = null
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'start',
        name: (id, modules) => {
          start ??= startOf(modules)
          return startChunk(id, start)
        },
      },
      ...SHARED,
    ],
  }
}

/** Files that load with the shell of the application. */
const SHELL_FILES = /\/(?:base|app|rolldown-runtime|loader|preload-helper)-/

/** Files that load with the script of the public pages. */
const LOADER_FILES = /\/loader-/

/** Returns the files to preload with a lazy part: those that the script of the page has not loaded. */
const missingAt = (host: string, files: string[]): string[] => {
  const loaded = host.includes('site.main') ? LOADER_FILES : SHELL_FILES
  return files.filter((file) => !loaded.test(file))
}

/** Returns the build options of the browser scripts: few chunks, and one style sheet for the complete application. */
export const clientBuild = (): BuildEnvironmentOptions => ({
  cssCodeSplit: false,
  modulePreload: { polyfill: false, resolveDependencies: (_, files, { hostId }) => missingAt(hostId, files) },
  rolldownOptions: {
    input: [entries.app, entries.site, entries.portal],
    plugins: [unusedCodecs, unusedOfContract, unusedOfRouter, unusedOfDownshift, hookOfReact, shrinkScripts],
    preserveEntrySignatures: 'allow-extension',
    // What a brand does not have is null in its folder, three modules away from where it is used.
    optimization: { inlineConst: { mode: 'smart', pass: 4 } },
    // Property reads, globals and imports have no side effects in any shipped module.
    treeshake: {
      propertyReadSideEffects: false,
      unknownGlobalSideEffects: false,
      invalidImportSideEffects: false,
    },
    output: { codeSplitting: codeSplitting() },
  },
})
