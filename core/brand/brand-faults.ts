import type { BrandFault } from './brand-fault.ts'
import type { BrandPack } from './brand-pack.ts'
import { siteDataFaults } from './check-site-data.ts'
import type { OtherBrand } from './identity-faults.ts'
import { identityFaults } from './identity-faults.ts'
import { labelFaults } from './label-faults.ts'
import { offerFaults } from './offer-faults.ts'
import type { BrandPalette } from './palette.ts'
import { paletteFaults } from './palette-faults.ts'
import { phoneFaults } from './phone-faults.ts'
import { textFaults } from './text-faults.ts'

/**
 * Returns every fault of a brand's data: identity, palette, telephones, catalogue and references, texts, labels, claims
 * and public pages (BRD-01, BRD-03 to BRD-08). `folder` is the name of its folder, `others` the store's other brands.
 */
export const brandFaults = (
  { brand, terms, labelFacts, labelArchive }: BrandPack,
  palette: BrandPalette,
  folder: string,
  others: readonly OtherBrand[],
): readonly BrandFault[] => [
  ...identityFaults(brand, folder, others),
  ...paletteFaults(palette),
  ...phoneFaults(brand, labelFacts),
  ...offerFaults(brand, terms),
  ...textFaults(brand, terms),
  ...labelFaults(brand, labelFacts, labelArchive),
  ...siteDataFaults(brand.site, brand.catalog).map(({ fault, entry }) => ({
    file: 'site.ts',
    key: entry,
    fault: `is wrong: ${fault}`,
  })),
]
