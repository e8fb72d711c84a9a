/** Why a value has no canonical text. */
export const notCanonicalReasons = ['number', 'type', 'depth'] as const

/** Where in the value the part stands that can't be written: `lines.0.quantity`. */
export type NotCanonical = {
  readonly _tag: 'NotCanonical'
  readonly reason: (typeof notCanonicalReasons)[number]
  readonly path: string
}
