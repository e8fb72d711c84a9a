/** `id` gives a fresh URL-safe name of 128 random bits or more. */
export type Random = { readonly id: () => string }
