import type { Slot } from '#ui/kit/slot.ts'
import type { Brand } from '#core/brand/brand.ts'
import { styleGuidePaths } from '#core/routes/internal-paths.ts'
import { languages, languageTags, pathIn } from '#core/shared/language.ts'
import { styleGuideWords as words } from '#ui/content/es/site/style-guide.ts'
import { currentLanguage, languageNames } from '#ui/content/language.ts'
import { lead } from '#ui/theme/text.css.ts'
import { SiteFrame } from '../site-frame.tsx'
import * as css from './style-guide.css.ts'

/** The path of a page of the style guide. */
export type StyleGuidePath = (typeof styleGuidePaths)[number]

export type StyleGuideFrameProps = {
  readonly brand: Brand
  readonly path: StyleGuidePath
  readonly children: Slot
}

/** The frame of a page of the style guide: links to the other ones and to the other language, and its title. */
export const StyleGuideFrame = ({ brand, path, children }: StyleGuideFrameProps) => {
  const language = currentLanguage()
  return (
    <SiteFrame brand={brand}>
      <nav aria-label={words.menu}>
        <ul className={css.menu}>
          {styleGuidePaths.map((to) => (
            <li key={to}>
              <a
                className={css.menuLink}
                href={pathIn(language, to)}
                aria-current={to === path ? 'page' : undefined}
              >
                {words.pages[to].name}
              </a>
            </li>
          ))}
          {languages
            .filter((one) => one !== language)
            .map((one) => (
              <li key={one}>
                <a
                  className={css.menuLink}
                  href={pathIn(one, path)}
                  hrefLang={languageTags[one]}
                  lang={languageTags[one]}
                >
                  {languageNames[one]}
                </a>
              </li>
            ))}
        </ul>
      </nav>
      <h1>{words.pages[path].title}</h1>
      <p className={lead}>{words.pages[path].lead}</p>
      {children}
    </SiteFrame>
  )
}
