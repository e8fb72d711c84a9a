import { externalPages } from '../routes/external-paths.ts'
import type { BrandIdentity } from './brand.ts'
import type { BrandFault } from './brand-fault.ts'
import { faultIf } from './brand-fault.ts'

const FILE = 'identity.ts'

/** A slug is part of paths, of cookies and of the name of a folder (BRD-08). */
export const SLUG = /^[a-z][a-z0-9]{1,29}$/

/** What a brand may not share with another one. */
export type OtherBrand = Pick<BrandIdentity, 'slug' | 'name' | 'legalName'>

/** The id of the store of the default brand, which has no slug of its own in it. */
const STORE_ID = 'us'

/** Returns the faults of a slug: its form, a brand or a store that has it (BRD-08). */
export const slugFaults = (
  slug: string,
  others: readonly Pick<OtherBrand, 'slug'>[],
): readonly BrandFault[] => [
  ...faultIf(
    !SLUG.test(slug),
    FILE,
    'slug',
    `is «${slug}»; a slug has 2 to 30 small letters and digits and begins with a letter`,
  ),
  ...faultIf(
    others.some((other) => other.slug === slug),
    FILE,
    'slug',
    `is «${slug}», which another brand has`,
  ),
  ...faultIf(slug === STORE_ID, FILE, 'slug', `is «${slug}», which is the id of the default store`),
]

/** Returns faults of the brand identity in a folder: slug, names and external addresses (BRD-08). */
export const identityFaults = (
  { slug, name, legalName, links }: BrandIdentity,
  folder: string,
  others: readonly OtherBrand[],
): readonly BrandFault[] => [
  ...faultIf(slug !== folder, FILE, 'slug', `is «${slug}», but the folder is called «${folder}»`),
  ...slugFaults(slug, slug === folder ? others : []),
  ...faultIf(name.trim() === '', FILE, 'name', 'is empty'),
  ...faultIf(legalName.trim() === '', FILE, 'legalName', 'is empty'),
  ...others.flatMap((other) => [
    ...faultIf(
      other.name.toLowerCase() === name.toLowerCase(),
      FILE,
      'name',
      `is «${name}», like that of the brand ${other.slug}`,
    ),
    ...faultIf(
      other.legalName === legalName,
      FILE,
      'legalName',
      `is «${legalName}», like that of the brand ${other.slug}`,
    ),
  ]),
  ...externalPages.flatMap((page) =>
    faultIf(
      !/^https:\/\/[^\s/]+\/\S*$/.test(links[page]),
      FILE,
      `links.${page}`,
      `is «${links[page]}», not an address with https and a path`,
    ),
  ),
]
