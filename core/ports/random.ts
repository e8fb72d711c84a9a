/** `id` returns a new URL-safe id of at least 128 random bits. */
export type Random = { readonly id: () => string }
