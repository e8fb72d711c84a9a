export type Json = { readonly [key: string]: Json } | readonly Json[] | string | number | boolean | null

/** As HTTP carries it: what has no value is not there. */
export const carried = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json

export const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

type Change = (part: Json, name: string) => readonly Json[]

/** Every value that differs from this one in a single place, as `change` has it for the part that stands there. */
const changed = (value: Json, change: Change, name = ''): readonly Json[] => {
  const here = change(value, name)
  if (isList(value))
    return [
      ...here,
      ...value.flatMap((part, index) => changed(part, change).map((other) => value.with(index, other))),
    ]
  if (!isObject(value)) return here
  return [
    ...here,
    ...Object.entries(value).flatMap(([key, part]) =>
      changed(part, change, key).map((other) => ({ ...value, [key]: other })),
    ),
  ]
}

/** More entries than any list of the contract may have. */
const TOO_MANY = 1_001

/** The numbers that may be null: an end that has not come, or that nobody has. */
const NULLABLE_NUMBERS: readonly string[] = ['closedAt', 'expiresAt']

/** Nobody accepts these in place of the part. Headers may be joined by others. */
const wrongly: Change = (part, name) => {
  if (isObject(part))
    return name === 'headers'
      ? []
      : [
          { ...part, unheardOf: 1 },
          { ...part, ['__proto__']: { polluted: true } },
        ]
  if (isList(part))
    return [{ 0: 1 }, ...part.slice(0, 1).map((item) => Array.from({ length: TOO_MANY }, () => item))]
  const another: readonly Json[] = [0.5, [part], { part }]
  if (typeof part === 'number') {
    const none = NULLABLE_NUMBERS.includes(name) ? [] : [null]
    return [...another, String(part), ...none, 2 ** 60, -(2 ** 60)]
  }
  return typeof part === 'string'
    ? [...another, `${part}\u0000`, `\u202E${part}`, 'x'.repeat(20_000)]
    : another
}

/** The part is null, or one of its keys is missing: wrong but for what may be so. */
const missing: Change = (part) => [
  null,
  ...(isObject(part)
    ? Object.keys(part).map((key) =>
        Object.fromEntries(Object.entries(part).filter(([name]) => name !== key)),
      )
    : []),
]

/** Values that are wrong in one place: a key or an entry too many, a leaf of another kind or out of its bounds. */
export const spoilt = (value: Json): readonly Json[] => changed(value, wrongly)

/** Values that lack something in one place. */
export const lacking = (value: Json): readonly Json[] => changed(value, missing)
