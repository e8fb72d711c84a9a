import type { BrandPalette } from '#core/brand/palette.ts'

/** What the files of a new brand differ in. `lines` are the last three digits of its telephone numbers. */
export type NewBrand = {
  readonly slug: string
  readonly name: string
  readonly palette: BrandPalette
  readonly lines: readonly [string, string, string]
}

const phone = (line: string): string => `{ dial: '+18005550${line}', shown: '1-800-555-0${line}' }`

const identity = ({ slug, name, lines: [sales, service, business] }: NewBrand): string => `
import type { AffiliateId } from '#core/affiliate/affiliate-id.ts'
import type { BrandIdentity } from '#core/brand/brand.ts'

/** The identity of ${name}. The telephone numbers are of the fictional 555-01xx block, the hosts use the reserved \`.example\`: replace both. */
export const identity: BrandIdentity = {
  slug: '${slug}',
  name: '${name}',
  legalName: '${name} Internet, LLC',
  phones: {
    sales: ${phone(sales)},
    service: ${phone(service)},
  },
  business: {
    phone: ${phone(business)},
    hours: { fromDay: 1, toDay: 5, fromHour: 9, toHour: 18, zone: 'address' },
  },
  hours: {
    sales: { fromDay: 1, toDay: 6, fromHour: 8, toHour: 20, zone: 'eastern' },
    mobileSales: null,
    service: { fromDay: 0, toDay: 6, fromHour: 0, toHour: 24, zone: 'eastern' },
  },
  referralCredit: null,
  returnVisitorExperience: true,
  affiliateFallbacks: {
    dotcom: { vParam: 'sitio', affiliateId: 'SITIO-01' as AffiliateId },
    official: { vParam: 'sitio-oficial', affiliateId: 'OFICIAL-01' as AffiliateId },
  },
  links: {
    webLead: 'https://interes.${slug}.example/aviso',
    existingCustomer: 'https://cuenta.${slug}.example/entrar',
    mobile: 'https://movil.${slug}.example/',
  },
}
`

const brand = ({ slug, name }: NewBrand): string => `
import type { Brand } from '#core/brand/brand.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { agreements } from './agreements.ts'
import { catalog } from './catalog.ts'
import { facts } from './facts.ts'
import { identity } from './identity.ts'
import { site } from './site.ts'

/** ${name}: its identity, what it sells and what its pages say. */
export const ${slug}: Brand = {
  ...identity,
  catalog,
  installOptions: [
    { kind: 'professional', offerId: 'visita-tecnica' as OfferId },
    { kind: 'self', offerId: 'instalacion-propia' as OfferId },
  ],
  depositOfferId: 'deposito' as OfferId,
  agreements,
  facts,
  site,
}
`

const site = ({ name }: NewBrand): string => `
import type { SiteData } from '#core/brand/site-data.ts'
import { channels } from './channels.ts'

/** What the public pages of ${name} list. An empty list is a page that says so. */
export const site: SiteData = {
  channels,
  stores: [],
  callingRates: [],
  apps: [],
  ownDevices: [],
  states: ['FL', 'TX'],
  devices: [],
  deviceEnglish: {},
  devicePromos: [],
  tradeInModels: [],
}
`

const facts = ({ name }: NewBrand): string => `
import type { BrandFacts } from '#core/brand/brand-facts.ts'

/** What the public pages claim about ${name}: the number of states in \`site.ts\`, no buyout and no security suite. */
export const facts: BrandFacts = { statesServed: 2, buyoutLimit: null, securityComputers: null }
`

const palette = ({ name, palette: colors }: NewBrand): string => `
import type { BrandPalette } from '#core/brand/palette.ts'

/** The colours of ${name}, in light and dark. \`npm run brand -- check\` measures their contrast. */
export const palette: BrandPalette = ${JSON.stringify(colors, null, 2)
  .replaceAll('"', "'")
  .replaceAll(/'(\w+)':/g, '$1:')}
`

const logo = (): string => `
import type { Mark } from '#core/brand/artwork.ts'

/** A paper lantern, in a box of 40 by 48 units. Replace it with the mark of the brand, then run \`npm run brand -- images\`. */
export const mark: Mark = [
  { paint: 'action', d: 'M18 8a15 15 0 0 1 0 30 15 15 0 0 1 0-30z' },
  { paint: 'saved', d: 'M18 8c6 4 8 9 8 15s-2 11-8 15c-6-4-8-9-8-15s2-11 8-15z' },
]
`

const motif = (): string => `
import type { Motif } from '#core/brand/artwork.ts'

/** A paper lantern above the end of its string. */
export const motif: Motif = {
  body: [
    { paint: 'action', d: 'M0-40a18 18 0 0 1 0 36 18 18 0 0 1 0-36z' },
    { paint: 'saved', d: 'M0-40c7 5 10 11 10 18S7-9 0-4c-7-5-10-11-10-18s3-13 10-18z' },
    { paint: 'line', d: 'M-6-4H6M0-4V2' },
  ],
  tail: [{ paint: 'line', d: 'M0 2c-6 8 6 13 0 22s5 11 1 18' }],
}
`

