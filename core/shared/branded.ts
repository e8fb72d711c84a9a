declare const tag: unique symbol

/** A value of `A` that only its constructor may mark as `Tag`. At run time it is a plain `A`. */
export type Branded<A, Tag extends string> = A & { readonly [tag]: Tag }
