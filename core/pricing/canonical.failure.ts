/** A value without canonical text, and its path: `lines.0.quantity`. */
export type NotCanonical = {
  readonly _tag: 'NotCanonical'
  readonly reason: 'number' | 'type' | 'depth'
  readonly path: string
}
