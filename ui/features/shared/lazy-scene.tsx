import { useEffect, useState, type ReactElement } from 'react'
import type { SceneName } from '#core/brand/illustration.ts'
import { loadOwnDrawing } from '#ui/kit/scene/load-own-drawing.ts'
import { SceneFrame } from '#ui/kit/scene/scene-frame.tsx'

type Drawing = () => ReactElement
type DrawingFile<N extends SceneName> = () => Promise<{ readonly drawings: Readonly<Record<N, Drawing>> }>

const account = () => import('#ui/kit/scene/scene-account.tsx')
const accountTrouble = () => import('#ui/kit/scene/scene-account-trouble.tsx')
const away = () => import('#ui/kit/scene/scene-away.tsx')
const building = () => import('#ui/kit/scene/scene-building.tsx')
const hero = () => import('#ui/kit/scene/scene-hero.tsx')
const home = () => import('#ui/kit/scene/scene-home.tsx')
const offer = () => import('#ui/kit/scene/scene-offer.tsx')
const order = () => import('#ui/kit/scene/scene-order.tsx')
const street = () => import('#ui/kit/scene/scene-street.tsx')
const trouble = () => import('#ui/kit/scene/scene-trouble.tsx')

/** The file of each drawing. */
const files: { readonly [N in SceneName]: DrawingFile<N> } = {
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
}

const loadDrawing = async <N extends SceneName>(
  name: N,
  load: DrawingFile<N> = files[name],
): Promise<Drawing> => (await load()).drawings[name]

const drawn = new Map<SceneName, Drawing>()

/** Fetches a drawing in advance, so that it renders with the screen. A failure is ignored. */
export const fetchScene = async (name: SceneName): Promise<void> => {
  const drawing = drawn.get(name) ?? (await (loadOwnDrawing ?? loadDrawing)(name).catch(() => null))
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
