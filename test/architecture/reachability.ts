import type { Module } from './module-reader.ts'

/** Matches the composition roots: the programs of the product. */
export const COMPOSITION_ROOT = /^ui\/[^/]+\.main\.tsx?$/

/**
 * Returns the paths of all modules that the composition roots use. An import of types uses a module that has only
 * types; the functions of any other module stay unused by it.
 */
export const reachedFromRoots = (modules: readonly Module[]): ReadonlySet<string> => {
  const byPath = new Map(modules.map((module) => [module.path, module]))
  const reached = new Set<string>()
  const pending = modules.filter(({ path }) => COMPOSITION_ROOT.test(path))
  for (let module = pending.pop(); module !== undefined; module = pending.pop()) {
    if (reached.has(module.path)) continue
    reached.add(module.path)
    for (const { to, isType } of module.imports) {
      const target = byPath.get(to ?? '')
      if (target !== undefined && (!isType || target.isTypesOnly)) pending.push(target)
    }
  }
  return reached
}

/** Returns the packages that a program reads before its first line runs. */
export const packagesAtStart = (modules: readonly Module[], root: string): ReadonlySet<string> => {
  const byPath = new Map(modules.map((module) => [module.path, module]))
  const seen = new Set<Module>()
  const packages = new Set<string>()
  const pending = [byPath.get(root)]
  for (let module = pending.pop(); module !== undefined; module = pending.pop()) {
    if (seen.has(module)) continue
    seen.add(module)
    for (const { to, isPackage, isType, isLazy } of module.imports) {
      if (to === null || isType || isLazy === true) continue
      if (isPackage) packages.add(to)
      else if (byPath.has(to)) pending.push(byPath.get(to))
    }
  }
  return packages
}

export type ReachabilityViolation = {
  readonly kind: 'unreached and not listed' | 'listed but reached' | 'listed but missing'
  readonly path: string
}

/** Compares the modules of the core that no composition root uses with the list of those that wait for a feature. */
export const reachabilityViolations = (
  modules: readonly Module[],
  listed: readonly string[],
): readonly ReachabilityViolation[] => {
  const reached = reachedFromRoots(modules)
  const core = modules.map(({ path }) => path).filter((path) => path.startsWith('core/'))
  return [
    ...core
      .filter((path) => !reached.has(path) && !listed.includes(path))
      .map((path) => ({ kind: 'unreached and not listed', path }) as const),
    ...listed
      .filter((path) => reached.has(path))
      .map((path) => ({ kind: 'listed but reached', path }) as const),
    ...listed
      .filter((path) => !core.includes(path))
      .map((path) => ({ kind: 'listed but missing', path }) as const),
  ]
}
