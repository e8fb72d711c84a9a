export type Json = { readonly [key: string]: Json } | readonly Json[] | string | number | boolean | null

/** A message as HTTP sends it: without undefined properties. */
export const carried = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json

export const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

/** A position in a message. `shape` is its path without the indexes of lists: places of one shape have one schema. */
type Place = {
  readonly part: Json
  readonly name: string
  readonly shape: string
  readonly put: (other: Json) => Json
}

/** Returns every position in a message, with the message itself. */
export const placesIn = (value: Json): readonly Place[] => {
  const here: Place = { part: value, name: '', shape: '', put: (other) => other }
  const within = (parent: string, name: string, part: Json, put: (other: Json) => Json): readonly Place[] =>
    placesIn(part).map((place) => ({
      part: place.part,
      name: place.shape === '' ? name : place.name,
      shape: parent + place.shape,
      put: (other) => put(place.put(other)),
    }))
  if (isList(value))
    return [here, ...value.flatMap((part, at) => within('/*', '', part, (other) => value.with(at, other)))]
  if (!isObject(value)) return [here]
  return [
    here,
    ...Object.entries(value).flatMap(([key, part]) =>
      within(`/${key}`, key, part, (other) => ({ ...value, [key]: other })),
    ),
  ]
}

/** More entries than any list of the contract may have. */
const TOO_MANY = 1_001

/** The numbers that may be null: an end that has not come, or does not exist. */
const NULLABLE_NUMBERS: readonly string[] = ['closedAt', 'expiresAt']

/** No reader accepts these in place of the part. Other headers may be present. */
const wrongly = ({ part, name }: Place): readonly Json[] => {
  if (isObject(part))
    return name === 'headers'
      ? []
      : [
          { ...part, unheardOf: 1 },
          { ...part, ['__proto__']: { polluted: true } },
        ]
  if (isList(part)) return [{ 0: 1 }]
  const another: readonly Json[] = [0.5, [part], { part }]
  if (typeof part === 'number') {
    const none = NULLABLE_NUMBERS.includes(name) ? [] : [null]
    return [...another, String(part), ...none, 2 ** 60, -(2 ** 60)]
  }
  return typeof part === 'string' ? [...another, `${part}\u0000`, `\uD800${part}`] : another
}

/** The part is null, or one of its keys is missing: wrong but for what may be so. */
const missing = ({ part }: Place): readonly Json[] => [
  null,
  ...(isObject(part)
    ? Object.keys(part).map((key) =>
        Object.fromEntries(Object.entries(part).filter(([name]) => name !== key)),
      )
    : []),
]

/** Longer than any list or text of the contract may be. */
const tooLong = ({ part }: Place): readonly Json[] => {
  if (isList(part)) return part.slice(0, 1).map((item) => Array.from({ length: TOO_MANY }, () => item))
  return typeof part === 'string' ? ['x'.repeat(20_000)] : []
}

type Message = () => Json

const changed = (places: readonly Place[], change: (place: Place) => readonly Json[]): readonly Message[] =>
  places.flatMap((place) => change(place).map((other) => () => place.put(other)))

/** Messages that are wrong in one place: a key or an entry too many, a leaf of another kind or out of its bounds. */
export const spoilt = (value: Json): readonly Message[] => changed(placesIn(value), wrongly)

/** Messages that lack something in one place. */
export const lacking = (value: Json): readonly Message[] => changed(placesIn(value), missing)

/** Messages with one list or text that is too long, for the shapes that `seen` does not have; adds them to it. */
export const oversized = (value: Json, seen = new Set<string>()): readonly Message[] =>
  changed(placesIn(value), (place) => {
    const long = seen.has(place.shape) ? [] : tooLong(place)
    if (long.length > 0) seen.add(place.shape)
    return long
  })
