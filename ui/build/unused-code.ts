import type { ESTree, Rolldown } from 'vite'
import { Visitor, parseAst } from 'vite'

/** Parts of React DOM that the store never uses, as its functions. Function declarations of the production build, by part. */
export const unusedOfReactDom = {
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

type Span = { readonly start: number; readonly end: number }

/** Where an unused part would start. There the build throws, so that a new use fails in its first test. */
const starts: ReadonlySet<string> = new Set([
  'ReactDOMHydrationRoot',
  'createViewTransitionInstance',
  'FragmentInstance',
  'mountActionState',
  'updateSuspenseListComponent',
  'updateActivityComponent',
])

/** What an unused function returns instead, where its callers need a value. */
const results: Readonly<Record<string, string>> = {
  getResource: '{ return null }',
  getStackByFiberInDevAndProd: "{ return '' }",
}

const bodyOf = (name: string): string =>
  starts.has(name) ? `{ throw Error('the build omits ${name}') }` : (results[name] ?? '{}')

/** Finds the bodies of the function declarations at the top of a script. */
const functionBodies = (code: string): ReadonlyMap<string, Span> =>
  new Map(
    parseAst(code).body.flatMap((node) =>
      node.type === 'FunctionDeclaration' && node.id !== null && node.body !== null
        ? [[node.id.name, { start: node.body.start, end: node.body.end }] as const]
        : [],
    ),
  )

/** Replaces the bodies of functions. Throws if the script has no function of a name: its version was changed. */
const replaceBodies = (code: string, names: readonly string[]): string => {
  const bodies = functionBodies(code)
  const found = names.map((name) => {
    const body = bodies.get(name)
    if (body === undefined) throw new Error(`react-dom has no function ${name} any more`)
    return { name, ...body }
  })
  return found
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { name, start, end }) => text.slice(0, start) + bodyOf(name) + text.slice(end), code)
}

/** Returns the client of React DOM without its unused parts. Without `hydrateRoot` its flag `isHydrating` is never set. */
export const withoutUnused = (code: string): string =>
  replaceBodies(code, Object.values(unusedOfReactDom).flat())
    .replaceAll(/^FragmentInstance\.prototype\.\w+ = function [\s\S]*?^\};\n/gm, '')
    .replaceAll(/\bisHydrating(?=\)| &&)/g, 'false')

/**
 * Removes unused parts of React DOM from the bundle. It is one function scope, so a bundler removes nothing of it. `test/ui/build` checks that
 * the store uses none of them.
 */
export const unusedParts: Rolldown.Plugin = {
  name: 'unused-parts-of-react-dom',
  transform: {
    filter: { id: /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
    handler: (code) => ({ code: withoutUnused(code), map: null }),
  },
}

/** Properties that only the server, the API documents and tests read: by a property that identifies their object. */
const serverProperties = [
  { of: 'codec', unused: ['schema', 'arbitrary'] },
  { of: 'timeoutMs', unused: ['summary', 'limit', 'refusals', 'status', 'savedCartAfter'] },
] as const

const nameOf = (property: ESTree.ObjectPropertyKind): string | null =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : null

/** Finds the properties of an object that no browser reads. */
const unusedProperties = ({ properties }: ESTree.ObjectExpression): readonly Span[] => {
  const names = properties.map(nameOf)
  const unused: readonly (string | null)[] = serverProperties.flatMap((rule) =>
    names.includes(rule.of) ? rule.unused : [],
  )
  return properties.filter((_, at) => unused.includes(names[at] ?? null))
}

/** Returns a module of the contract without what no browser reads: summaries, rate limits, schemas and generators of its records and shapes. */
export const withoutServerProperties = (code: string): string => {
  const found: Span[] = []
  new Visitor({ ObjectExpression: (node) => void found.push(...unusedProperties(node)) }).visit(
    parseAst(code),
  )
  return found
    .filter(({ start }) => !found.some((outer) => outer.start < start && start < outer.end))
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code)
}

/** Removes the parts of the contract from the bundle that no browser reads. */
export const unusedOfContract: Rolldown.Plugin = {
  name: 'unused-of-contract',
  transform: {
    order: 'post',
    filter: { id: /\/adapters\/(?:shape|contract)\/.*\.ts$/ },
    handler: (code) => ({ code: withoutServerProperties(code), map: null }),
  },
}

/**
 * Marks io-ts classes as pure: they compile to functions that a bundler cannot prove free of side effects, so unused codecs would stay in the bundle.
 */
export const unusedCodecs: Rolldown.Plugin = {
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
 * Removes unused parts of the router from the bundle: its link component (journeys intercept plain links) and its scroll restoration
 * (`announce-screens` scrolls). A rendered router link would throw, in the first test that renders it.
 */
export const unusedOfRouter: Rolldown.Plugin = {
  name: 'unused-of-router',
  transform: {
    filter: {
      id: /\/node_modules\/@tanstack\/(?:react-router\/dist\/esm\/link|router-core\/dist\/esm\/scroll-restoration)\.js$/,
    },
    handler: (code, id) => {
      const names = /export \{ ([^}]+) \}/.exec(code)?.[1] ?? ''
      const body = id.endsWith('link.js') ? "throw new Error('the build omits router links')" : ''
      return {
        code: `const unused = () => { ${body} }\nexport { ${names.replaceAll(/\w+/g, 'unused as $&')} }`,
        map: null,
      }
    },
  },
}
