import { renderToStaticMarkup } from 'react-dom/server'
import type { Brand } from '#core/brand/brand.ts'
import { hashText } from '#core/metadata/structured-data.ts'
import type { PageRecord } from '#core/template/page-record.ts'
import { Scene } from '#ui/kit/scene/scene.tsx'
import { Picture } from './pictures/picture.tsx'
import { SiteViewContext } from './site-view.ts'
import { viewOf } from './view-of.ts'

/** The image of a page in shared links: its path, its title, and its drawing as SVG. */
export type SocialCard = { readonly path: string; readonly title: string; readonly drawing: string }

/** Returns the image of a page from its first section; null for a page without a drawing, which has the brand's. */
export const socialCard = (page: PageRecord, brand: Brand): SocialCard | null => {
  const [first] = page.sections
  if (first === undefined || (first.kind !== 'opening' && first.kind !== 'hero')) return null
  const title = first.kind === 'opening' ? first.title : first.title.join(' ')
  const drawing = renderToStaticMarkup(
    <SiteViewContext value={viewOf(brand, page)}>
      {first.kind === 'opening' ? <Picture name={first.picture.name} /> : <Scene name="hero" />}
    </SiteViewContext>,
  )
  return { path: `/assets/social-${hashText(title)}${hashText(drawing)}.png`, title, drawing }
}
