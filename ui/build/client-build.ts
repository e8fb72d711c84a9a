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

/** The entry itself stays apart: it starts the application, and nothing else may lead to it. */
const startOf = (modules: Rolldown.ChunkingContext): Start => ({
  app: new Set([...closureOf(entries.app, modules)].filter((id) => id !== join(layout.root, entries.app))),
  island: closureOf(entries.island, modules),
  site: closureOf(entries.site, modules),
})

/**
 * Which file a module goes to that the application starts with: `base` is what the address form of a document needs as well, so that who
 * comes from there has it already; `app` is the rest. Few large files compress better than many small ones, and cost fewer requests.
 */
const startChunk = (id: string, { app, island, site }: Start): string | null => {
  if (!app.has(id) || site.has(id)) return null
  return island.has(id) ? 'base' : 'app'
}

/** What several screens share beside the start, each with what is needed together. The rest the bundler cuts by itself. */
const SHARED: readonly { readonly name: string; readonly test: RegExp }[] = [
  {
    name: 'form',
    test: /\/node_modules\/zod\/|\/ui\/kit\/field\/text-field|\/ui\/features\/(?:form-schema|autofill)|\/ui\/content\/es\/field-failure/,
  },
  {
    name: 'desk',
    test: /\/ui\/kit\/error-summary|\/ui\/features\/(?:typing|heading-focus|failure-notice)|\/ui\/content\/es\/(?:failure|legal)\.ts/,
  },
  { name: 'choice', test: /\/ui\/kit\/(?:choice|checkbox)\// },
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

/**
 * Parts of the router that every route carries though this application has no use for them: its links (ours are plain ones, which the
 * journeys take over) and its care of the scroll position (`announce-screens` scrolls). A link would throw, in the first test that draws it.
 */
const unusedOfRouter: Rolldown.Plugin = {
  name: 'unused-of-router',
  transform: {
    filter: {
      id: /\/node_modules\/@tanstack\/(?:react-router\/dist\/esm\/link|router-core\/dist\/esm\/scroll-restoration)\.js$/,
    },
    handler: (code, id) => {
      const names = /export \{ ([^}]+) \}/.exec(code)?.[1] ?? ''
      const body = id.endsWith('link.js')
        ? "throw new Error('the links of the router are left out of the build')"
        : ''
      return {
        code: `const unused = () => { ${body} }\nexport { ${names.replaceAll(/\w+/g, 'unused as $&')} }`,
        map: null,
      }
    },
  },
}

/** Files that come with the shell of the application. */
const SHELL_FILES = /\/(?:base|app|rolldown-runtime|preload-helper)-/

/** The files to fetch beside a part that is loaded late: in the application, those that did not come with its shell. */
const missingAt = (host: string, files: string[]): string[] =>
  host.includes('site.main') ? files : files.filter((file) => !SHELL_FILES.test(file))

/** How the scripts of the browser are built: cut into few files, with one style sheet for the whole application. */
export const clientBuild = (): BuildEnvironmentOptions => ({
  cssCodeSplit: false,
  modulePreload: { polyfill: false, resolveDependencies: (_, files, { hostId }) => missingAt(hostId, files) },
  rolldownOptions: {
    input: [entries.app, entries.site],
    plugins: [unusedCodecs, unusedOfRouter],
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
