import { useEffect, useState, type ReactElement } from 'react'
import { SceneFrame } from '#ui/kit/scene/scene-frame.tsx'
import type { SceneName } from '#ui/kit/scene/scene.tsx'

type Drawing = () => ReactElement

const building = () => import('#ui/kit/scene/scene-building.tsx')
const away = () => import('#ui/kit/scene/scene-away.tsx')
const home = () => import('#ui/kit/scene/scene-home.tsx')
const offer = () => import('#ui/kit/scene/scene-offer.tsx')
const order = () => import('#ui/kit/scene/scene-order.tsx')
const street = () => import('#ui/kit/scene/scene-street.tsx')
const account = () => import('#ui/kit/scene/scene-account.tsx')
const accountTrouble = () => import('#ui/kit/scene/scene-account-trouble.tsx')
const trouble = () => import('#ui/kit/scene/scene-trouble.tsx')

const drawings: Readonly<Record<SceneName, () => Promise<Drawing>>> = {
  hero: async () => (await import('#ui/kit/scene/scene-hero.tsx')).Hero,
  serviceable: async () => (await home()).Serviceable,
  bundle: async () => (await offer()).Bundle,
  serviceSelection: async () => (await offer()).ServiceSelection,
  bulkIncluded: async () => (await building()).BulkIncluded,
  bulk: async () => (await building()).Bulk,
  existingCustomer: async () => (await offer()).ExistingCustomer,
  activeLocation: async () => (await street()).ActiveLocation,
  unitNotFound: async () => (await building()).UnitNotFound,
  multipleUnits: async () => (await building()).MultipleUnits,
  addressNotFound: async () => (await away()).AddressNotFound,
  notServiceable: async () => (await away()).NotServiceable,
  webLead: async () => (await away()).WebLead,
  preSale: async () => (await street()).PreSale,
  commercial: async () => (await street()).Commercial,
  enterAddress: async () => (await home()).EnterAddress,
  confirmation: async () => (await home()).Confirmation,
  providerDown: async () => (await trouble()).ProviderDown,
  notFound: async () => (await trouble()).NotFound,
  sessionExpired: async () => (await trouble()).SessionExpired,
  emptyCart: async () => (await trouble()).EmptyCart,
  schedule: async () => (await order()).Schedule,
  payment: async () => (await order()).Payment,
  accountLogin: async () => (await account()).AccountLogin,
  accountCode: async () => (await account()).AccountCode,
  accountChoice: async () => (await account()).AccountChoice,
  noBills: async () => (await account()).NoBills,
  accountError: async () => (await accountTrouble()).AccountError,
  notAuthorized: async () => (await accountTrouble()).NotAuthorized,
  accountBroken: async () => (await accountTrouble()).AccountBroken,
  accountExit: async () => (await accountTrouble()).AccountExit,
}

const drawn = new Map<SceneName, Drawing>()

/** Fetches a drawing in advance, so that it renders with the screen. A failure is ignored. */
export const fetchScene = async (name: SceneName): Promise<void> => {
  const drawing = drawn.get(name) ?? (await drawings[name]().catch(() => null))
  if (drawing !== null) drawn.set(name, drawing)
}

/** A drawing whose code loads on its own, after the text unless it was fetched in advance. Its space is reserved. */
export const LazyScene = ({ name }: { readonly name: SceneName }) => {
  const [, setFetched] = useState<SceneName | null>(null)
  useEffect(() => {
    if (!drawn.has(name)) void fetchScene(name).then(() => setFetched(name))
  }, [name])
  return <SceneFrame name={name}>{drawn.get(name)?.() ?? null}</SceneFrame>
}
