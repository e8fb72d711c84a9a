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

/**
 * What the application starts with, in one file: one compresses better than several and costs one request. The address form of a document
 * is made of nearly the same, so who comes from there has it already. What a document needs before that stays apart.
 */
const startOf = (modules: Rolldown.ChunkingContext): ReadonlySet<string> => {
  const site = closureOf(entries.site, modules)
  const entry = join(layout.root, entries.app)
  return new Set([...closureOf(entries.app, modules)].filter((id) => id !== entry && !site.has(id)))
}

/** What nearly every screen shows beside its own. */
const SCREEN_PARTS =
  /\/ui\/kit\/(?:notice|price\/price-tag)|\/ui\/features\/(?:failure-notice|late-scene)|\/ui\/content\/es\/(?:failure|place)\.ts/

/** What the screens with a form share, and no other. */
const FORM_PARTS =
  /\/node_modules\/zod\/|\/ui\/kit\/(?:error-summary|field\/text-field)|\/ui\/features\/form-schema|\/ui\/content\/es\/field-failure/

const codeSplitting = (): Rolldown.CodeSplittingOptions => {
  let start: ReadonlySet<string> | null = null
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'start',
        name: (id, modules) => {
          start ??= startOf(modules)
          return start.has(id) ? 'start' : null
        },
      },
      { name: 'parts', test: SCREEN_PARTS },
      { name: 'form', test: FORM_PARTS },
    ],
  }
}

/** The classes of io-ts are compiled to functions that no bundler knows to be free of effects: unmarked, unused codecs would stay. */
const unusedCodecs: Rolldown.Plugin = {
  name: 'unused-codecs',
  transform: {
    filter: { id: /\/node_modules\/io-ts\/es6\/index\.js$/ },
    handler: (code) => ({
      code: code
        .replaceAll('/** @class */', '/* @__PURE__ */')
        .replaceAll('= new ', '= /* @__PURE__ */ new '),
      map: null,
    }),
  },
}

/** Files that come with the shell of the application. */
const SHELL_FILES = /\/(?:start|rolldown-runtime|preload-helper)-/

/** The files to fetch beside a part that is loaded late: in the application, those that did not come with its shell. */
const missingAt = (host: string, files: string[]): string[] =>
  host.includes('site.main') ? files : files.filter((file) => !SHELL_FILES.test(file))

/** How the scripts of the browser are built: cut into few files, with one style sheet for the whole application. */
export const clientBuild = (): BuildEnvironmentOptions => ({
  cssCodeSplit: false,
  modulePreload: { polyfill: false, resolveDependencies: (_, files, { hostId }) => missingAt(hostId, files) },
  rolldownOptions: {
    input: [entries.app, entries.site],
    plugins: [unusedCodecs],
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
