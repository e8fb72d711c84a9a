/** The slugs of all brands, which are the names of their folders. */
export const brandSlugs = ['cometa', 'brisa'] as const

export type BrandSlug = (typeof brandSlugs)[number]

export const DEFAULT_BRAND: BrandSlug = 'cometa'

/** The brand that sells least. A new brand begins with its offers and texts. */
export const SMALLEST_BRAND: BrandSlug = 'brisa'

/** Returns the brand that the setting BRAND names: the default without one, null for an unknown name. */
export const parseBrandSlug = (setting = ''): BrandSlug | null =>
  setting === '' ? DEFAULT_BRAND : (brandSlugs.find((slug) => slug === setting) ?? null)

/**
 * The brand of this build or process. Vite replaces the variable with the slug. The modules in this folder compare the
 * variable directly, so that a bundle leaves out the data of other brands.
 */
export const selectedSlug = process.env['BRAND'] || DEFAULT_BRAND
