import type { BrandIdentity } from '#core/brand/brand.ts'
import { portalFrameWords as words } from '#ui/content/es/portal/portal-frame.ts'
import { openingText } from '#ui/content/es/shared/opening-hours.ts'
import * as css from './portal-help.css.ts'

export type PortalHelpProps = { readonly brand: Pick<BrandIdentity, 'phones' | 'hours'> }

/** The telephone of the customers with its hours: the way out of every screen of the portal. */
export const PortalHelp = ({ brand }: PortalHelpProps) => (
  <aside className={css.help}>
    <div className={css.words}>
      <h2 className={css.question}>{words.help}</h2>
      <p>{words.helpBody}</p>
    </div>
    <div className={css.words}>
      <p>
        <a className={css.number} href={`tel:${brand.phones.service.dial}`}>
          {brand.phones.service.shown}
        </a>
      </p>
      <p className={css.hours}>{openingText(brand.hours.service)}</p>
    </div>
  </aside>
)
