import type { Illustration, IllustrationLoader, IllustrationName } from '#core/brand/illustration.ts'

type File<N extends IllustrationName> = () => Promise<Readonly<Record<N, Illustration>>>

const account = () => import('./illustrations/account.ts')
const accountTrouble = () => import('./illustrations/account-trouble.ts')
const away = () => import('./illustrations/away.ts')
const building = () => import('./illustrations/building.ts')
const hero = () => import('./illustrations/hero.ts')
const home = () => import('./illustrations/home.ts')
const houseInside = () => import('./illustrations/house-inside.ts')
const offer = () => import('./illustrations/offer.ts')
const order = () => import('./illustrations/order.ts')
const street = () => import('./illustrations/street.ts')
const trouble = () => import('./illustrations/trouble.ts')

/** The file of each illustration: a screen loads only the file of its own. */
const files: { readonly [N in IllustrationName]: File<N> } = {
  hero,
  serviceable: home,
  bundle: offer,
  serviceSelection: offer,
  bulkIncluded: building,
  bulk: building,
  existingCustomer: offer,
  activeLocation: street,
  unitNotFound: building,
  multipleUnits: building,
  addressNotFound: away,
  notServiceable: away,
  webLead: away,
  preSale: street,
  commercial: street,
  enterAddress: home,
  confirmation: home,
  providerDown: trouble,
  notFound: trouble,
  sessionExpired: trouble,
  emptyCart: trouble,
  schedule: order,
  payment: order,
  accountLogin: account,
  accountCode: account,
  accountChoice: account,
  noBills: account,
  accountError: accountTrouble,
  notAuthorized: accountTrouble,
  accountBroken: accountTrouble,
  accountExit: accountTrouble,
  houseInside,
}

const load = async <N extends IllustrationName>(
  name: N,
  file: File<N> = files[name],
): Promise<Illustration> => (await file())[name]

/** Strings and kites over the roofs of a town, with its people. */
export const illustrations: IllustrationLoader = (name) => load(name)
