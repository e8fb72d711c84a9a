import { either as E } from 'fp-ts'
import type { OfferId, OfferRole } from '../catalog/offer.ts'
import { findOffer } from '../catalog/offer.ts'
import { parseCatalog } from '../catalog/parse-catalog.ts'
import { parseCoupon } from '../catalog/parse-coupon.ts'
import { installKinds } from '../checkout/install-option.ts'
import type { Brand } from './brand.ts'
import type { BrandFault } from './brand-fault.ts'
import { failureWords, faultIf } from './brand-fault.ts'
import type { MerchandisingData } from './merchandising-data.ts'

type Reference = {
  readonly file: string
  readonly key: string
  readonly id: OfferId
  readonly role?: OfferRole
}

const referencesOf = (brand: Brand, terms: MerchandisingData): readonly Reference[] => {
  const { installOptions, depositOfferId, calculator } = brand
  const inCalculator = (part: 'internet' | 'lines') =>
    Object.entries(calculator?.[part] ?? {}).map(([name, id]) => ({
      file: 'brand.ts',
      key: `calculator.${part}.${name}`,
      id,
    }))
  return [
    ...installOptions.map(({ kind, offerId }) => ({
      file: 'brand.ts',
      key: `installOptions.${kind}`,
      id: offerId,
      role: 'installation' as const,
    })),
    { file: 'brand.ts', key: 'depositOfferId', id: depositOfferId, role: 'deposit' },
    ...inCalculator('internet'),
    ...inCalculator('lines'),
    ...terms.featured.map((id, at) => ({ file: 'terms.ts', key: `featured[${at}]`, id })),
    ...terms.coupons.flatMap(({ code, coupon: { parentId, productId } }) => [
      { file: 'terms.ts', key: `coupons.${code}.parentId`, id: parentId },
      { file: 'terms.ts', key: `coupons.${code}.productId`, id: productId },
    ]),
    ...terms.disclaimers.flatMap(({ offers }, at) =>
      offers.map((id) => ({ file: 'disclaimers.ts', key: `[${at}].offers`, id })),
    ),
  ]
}

const referenceFault = (brand: Brand, { file, key, id, role }: Reference): readonly BrandFault[] => {
  const offer = findOffer(brand.catalog.offers, id)
  if (offer === undefined)
    return faultIf(true, file, key, `names the offer «${id}», which catalog.ts does not have`)
  return faultIf(
    role !== undefined && offer.role !== role,
    file,
    key,
    `names «${id}», whose role in catalog.ts is ${offer.role}, not ${role ?? ''}`,
  )
}

/** Returns faults of a catalogue and its references: bad prices, unknown offers, offers of another role (BRD-05). */
export const offerFaults = (brand: Brand, terms: MerchandisingData): readonly BrandFault[] => {
  const catalog = parseCatalog(brand.catalog)
  const kinds = brand.installOptions.map(({ kind }) => kind)
  return [
    ...(E.isLeft(catalog)
      ? faultIf(true, 'catalog.ts', '', `can’t be priced: ${failureWords(catalog.left)}`)
      : []),
    ...terms.coupons.flatMap(({ code, coupon }) => {
      const parsed = parseCoupon(coupon)
      return E.isLeft(parsed)
        ? faultIf(true, 'terms.ts', `coupons.${code}`, `can’t be used: ${failureWords(parsed.left)}`)
        : []
    }),
    ...installKinds
      .filter((kind) => !kinds.includes(kind))
      .flatMap((kind) => faultIf(true, 'brand.ts', `installOptions.${kind}`, 'is missing')),
    ...referencesOf(brand, terms).flatMap((reference) => referenceFault(brand, reference)),
  ]
}
