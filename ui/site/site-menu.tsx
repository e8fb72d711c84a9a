import { menuNames } from '#ui/content/es/site/menu-names.ts'
import { siteMenu } from '#ui/content/pages.ts'
import { siteWords } from '#ui/content/es/shared/site.ts'
import { PageLinks } from './page-links.tsx'
import * as css from './site-menu.css.ts'
import { useSite } from './site-view.ts'

/** The id of the menu. Its button opens it on a phone, as a sheet at the lower edge. */
const MENU = 'menu'

/**
 * The menu of the header: a group for each line of business. It needs no script: in a wide window the groups are in the
 * header, in a narrow one the browser opens them as a popover.
 */
export const SiteMenu = () => {
  const { paths, route } = useSite()
  const groups = siteMenu.filter((menu) => menu.paths.some((path) => paths.includes(path)))
  return (
    <>
      <button type="button" className={css.open} popoverTarget={MENU}>
        {siteWords.menu}
      </button>
      <nav id={MENU} className={css.menu} popover="auto" aria-label={siteWords.menu}>
        <ul className={css.groups}>
          {groups.map(({ group, paths: pages }) => (
            <li key={group} className={css.group}>
              <details name="menu">
                <summary
                  className={css.summary}
                  data-current={route !== null && pages.includes(route) ? '' : undefined}
                >
                  {menuNames[group]}
                </summary>
                <div className={css.panel}>
                  <PageLinks paths={pages} />
                </div>
              </details>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
