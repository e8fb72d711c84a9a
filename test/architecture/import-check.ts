import { type ImportRule, importRules, typeCyclesAllowedIn } from './import-rules.ts'
import type { Import, Module } from './module-reader.ts'
import type { Repository } from './repository.ts'
import { cyclesOf } from './cycles.ts'

export type ViolationKind =
  | 'no rule'
  | 'folder'
  | 'package'
  | 'value of a types-only place'
  | 'unreadable'
  | 'no such file'
  | 'undeclared package'
  | 'barrel'
  | 'cycle'
  | 'cycle of types'
  | 'cycle of folders'

export type Violation = { readonly kind: ViolationKind; readonly module: string; readonly detail: string }

const patternOf = (place: string, name: string): string =>
  place.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', name)

/** The part of a path that a place names: the path itself or a folder above it. */
const placeIn = (path: string, place: string): string | null =>
  new RegExp(`^${patternOf(place, '[^/]*')}(?=/|$)`).exec(path)?.[0] ?? null

const isPackageIn = (specifier: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => new RegExp(`^${patternOf(pattern, '.*')}$`).test(specifier))

/** The rule that applies to a module. */
export const ruleOf = (path: string): ImportRule | undefined =>
  importRules.find(({ from }) => placeIn(path, from) !== null)

const mayReach = (rule: ImportRule, path: string, target: string, isType: boolean): boolean => {
  const own = placeIn(path, rule.from) ?? path
  const typeFolders = isType ? (rule.typeFolders ?? []) : []
  const entry = [own, ...rule.folders, ...typeFolders].findLast(
    (place) => placeIn(target, place.replace('!', '')) !== null,
  )
  return entry !== undefined && !entry.startsWith('!')
}

/** The package a specifier belongs to: `@a/b/c` to `@a/b`. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const importKinds = (
  module: Module,
  { to, isPackage, isType }: Import,
  repository: Repository,
): ViolationKind[] => {
  const rule = ruleOf(module.path)
  if (rule === undefined) return []
  if (to === null) return rule.mayCompute === true ? [] : ['unreadable']
  const kinds: ViolationKind[] = rule.isTypesOnly === true && !isType ? ['value of a types-only place'] : []
  if (isPackage) {
    const isAllowed = isPackageIn(to, rule.packages) || (isType && isPackageIn(to, rule.typePackages ?? []))
    if (!isAllowed) kinds.push('package')
    if (!to.startsWith('node:') && !repository.packages.includes(packageOf(to)))
      kinds.push('undeclared package')
  } else {
    if (!mayReach(rule, module.path, to, isType)) kinds.push('folder')
    if (!repository.hasFile(to)) kinds.push('no such file')
  }
  return kinds
}

const moduleViolations = (module: Module, repository: Repository): readonly Violation[] => {
  const { path } = module
  const isIndex = /(^|\/)index\.[a-z]+$/.test(path)
  const own: Violation[] = [
    ...(ruleOf(path) === undefined
      ? [{ kind: 'no rule' as const, module: path, detail: 'a place without a rule' }]
      : []),
    ...(isIndex || module.isBarrel
      ? [{ kind: 'barrel' as const, module: path, detail: 'only hands on' }]
      : []),
  ]
  const ofImports = module.imports.flatMap((imported) =>
    importKinds(module, imported, repository).map((kind) => ({
      kind,
      module: path,
      detail: imported.to ?? 'computed',
    })),
  )
  return [...own, ...ofImports]
}

type Edges = ReadonlyMap<string, ReadonlySet<string>>

const edgesOf = (
  modules: readonly Module[],
  nameOf: (path: string) => string,
  isEdge: (imported: Import) => boolean,
): Edges => {
  const edges = new Map<string, Set<string>>()
  for (const { path, imports } of modules)
    for (const imported of imports.filter(isEdge)) {
      const [from, to] = [nameOf(path), nameOf(imported.to ?? '')]
      edges.set(from, (edges.get(from) ?? new Set()).add(to))
    }
  return edges
}

const cycleViolations = (kind: ViolationKind, edges: Edges): readonly Violation[] =>
  cyclesOf(edges).map((cycle) => ({ kind, module: cycle[0] ?? '', detail: cycle.join(', ') }))

const isOurs = ({ to, isPackage }: Import): boolean => to !== null && !isPackage

/** Places without cycles between their folders, and the depth of these folders in path segments. */
const layeredPlaces: readonly (readonly [place: string, names: number])[] = [
  ['core', 2],
  ['adapters', 2],
  ['adapters/provider', 3],
  ['adapters/server', 3],
  ['ui/features', 3],
  ['ui/features', 4],
]

/** Finds import cycles between the folders of a place, types included. A file next to them counts as a folder. */
const folderCycles = (modules: readonly Module[]): readonly Violation[] =>
  layeredPlaces.flatMap(([place, names]) => {
    const folderOf = (path: string): string => path.split('/').slice(0, names).join('/')
    const own = modules.filter(({ path }) => path.startsWith(`${place}/`))
    const between = [...edgesOf(own, folderOf, isOurs)].map(
      ([from, to]) => [from, new Set([...to].filter((name) => name !== from))] as const,
    )
    return cycleViolations('cycle of folders', new Map(between))
  })

/** Returns all violations of the import rules. */
export const violationsIn = (modules: readonly Module[], repository: Repository): readonly Violation[] => {
  const path = (name: string): string => name
  const outsideJourneys = modules.filter((module) => !module.path.startsWith(`${typeCyclesAllowedIn}/`))
  return [
    ...modules.flatMap((module) => moduleViolations(module, repository)),
    ...cycleViolations(
      'cycle',
      edgesOf(modules, path, (imported) => isOurs(imported) && !imported.isType),
    ),
    ...cycleViolations('cycle of types', edgesOf(outsideJourneys, path, isOurs)),
    ...folderCycles(modules),
  ]
}
