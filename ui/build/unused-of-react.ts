import type { ESTree, Rolldown } from 'vite'
import { parseAst } from 'vite'

/** Exports of React and React DOM that neither the store nor its libraries use, by script. */
const unusedExports = {
  'react.production.js': [
    'Activity',
    'Children',
    'Profiler',
    'ViewTransition',
    'addTransitionType',
    'cache',
    'cacheSignal',
    'lazy',
    'unstable_useCacheRefresh',
    'useActionState',
    'useOptimistic',
  ],
  'react-dom.production.js': [
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'unstable_batchedUpdates',
    'useFormState',
    'useFormStatus',
  ],
  'react-dom-client.production.js': ['hydrateRoot'],
} as const

type Script = keyof typeof unusedExports

/** Names that no module of the store may import from React or React DOM, because the build omits them. */
export const omittedOfReact: readonly string[] = Object.values(unusedExports).flat()

/** Parts of React DOM that the store never uses: the functions of its production build, by part. */
const unusedFunctions = {
  hydration: [
    'ReactDOMHydrationRoot',
    'attemptContinuousHydration',
    'attemptExplicitHydrationTarget',
    'attemptHydrationAtCurrentPriority',
    'canHydrateHydrationBoundary',
    'canHydrateInstance',
    'canHydrateTextInstance',
    'clearHydrationBoundary',
    'clearIfContinuousEvent',
    'commitActivityHydrationCallbacks',
    'commitSuspenseHydrationCallbacks',
    'createFiberFromDehydratedFragment',
    'getNextHydratable',
    'getNextHydratableInstanceAfterHydrationBoundary',
    'hideOrUnhideDehydratedBoundary',
    'mountHostRootWithoutHydrating',
    'popHydrationState',
    'popToNextHostParent',
    'prepareToHydrateHostInstance',
    'pushDehydratedActivitySuspenseHandler',
    'pushTreeFork',
    'queueHydrationError',
    'queueIfContinuousEvent',
    'resetHydrationState',
    'retryActivityComponentWithoutHydrating',
    'retryDehydratedSuspenseBoundary',
    'retryIfBlockedOn',
    'retrySuspenseComponentWithoutHydrating',
    'throwOnHydrationMismatch',
    'updateDehydratedSuspenseComponent',
    'upgradeHydrationErrorsToRecoverable',
  ],
  viewTransitions: [
    'applyViewTransitionToHostInstances',
    'commitAfterMutationEffectsOnFiber',
    'commitDeletedPairViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'createViewTransitionInstance',
    'measureNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'pushViewTransitionCancelableScope',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreViewTransitionOnHostInstances',
    'scheduleViewTransitionEvent',
    'startViewTransition',
    'trackEnterViewTransitions',
  ],
  fragmentReferences: [
    'FragmentInstance',
    'addFragmentHandleToFiber',
    'addFragmentHandleToInstance',
    'commitFragmentInstanceDeletionEffects',
    'commitFragmentInstanceInsertionEffects',
    'commitNewChildToFragmentInstance',
    'commitNewChildToFragmentInstances',
    'deleteChildFromFragmentInstance',
  ],
  resources: [
    'acquireResource',
    'getResource',
    'preconnect',
    'prefetchDNS',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
    'preloadResource',
    'suspendResource',
  ],
  actionStates: ['mountActionState', 'rerenderActionState', 'updateActionState'],
  suspenseLists: ['initSuspenseListRenderState', 'updateSuspenseListComponent'],
  activities: ['updateActivityComponent'],
  componentStacks: ['getStackByFiberInDevAndProd'],
} as const

/** Where an unused part would start. There the build throws, so that a new use fails in its first test. */
const starts: ReadonlySet<string> = new Set([
  'FragmentInstance',
  'createViewTransitionInstance',
  'mountActionState',
  'updateActivityComponent',
  'updateSuspenseListComponent',
])

/** What an unused function returns instead, where its callers need a value. */
const results: Readonly<Record<string, string>> = {
  getResource: '{ return null }',
  getStackByFiberInDevAndProd: "{ return '' }",
}

type Edit = { readonly start: number; readonly end: number; readonly text: string }

type Statement = ESTree.Program['body'][number]

const bodyOf = (name: string): string =>
  starts.has(name) ? `{ throw Error('the build omits ${name}') }` : (results[name] ?? '{}')

const emptied = (node: Statement, unused: ReadonlySet<string>): Record<string, Edit> =>
  node.type === 'FunctionDeclaration' && node.id !== null && node.body !== null && unused.has(node.id.name)
    ? { [node.id.name]: { start: node.body.start, end: node.body.end, text: bodyOf(node.id.name) } }
    : {}

/** Returns the removal of `exports.name = …` for an unused name. */
const removed = (node: Statement, code: string, unused: ReadonlySet<string>): Record<string, Edit> => {
  const [, name = ''] = /^exports\.(\w+) =/.exec(code.slice(node.start, node.end)) ?? []
  return unused.has(name) ? { [name]: { start: node.start, end: node.end, text: '' } } : {}
}

/** Applies the edits. Throws if a name has none: the version of the script was changed. */
const edited = (code: string, names: readonly string[], edits: Readonly<Record<string, Edit>>): string => {
  const missing = names.filter((name) => edits[name] === undefined)
  if (missing.length > 0) throw new Error(`React has no ${missing.join(', ')} any more`)
  return Object.values(edits)
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), code)
}

/** Returns a script of React without its unused parts. Without `hydrateRoot` the flag `isHydrating` of React DOM is never set. */
export const withoutUnused = (script: Script, code: string): string => {
  const functions = script === 'react-dom-client.production.js' ? Object.values(unusedFunctions).flat() : []
  const names: readonly string[] = [...unusedExports[script], ...functions]
  const unused = new Set(names)
  const { body } = parseAst(code)
  const edits = body.map((node) => ({ ...emptied(node, unused), ...removed(node, code, unused) }))
  const text = edited(code, names, Object.assign({}, ...edits) as Record<string, Edit>)
  return functions.length === 0
    ? text
    : text
        .replaceAll(/^FragmentInstance\.prototype\.\w+ = function [\s\S]*?^\};\n/gm, '')
        .replaceAll(/\bisHydrating(?=\)| &&)/g, 'false')
}

const scriptOf = (id: string): Script | undefined =>
  (Object.keys(unusedExports) as Script[]).find((script) => id.endsWith(`/${script}`))

/**
 * Removes unused parts of React from the bundle. Each of its scripts is one scope of CommonJS, so the bundler removes nothing of it.
 * `test/ui/build` checks that the store uses none of the parts.
 */
export const unusedOfReact: Rolldown.Plugin = {
  name: 'unused-of-react',
  transform: {
    filter: { id: /\/node_modules\/react(?:-dom)?\/cjs\/[\w-]+\.production\.js$/ },
    handler: (code, id) => {
      const script = scriptOf(id)
      return script === undefined ? null : { code: withoutUnused(script, code), map: null }
    },
  },
}

/** The hook that React has had since version 18, in place of a copy for older versions. */
export const hookOfReact: Rolldown.Plugin = {
  name: 'hook-of-react',
  transform: {
    filter: { id: /\/use-sync-external-store-shim\.production\.js$/ },
    handler: () => ({
      code: 'exports.useSyncExternalStore = require("react").useSyncExternalStore',
      map: null,
    }),
  },
}
