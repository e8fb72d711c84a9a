import { pageNameOf } from '../page-name.ts'
import { linkAttributes } from '../link-target.ts'
import { useSite } from '../site-view.ts'
import * as css from './pages.css.ts'
import { section as sectionStyle } from './section-frame.css.ts'
import type { SectionProps } from './section.ts'

/** Links to other pages of the subject. Pages that the brand does not have are left out. */
export const Pages = ({ section: { heading, pages }, brand }: SectionProps<'pages'>) => {
  const site = useSite()
  return (
    <nav className={sectionStyle} aria-label={heading}>
      <h2 className={css.heading}>{heading}</h2>
      <ul className={css.pages}>
        {pages
          .filter((page) => site.paths.includes(page))
          .map((page) => (
            <li key={page}>
              <a className={css.page} {...linkAttributes(page, site)}>
                {pageNameOf(page, brand)}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
