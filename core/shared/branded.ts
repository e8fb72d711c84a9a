declare const tag: unique symbol

/** A value of `A` that only its constructor may name `Tag`; at run time it is a plain `A`. */
export type Branded<A, Tag extends string> = A & { readonly [tag]: Tag }
