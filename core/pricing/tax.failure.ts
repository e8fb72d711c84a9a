/** A state without a known rate. Nothing can be sold there, because its tax would be a guess. */
export type StateUntaxed = { readonly _tag: 'StateUntaxed'; readonly state: string }
