import type { ReactNode } from 'react'
import type { PageRoute } from '#core/routes/site-pages.ts'
import { linkAttributes } from './link-target.ts'
import { pageNameOf } from './page-name.ts'
import * as css from './site-frame.css.ts'
import { useSite } from './site-view.ts'

type PageLinksProps = {
  readonly heading?: string
  readonly paths: readonly PageRoute[]
  /** A phone shows them in its menu alone. */
  readonly isInMenu?: boolean
  /** Further items of the list. */
  readonly children?: ReactNode
}

/** A list of links to the pages that the brand has, under its heading. */
export const PageLinks = ({ heading, paths, isInMenu = false, children }: PageLinksProps) => {
  const site = useSite()
  const shown = paths.filter((path) => site.paths.includes(path))
  if (shown.length === 0) return null
  return (
    <div className={isInMenu ? css.inMenu : undefined}>
      {heading === undefined ? null : <p className={css.callTitle}>{heading}</p>}
      <ul className={css.links}>
        {shown.map((path) => (
          <li key={path}>
            <a className={css.pageLink} {...linkAttributes(path, site)}>
              {pageNameOf(path, site.brand)}
            </a>
          </li>
        ))}
        {children}
      </ul>
    </div>
  )
}
