/** No rate is known for a state: nothing can be sold there, for its tax would be a guess. */
export type StateUntaxed = { readonly _tag: 'StateUntaxed'; readonly state: string }
