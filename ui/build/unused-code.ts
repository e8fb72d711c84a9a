import type { ESTree, Rolldown } from 'vite'
import { Visitor, parseAst } from 'vite'

type Span = { readonly start: number; readonly end: number }

/** Properties that only the server, the API documents and tests read: by a property that identifies their object. */
const serverProperties = [
  { of: 'codec', unused: ['schema', 'arbitrary'] },
  {
    of: 'retry',
    unused: ['summary', 'limit', 'passLimit', 'refusals', 'status', 'savedCartAfter', 'savedCartIn'],
  },
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

/** Returns a contract module without what no browser reads: summaries, rate limits, schemas and generators. */
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

/** Marks io-ts classes as pure. The bundler cannot prove that, so unused codecs would stay in the bundle. */
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
 * Removes unused router parts from the bundle: the link component (journeys intercept plain links) and scroll
 * restoration (`announce-screens` scrolls). A rendered router link would throw in its first test.
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

/** Lets the bundler drop the hooks of downshift that nothing imports: an assignment to each would retain it. */
export const unusedOfDownshift: Rolldown.Plugin = {
  name: 'unused-of-downshift',
  transform: {
    filter: { id: /\/node_modules\/downshift\/dist\/downshift\.esm\.mjs$/ },
    handler: (code) => ({ code: code.replaceAll(/^use\w+\.stateChangeTypes = .*$/gm, ''), map: null }),
  },
}
