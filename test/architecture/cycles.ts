/** Returns the cycles of a graph by Tarjan's algorithm: strongly connected groups and self-loops. */
export const cyclesOf = (edges: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly string[])[] => {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const open = new Set<string>()
  const cycles: (readonly string[])[] = []

  const visit = (node: string): number => {
    const own = index.size
    index.set(node, own)
    low.set(node, own)
    stack.push(node)
    open.add(node)
    for (const next of edges.get(node) ?? []) {
      const reached = index.has(next) ? (open.has(next) ? index.get(next) : undefined) : visit(next)
      low.set(node, Math.min(low.get(node) ?? own, reached ?? own))
    }
    const lowest = low.get(node) ?? own
    if (lowest === own) {
      const cycle = stack.splice(stack.indexOf(node))
      cycle.forEach((member) => open.delete(member))
      if (cycle.length > 1 || edges.get(node)?.has(node) === true) cycles.push(cycle.toSorted())
    }
    return lowest
  }

  for (const node of edges.keys()) if (!index.has(node)) visit(node)
  return cycles
}
