import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BrandPack } from '#core/brand/brand-pack.ts'
import { faultSentence } from '#core/brand/brand-fault.ts'
import { brandFaults } from '#core/brand/brand-faults.ts'
import { slugFaults } from '#core/brand/identity-faults.ts'
import type { BrandPalette } from '#core/brand/palette.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { labelsOf } from '#core/label/labels.ts'
import type { Frn } from '#core/label/plan-id.ts'
import { cents } from '#core/shared/money.ts'
import { pack } from '#adapters/brand/cometa/pack.ts'
import { palette } from '#adapters/brand/cometa/palette.ts'
import { eachBrand } from '#test/builders/brand.builder.ts'
import { forAll } from '#test/for-all.ts'

const { brand, terms, labelFacts, labelArchive } = pack
const { slug, catalog, site } = brand
const unsold = 'fibra-lunar' as OfferId

const other = { slug: 'luna', name: 'Luna', legalName: 'Luna Comunicaciones, LLC' }

const sentencesOf = (
  given: BrandPack = pack,
  colors: BrandPalette = palette,
  folder: string = slug,
): readonly string[] =>
  brandFaults(given, colors, folder, [other]).map((fault) => faultSentence(folder, fault))

const withBrand = (change: Partial<BrandPack['brand']>): BrandPack => ({
  ...pack,
  brand: { ...brand, ...change },
})

const withTerms = (change: Partial<BrandPack['terms']>): BrandPack => ({
  ...pack,
  terms: { ...terms, ...change },
})

const withFacts = (change: Partial<BrandPack['labelFacts']>): BrandPack => ({
  ...pack,
  labelFacts: { ...labelFacts, ...change },
})

const light = (change: Partial<BrandPalette['light']>): BrandPalette => ({
  ...palette,
  light: { ...palette.light, ...change },
})

const phones = (dial: string, shown: string): BrandPack =>
  withBrand({ phones: { ...brand.phones, sales: { dial, shown } } })

const [firstCoupon] = terms.coupons
const [firstOffer] = catalog.offers
const [firstLabel] = labelArchive.retired
const [firstStore] = site.stores
const [firstPartner] = brand.partners ?? []
if (!firstCoupon || !firstOffer || !firstLabel || !firstStore || !firstPartner)
  throw new Error('the brand has too little')

const labels = labelsOf(catalog, labelFacts)
if (labels._tag === 'Left') throw new Error('the brand has no labels')
const currentId = labels.right[0]?.planId ?? firstLabel.label.planId

