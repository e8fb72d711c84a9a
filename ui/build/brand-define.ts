import { brandSlugs, parseBrandSlug } from '../../adapters/brand/slug.ts'

/** Returns the constants with which Vite replaces the variable BRAND. Throws for an unknown brand. */
export const brandDefine = (env: Readonly<Record<string, string | undefined>>) => {
  const slug = parseBrandSlug(env['BRAND'])
  if (slug === null) throw new Error(`BRAND: one of ${brandSlugs.join(', ')}`)
  return { 'process.env.BRAND': JSON.stringify(slug) }
}
