import { parentsOf } from '#core/routes/site-pages.ts'
import { siteWords } from '#ui/content/es/shared/site.ts'
import { linkAttributes } from './link-target.ts'
import { pageNameOf } from './page-name.ts'
import { useSite } from './site-view.ts'
import * as css from './trail.css.ts'

/** The pages above this one, and its name. */
export const Trail = () => {
  const site = useSite()
  if (site.route === null) return null
  const parents = parentsOf(site.route, site.paths)
  return (
    <nav aria-label={siteWords.trail}>
      <ol className={css.trail}>
        {parents.map((path) => (
          <li key={path} className={css.step}>
            <a className={css.link} {...linkAttributes(path, site)}>
              {pageNameOf(path, site.brand)}
            </a>
          </li>
        ))}
        <li className={css.step} aria-current="page">
          {pageNameOf(site.route, site.brand)}
        </li>
      </ol>
    </nav>
  )
}
