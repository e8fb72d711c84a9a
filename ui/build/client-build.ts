import { join } from 'node:path'
import type { BuildEnvironmentOptions, Rolldown } from 'vite'
import { entries, layout } from './layout.ts'

/** Every module that a source imports at once, itself among them. */
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

type Start = Readonly<Record<'app' | 'island' | 'site', ReadonlySet<string>>>

/**
 * Which file a module goes to that the application starts with: `base` is what the address form of a document needs as well, so that who
 * comes from there has it already; `app` is the rest. Few large files compress better than many small ones, and cost fewer requests.
 */
const startChunk = (id: string, { app, island, site }: Start): string | null => {
  if (!app.has(id) || site.has(id)) return null
  return island.has(id) ? 'base' : 'app'
}

/** What the screens with a form share, and no other. */
const FORM_PARTS =
  /\/node_modules\/zod\/|\/ui\/kit\/(?:error-summary|field\/text-field)|\/ui\/features\/form-schema|\/ui\/content\/es\/field-failure/

const codeSplitting = (): Rolldown.CodeSplittingOptions => {
  let start: Start | null = null
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'start',
        name: (id, modules) => {
          start ??= {
            app: closureOf(entries.app, modules),
            island: closureOf(entries.island, modules),
            site: closureOf(entries.site, modules),
          }
          return startChunk(id, start)
        },
      },
      { name: 'form', test: FORM_PARTS },
    ],
  }
}

/** How the scripts of the browser are built: cut into few files, with one style sheet for the whole application. */
export const clientBuild = (): BuildEnvironmentOptions => ({
  cssCodeSplit: false,
  rolldownOptions: {
    input: [entries.app, entries.site],
    preserveEntrySignatures: 'allow-extension',
    // Reading a property, a global or an import has no effect in anything that is shipped.
    treeshake: {
      propertyReadSideEffects: false,
      unknownGlobalSideEffects: false,
      invalidImportSideEffects: false,
    },
    output: { codeSplitting: codeSplitting() },
  },
})
