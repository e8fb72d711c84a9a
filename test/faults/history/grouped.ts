/** Values by a name they share, in the order in which they came. */
export const grouped = <A>(
  values: readonly A[],
  nameOf: (value: A) => string,
): ReadonlyMap<string, readonly A[]> => {
  const groups = new Map<string, A[]>()
  for (const value of values) {
    const group = groups.get(nameOf(value))
    if (group === undefined) groups.set(nameOf(value), [value])
    else group.push(value)
  }
  return groups
}

/** Those that share a name, where they are several. */
export const repeated = <A>(
  values: readonly A[],
  nameOf: (value: A) => string,
): readonly (readonly [string, readonly A[]])[] =>
  [...grouped(values, nameOf)].filter(([, group]) => group.length > 1)
