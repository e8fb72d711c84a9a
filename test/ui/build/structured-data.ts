import type {
  Brand,
  BreadcrumbList,
  FAQPage,
  GeoCoordinates,
  ListItem,
  Offer,
  OpeningHoursSpecification,
  Organization,
  PostalAddress,
  Product,
  Question,
  Answer,
  Store,
  UnitPriceSpecification,
} from 'schema-dts'

type Leaf<T> = Exclude<T, string>
type Types = {
  readonly Organization: Leaf<Organization>
  readonly Product: Leaf<Product>
  readonly Brand: Leaf<Brand>
  readonly Offer: Leaf<Offer>
  readonly UnitPriceSpecification: Leaf<UnitPriceSpecification>
  readonly FAQPage: Leaf<FAQPage>
  readonly Question: Leaf<Question>
  readonly Answer: Leaf<Answer>
  readonly BreadcrumbList: Leaf<BreadcrumbList>
  readonly ListItem: Leaf<ListItem>
  readonly Store: Leaf<Store>
  readonly PostalAddress: Leaf<PostalAddress>
  readonly GeoCoordinates: Leaf<GeoCoordinates>
  readonly OpeningHoursSpecification: Leaf<OpeningHoursSpecification>
}

type KeyOf<T> = T extends unknown ? keyof T : never

/** The fields that search engines require or recommend, by type. A store is a local business. */
const required: { readonly [T in keyof Types]: readonly KeyOf<Types[T]>[] } = {
  Organization: ['name', 'legalName', 'url', 'logo', 'telephone'],
  Product: ['name', 'description', 'category', 'brand', 'image', 'url', 'offers'],
  Brand: ['name'],
  Offer: ['url', 'price', 'priceCurrency', 'availability'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitCode'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Store: ['name', 'telephone', 'address', 'geo', 'openingHoursSpecification'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
}

const valueRules: Readonly<Record<string, RegExp>> = {
  price: /^\d+\.\d\d$/,
  priceCurrency: /^USD$/,
  availability: /^https:\/\/schema\.org\/(?:InStock|OutOfStock)$/,
  telephone: /^\+1\d{10}$/,
  url: /^https:\/\//,
  image: /^https:\/\//,
  logo: /^https:\/\//,
  item: /^https:\/\//,
  opens: /^\d\d:00$/,
  closes: /^\d\d:00$/,
}

type Node = Readonly<Record<string, unknown>>

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const nodeFaults = (node: Node, at: string): readonly string[] => {
  const type = String(node['@type'])
  const fields = Object.hasOwn(required, type) ? required[type as keyof Types] : null
  if (fields === null) return [`${at}: unexpected type ${type}`]
  const missing = fields
    .filter((field) => isEmpty(node[field]))
    .map((field) => `${at}: ${type} without ${field}`)
  const wrong = Object.entries(valueRules)
    .filter(([field, rule]) => field in node && !rule.test(String(node[field])))
    .map(([field]) => `${at}: ${field} is ${String(node[field])}`)
  return [...missing, ...wrong]
}

/** Returns the faults of structured data: missing or unexpected types and fields, and unreadable values. */
export const structuredDataFaults = (value: unknown, at = ''): readonly string[] => {
  if (Array.isArray(value))
    return value.flatMap((item, index) => structuredDataFaults(item, `${at}/${index}`))
  if (typeof value !== 'object' || value === null) return []
  const below = Object.entries(value).flatMap(([name, item]) => structuredDataFaults(item, `${at}/${name}`))
  return [...nodeFaults(value as Node, at), ...below]
}
