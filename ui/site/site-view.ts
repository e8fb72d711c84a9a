import { createContext, useContext } from 'react'
import type { Brand } from '#core/brand/brand.ts'
import type { Language } from '#core/shared/language.ts'
import type { PageRoute } from '#core/routes/site-pages.ts'

/** What the frame and the sections of a public page are drawn from. */
export type SiteView = {
  readonly brand: Brand
  readonly language: Language
  /** The pages of the brand. A link to another page is an error of the build. */
  readonly paths: readonly PageRoute[]
  /** The page; null for a document that is no public page. */
  readonly route: PageRoute | null
  /** Whether the page has an address form of its own. */
  readonly hasAddressForm: boolean
}

export const SiteViewContext = createContext<SiteView | null>(null)

/** Returns the page that is rendered. Throws (a defect) outside of one. */
export const useSite = (): SiteView => {
  const view = useContext(SiteViewContext)
  if (view === null) throw new Error('this is rendered outside of a page')
  return view
}