describe('brandFaults', () => {
  it.each(eachBrand)('finds none in %s', (name, { palette: colors, ...given }) => {
    expect(brandFaults(given, colors, name, [])).toEqual([])
  })

  it.each([
    [
      'palette.ts: light.inkSoft on light.paper has a contrast of 1.49:1; text needs 4.5:1.',
      light({ inkSoft: '#d0cabd' }),
    ],
    [
      'palette.ts: light.line on light.paper has a contrast of 1.26:1; an edge needs 3:1.',
      light({ line: '#e5dac4' }),
    ],
    [
      'palette.ts: light.ink on light.paper has a contrast of 5.37:1; text in high contrast needs 7:1.',
      light({ ink: '#666666', paper: '#fbf7f0' }),
    ],
    [
      'palette.ts: light.action is «coral», not a colour of six hexadecimal digits such as #1a2b3c.',
      light({ action: 'coral' }),
    ],
    [
      'palette.ts: light.scene.roof is «undefined», not a colour of six hexadecimal digits such as #1a2b3c.',
      light({ scene: { ...palette.light.scene, roof: undefined as unknown as string } }),
    ],
  ])('says of a palette: %s (BRD-03)', (sentence, colors) => {
    expect(sentencesOf(pack, colors)).toContain(`${slug}/${sentence}`)
  })

  it.each([
    [
      'identity.ts: phones.sales.dial is «+11005550142», not a number of the United States such as +18005550142.',
      phones('+11005550142', '1-100-555-0142'),
    ],
    [
      'identity.ts: phones.sales.dial is «+18009110142», not a number of the United States such as +18005550142.',
      phones('+18009110142', '1-800-911-0142'),
    ],
    [
      'identity.ts: phones.sales.shown is «1-800-555-0143», but the number dialled is +18005550142.',
      phones('+18005550142', '1-800-555-0143'),
    ],
    [
      'brand.ts: partners.antena-vecina.phone.dial is «555», not a number of the United States such as +18005550142.',
      withBrand({ partners: [{ ...firstPartner, phone: { dial: '555', shown: '555' } }] }),
    ],
    [
      `site.ts: stores.${firstStore.id}.phone.shown is «555», but the number dialled is ${firstStore.phone.dial}.`,
      withBrand({
        site: { ...site, stores: [{ ...firstStore, phone: { ...firstStore.phone, shown: '555' } }] },
      }),
    ],
    [
      'label.ts: supportPhone is «1-800-555-0100», but phones.service.shown of identity.ts is «1-800-555-0117».',
      withFacts({ supportPhone: '1-800-555-0100' }),
    ],
    [
      'identity.ts: hours.sales are of days 1 to 7; days count from Sunday, 0, to Saturday, 6.',
      withBrand({ hours: { ...brand.hours, sales: { ...brand.hours.sales, fromDay: 1, toDay: 7 } } }),
    ],
    [
      'identity.ts: business.hours are from 18 to 9 h; they begin before they end.',
      withBrand({
        business: { ...brand.business, hours: { ...brand.business.hours, fromHour: 18, toHour: 9 } },
      }),
    ],
  ])('says of telephones: %s (BRD-04)', (sentence, given) => {
    expect(sentencesOf(given)).toContain(`${slug}/${sentence}`)
  })

  it.each([
    [
      'brand.ts: depositOfferId names the offer «fibra-lunar», which catalog.ts does not have.',
      withBrand({ depositOfferId: unsold }),
    ],
    [
      'brand.ts: depositOfferId names «internet-gig», whose role in catalog.ts is plan, not deposit.',
      withBrand({ depositOfferId: 'internet-gig' as OfferId }),
    ],
    [
      'brand.ts: installOptions.self is missing.',
      withBrand({ installOptions: brand.installOptions.slice(0, 1) }),
    ],
    [
      'terms.ts: featured[0] names the offer «fibra-lunar», which catalog.ts does not have.',
      withTerms({ featured: [unsold] }),
    ],
    [
      `terms.ts: coupons.${firstCoupon.code}.parentId names the offer «fibra-lunar», which catalog.ts does not have.`,
      withTerms({ coupons: [{ ...firstCoupon, coupon: { ...firstCoupon.coupon, parentId: unsold } }] }),
    ],
    [
      `terms.ts: coupons.${firstCoupon.code} can’t be used: field invalid, couponAmount, outOfRange, -1.`,
      withTerms({
        coupons: [{ ...firstCoupon, coupon: { ...firstCoupon.coupon, couponAmount: cents(-1) } }],
      }),
    ],
    [
      'disclaimers.ts: [0].offers names the offer «fibra-lunar», which catalog.ts does not have.',
      withTerms({ disclaimers: [{ version: '1', offers: [unsold], paragraphs: [] }] }),
    ],
    [
      'brand.ts: calculator.lines.unlimited names the offer «fibra-lunar», which catalog.ts does not have.',
      withBrand({
        calculator: {
          internet: { advantage: firstOffer.id, premier: firstOffer.id, gig: firstOffer.id },
          lines: { unlimited: unsold, unlimitedPlus: firstOffer.id },
        },
      }),
    ],
    [
      `catalog.ts can’t be priced: id twice, offers, ${firstOffer.id}.`,
      withBrand({ catalog: { ...catalog, offers: [...catalog.offers, firstOffer] } }),
    ],
  ])('says of offers: %s (BRD-05)', (sentence, given) => {
    expect(sentencesOf(given)).toContain(`${slug}/${sentence}`)
  })

  it('finds no calculator to be no fault (BRD-05)', () => {
    const { calculator: _, partners: __, ...simple } = brand
    expect(sentencesOf({ ...pack, brand: simple })).toEqual([])
  })

  it.each([
    [
      `english.ts: «${firstOffer.name}» has no English.`,
      withTerms({
        english: Object.fromEntries(
          Object.entries(terms.english).filter(([text]) => text !== firstOffer.name),
        ),
      }),
    ],
    [
      `disclaimers.ts: ${firstOffer.id} has 0 legal texts; each offer has one.`,
      withTerms({ disclaimers: [] }),
    ],
    [
      `disclaimers.ts: the text of ${firstOffer.id} (en) can’t be filled: unknown token, moon.`,
      withTerms({
        disclaimers: [
          { version: '1', offers: [firstOffer.id], paragraphs: [{ es: '{name}', en: '{moon}' }] },
        ],
      }),
    ],
    [
      'disclaimers.ts: [0] (es) states an amount in digits: «Cuesta $50»; write {monthly}, {after} or {once}.',
      withTerms({
        disclaimers: [{ version: '1', offers: [firstOffer.id], paragraphs: [{ es: 'Cuesta $50', en: '' }] }],
      }),
    ],
    [
      'agreements.ts: luna states an amount in digits, which the catalogue may change: «Pagas $ 50».',
      withBrand({
        agreements: [
          { id: 'luna', version: '1', title: '', summary: '', paragraphs: ['Pagas $ 50'], grants: null },
        ],
      }),
    ],
  ])('says of texts: %s (BRD-06)', (sentence, given) => {
    expect(sentencesOf(given)).toContain(`${slug}/${sentence}`)
  })

  it.each([
    [
      'label.ts: latencyMs.internet-gig is missing; each internet plan has a label.',
      withFacts({
        latencyMs: Object.fromEntries(
          Object.entries(labelFacts.latencyMs).filter(([id]) => id !== 'internet-gig'),
        ),
      }),
    ],
    [
      'label.ts: latencyMs.fibra-lunar names the offer «fibra-lunar», which catalog.ts does not have.',
      withFacts({ latencyMs: { ...labelFacts.latencyMs, [unsold]: 12 } }),
    ],
    [
      'catalog.ts: internet-gig has no speed; each internet plan has a label.',
      withBrand({
        catalog: {
          ...catalog,
          offers: catalog.offers.map((offer) =>
            offer.id === 'internet-gig' ? { ...offer, speed: null } : offer,
          ),
        },
      }),
    ],
    ['label.ts: contractMonths is not a possible value.', withFacts({ contractMonths: -1 })],
    [
      'retired-labels.ts: {id} is the id of a retired label and of a different current one.'.replace(
        '{id}',
        currentId,
      ),
      {
        ...pack,
        labelArchive: {
          ...labelArchive,
          retired: [{ ...firstLabel, label: { ...firstLabel.label, planId: currentId } }],
        },
      },
    ],
    ['label.ts: provider is «Luna», but the brand is called «Cometa».', withFacts({ provider: 'Luna' })],
    [
      'facts.ts: statesServed claims 7 states, but site.ts lists 41.',
      withBrand({ facts: { ...brand.facts, statesServed: 7 } }),
    ],
    [
      'facts.ts: buyoutLimit claims nothing; write null for a brand without a buyout.',
      withBrand({ facts: { ...brand.facts, buyoutLimit: cents(0) } }),
    ],
    [
      'facts.ts: securityComputers claims nothing; write null for a brand without a security suite.',
      withBrand({ facts: { ...brand.facts, securityComputers: 0 } }),
    ],
  ])('says of labels and claims: %s (BRD-07)', (sentence, given) => {
    expect(sentencesOf(given)).toContain(`${slug}/${sentence}`)
  })

  it('says that labels can’t be made with another failure (BRD-07)', () => {
    expect(sentencesOf(withFacts({ frn: '12' as Frn })).join()).toMatch(/label\.ts gives no labels: .*Frn/)
  })

  it.each([
    ['identity.ts: slug is «cometa», but the folder is called «sol».', pack, 'sol'],
    ['identity.ts: slug is «luna», which another brand has.', withBrand({ slug: 'luna' }), 'luna'],
    [
      'identity.ts: slug is «La Luna»; a slug has 2 to 30 small letters and digits and begins with a letter.',
      withBrand({ slug: 'La Luna' }),
      'La Luna',
    ],
    ['identity.ts: name is «LUNA», like that of the brand luna.', withBrand({ name: 'LUNA' }), slug],
    ['identity.ts: name is empty.', withBrand({ name: ' ' }), slug],
    ['identity.ts: legalName is empty.', withBrand({ legalName: '' }), slug],
    [
      'identity.ts: legalName is «Luna Comunicaciones, LLC», like that of the brand luna.',
      withBrand({ legalName: other.legalName }),
      slug,
    ],
    [
      'identity.ts: links.mobile is «movil», not an address with https and a path.',
      withBrand({ links: { ...brand.links, mobile: 'movil' } }),
      slug,
    ],
  ])('says of the identity: %s (BRD-08)', (sentence, given, folder) => {
    expect(sentencesOf(given, palette, folder)).toContain(`${folder}/${sentence}`)
  })

  it('says what is wrong with the public pages (BRD-01)', () => {
    const stores = [firstStore, firstStore]
    expect(sentencesOf(withBrand({ site: { ...site, stores } }))).toContain(
      `${slug}/site.ts: ${firstStore.id} is wrong: stores: repeated.`,
    )
  })
})

describe('slugFaults', () => {
  it('refuses the id of the default store (BRD-08)', () => {
    expect(slugFaults('us', [])).toEqual([
      { file: 'identity.ts', key: 'slug', fault: 'is «us», which is the id of the default store' },
    ])
  })

  it('accepts other words of small letters (BRD-08)', () =>
    forAll(fc.stringMatching(/^zz[a-z0-9]{2,20}$/), (word) => {
      expect(slugFaults(word, [other])).toEqual([])
    }))
})
