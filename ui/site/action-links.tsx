import type { Action } from '#core/template/section-parts.ts'
import { ButtonLink } from '#ui/kit/button/button.tsx'
import * as css from './action-links.css.ts'
import { linkAttributes } from './link-target.ts'
import { useSite } from './site-view.ts'

type ActionLinksProps = {
  readonly actions: readonly Action[]
  /** On a dark background the main action retains its colour, and the others take that of the text. */
  readonly quiet?: boolean
}

/** The actions of a section as links: the first is the main one. */
export const ActionLinks = ({ actions, quiet = false }: ActionLinksProps) => {
  const site = useSite()
  return actions.length === 0 ? null : (
    <div className={css.actions}>
      {actions.map(({ label, to }, at) => (
        <ButtonLink
          key={label}
          variant={at === 0 && !quiet ? 'primary' : 'secondary'}
          {...linkAttributes(to, site)}
        >
          {label}
        </ButtonLink>
      ))}
    </div>
  )
}