const scenes = (): string => `
import type { Shape } from '#core/brand/artwork.ts'

export const heroTrail: readonly Shape[] = []

export const tangledTail: readonly Shape[] = [{ paint: 'line', d: 'M212 98c-34 10-58 26-64 46s8 14 2 24' }]

export const landing =
  'Una niña y su abuela sueltan un farol de papel desde un techo; el hilo baja hasta una ventana con luz'
export const houseInside =
  'Una casa por dentro: el hilo del farol entra al módem y va de cuarto en cuarto, hasta el ático'
export const missingPage = 'Un farol de papel enredado en un árbol; alguien y su perro lo miran desde abajo'
export const orderStatus = 'Alguien suelta hilo a un farol de papel sobre los tejados'

export const english = {
  landing:
    'A girl and her grandmother let a paper lantern go from a rooftop; the string runs down to a lit window',
  houseInside:
    'Inside a house: the lantern string enters the modem and goes from room to room, up to the attic',
  missingPage: 'A paper lantern tangled in a tree; someone and their dog look up at it from below',
  orderStatus: 'Someone lets out string to a paper lantern above the rooftops',
}
`

const style = (): string => `
import type { BrandStyle } from '#core/brand/brand-style.ts'

/** Corners, buttons, headlines and the layout of the first screen. */
export const style: BrandStyle = {
  radius: { small: '4px', medium: '8px', corner: '12px', tag: '4px', panel: '16px' },
  button: 'medium',
  heading: {
    weight: 700,
    tracking: { hero: '-0.03em', large: '-0.02em', medium: '-0.01em', small: '0em' },
  },
  bullet: 'circle(42%)',
  hero: 'street',
}
`

const copy = ({ name }: NewBrand): string => `
import type { BrandCopy } from '#core/brand/brand-copy.ts'

/** The voice of ${name}. No text contains an amount, because prices come from the catalogue. */
export const copy: BrandCopy = {
  es: {
    headline: ['Internet para tu casa,', 'con el precio claro'],
    promise: 'Ves el precio de hoy y el de después antes de dar tu tarjeta.',
    plansHeading: 'Elige tu plan',
    plansLead: 'La línea es tu mensualidad mes a mes. Si cambia, ves cuándo y a cuánto.',
    stepsHeading: 'Cómo se pide',
    stepsLead: 'Todo se hace aquí. Puedes parar y seguir después.',
    wifiHeading: 'WiFi en toda la casa',
    leaveHeading: 'Cancelas cuando quieras',
    questionsHeading: 'Preguntas frecuentes',
  },
  en: {
    headline: ['Home internet', 'with a clear price'],
    promise: 'You see today’s price and the later one before you give your card.',
    plansHeading: 'Choose your plan',
    plansLead: 'The line is your monthly price, month by month. If it changes, you see when and to what.',
    stepsHeading: 'How to order',
    stepsLead: 'You do it all here. You can stop and continue later.',
    wifiHeading: 'WiFi in the whole house',
    leaveHeading: 'Cancel whenever you like',
    questionsHeading: 'Frequent questions',
  },
}
`

const ornaments = (): string => `
import type { Figures } from '#core/brand/artwork.ts'

/** Lanterns on the line, and a street of low houses. */
export const figures: Figures = {
  small: ['M0-10a8 9 0 0 0 0 18z', 'M0-10a8 9 0 0 1 0 18z'],
  medium: ['M0-12a9 12 0 0 0 0 24z', 'M0-12a9 12 0 0 1 0 24z'],
  bar: ['M-9-12a9 12 0 0 0 0 24z', 'M-9-12a9 12 0 0 1 0 24z'],
  large: ['M14 3a12 15 0 0 0 0 30z', 'M14 3a12 15 0 0 1 0 30z'],
  chip: ['M20 3a17 23 0 0 0 0 46z', 'M20 3a17 23 0 0 1 0 46z'],
  waiting: ['M222 6a14 17 0 0 0 0 34z', 'M222 6a14 17 0 0 1 0 34z'],
}

export const horizon =
  'M0 72V52h120V36h160v16h140V30h110v22h190V40h150v12h130V28h120v24h180V38h140v34z'
export const horizonLights = 'M180 46h12v12h-12zM470 42h12v12h-12zM1010 40h12v12h-12zM1350 48h12v12h-12z'
`

/** The files that a new brand takes from the smallest one, with its own name: what it sells and its terms. */
export const COPIED = [
  'agreements.ts',
  'catalog.ts',
  'channels.ts',
  'disclaimers.ts',
  'english.ts',
  'label.ts',
  'pack.ts',
  'retired-labels.ts',
  'terms.ts',
  'typefaces.ts',
] as const

/** Returns the files that are written for a new brand. */
export const writtenFiles = (given: NewBrand): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({
      'identity.ts': identity(given),
      'brand.ts': brand(given),
      'site.ts': site(given),
      'facts.ts': facts(given),
      'palette.ts': palette(given),
      'logo.ts': logo(),
      'motif.ts': motif(),
      'scenes.ts': scenes(),
      'style.ts': style(),
      'copy.ts': copy(given),
      'ornaments.ts': ornaments(),
    }).map(([name, text]) => [name, text.trimStart()]),
  )
