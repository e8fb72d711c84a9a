import type { PortalOrder } from '#core/ports/portal-calls.ts'
import { signedAgreementsWords as words } from './account-orders.es.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { calendarText } from '#ui/content/format.ts'
import { Fold } from '#ui/features/portal/shared/fold.view.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import { small } from '#ui/theme/text.css.ts'
import { localDateOf } from './orders.view.tsx'
import * as css from './orders.css.ts'

/** What the holder signed with the orders, each text in the accepted version. Renders nothing without an agreement. */
export const SignedAgreements = ({ orders }: { readonly orders: readonly PortalOrder[] }) => {
  const signed = orders.flatMap(({ orderNumber, placedAt, agreements }) =>
    agreements.map((agreement) => ({ ...agreement, orderNumber, placedAt })),
  )
  return signed.length === 0 ? null : (
    <Section heading={words.heading} hint={words.hint}>
      <div>
        {signed.map(({ id, version, title, paragraphs, orderNumber, placedAt }) => (
          <Fold key={`${orderNumber} ${id}`} summary={brandText(title)}>
            <div className={css.agreement}>
              <p className={small}>{words.version(version, calendarText(localDateOf(placedAt)))}</p>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{brandText(paragraph)}</p>
              ))}
            </div>
          </Fold>
        ))}
      </div>
    </Section>
  )
}
