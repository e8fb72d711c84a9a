import { selectedSlug } from '#adapters/brand/slug.ts'
import { faultSentence } from '#core/brand/brand-fault.ts'
import { brandFaults } from '#core/brand/brand-faults.ts'
import type { BrandPack } from '#core/brand/brand-pack.ts'
import { designFaults } from '#core/brand/design-faults.ts'
import type { BrandPalette } from '#core/brand/palette.ts'

/** Fails the build of a brand with wrong data; throws with the first fault (BRD-01, BRD-03 to BRD-09). */
export const checkBrand = (
  pack: BrandPack,
  palette: BrandPalette,
  design: Parameters<typeof designFaults>,
  slug: string = selectedSlug,
): void => {
  const [fault] = [...brandFaults(pack, palette, slug, []), ...designFaults(...design)]
  if (fault !== undefined) throw new Error(faultSentence(slug, fault))
}
