import type { Card } from '#core/template/section-parts.ts'
import { DrawnIcon } from '#ui/kit/icon/icon.tsx'
import { linkAttributes } from '../link-target.ts'
import { Picture } from '../pictures/picture.tsx'
import { siteIconPaths, type SiteIconName } from '../site-icons.ts'
import { useSite } from '../site-view.ts'
import * as css from './cards.css.ts'
import { PhoneText } from './phone-text.tsx'
import { note as noteStyle } from './section-frame.css.ts'
import { SectionFrame } from './section-frame.tsx'
import type { SectionProps } from './section.ts'
import { Toned } from './color-variants.tsx'

const One = ({ card: { title, body, icon, picture, link } }: { readonly card: Card }) => {
  const site = useSite()
  return (
    <li className={css.card}>
      {picture === undefined ? null : (
        <div className={css.picture}>
          <Picture {...picture} />
        </div>
      )}
      {icon === undefined ? null : <DrawnIcon path={siteIconPaths[icon as SiteIconName]} size="large" />}
      <h3>{title}</h3>
      <p>
        <PhoneText text={body} brand={site.brand} />
      </p>
      {link === undefined ? null : (
        <a className={css.link} {...linkAttributes(link.to, site)}>
          {link.label}
        </a>
      )}
    </li>
  )
}

/** Short texts side by side. */
export const Cards = ({
  section: { id, heading, lead, cards, note, tone },
  brand,
}: SectionProps<'cards'>) => (
  <Toned tone={tone}>
    <SectionFrame id={id} heading={heading} lead={lead}>
      <ul className={css.cards}>
        {cards.map((card) => (
          <One key={card.title} card={card} />
        ))}
      </ul>
      {note === undefined ? null : (
        <p className={noteStyle}>
          <PhoneText text={note} brand={brand} />
        </p>
      )}
    </SectionFrame>
  </Toned>
)
