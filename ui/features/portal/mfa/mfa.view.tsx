import type { BrandIdentity } from '#core/brand/brand.ts'
import { portalMfaWords as words } from '#ui/content/es/portal/entry.ts'
import { portalFrameWords } from '#ui/content/es/portal/portal-frame.ts'
import { PortalMessage } from '#ui/features/portal/shared/portal-message.view.tsx'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import * as css from './mfa.css.ts'

export type MfaViewProps = {
  readonly brand: BrandIdentity
  /** Where the second factor starts, with the page to return to. */
  readonly confirmHref: string
  readonly isBusy: boolean
  readonly onSignOut: () => void
}

/** Explains the second factor and leads to the protected page that asks for it. */
export const MfaView = ({ brand, confirmHref, isBusy, onSignOut }: MfaViewProps) => (
  <PortalMessage
    brand={brand}
    scene="accountCode"
    title={words.title}
    lead={words.lead}
    actions={
      <>
        <ButtonLink href={confirmHref}>{words.act}</ButtonLink>
        <Button variant="quiet" onClick={onSignOut} busy={isBusy} busyLabel={portalFrameWords.signingOut}>
          {portalFrameWords.signOut}
        </Button>
      </>
    }
  >
    <div className={css.more}>
      <section className={css.words}>
        <h2 className={css.title}>{words.heading}</h2>
        <ul className={css.list}>
          {words.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
      <p className={css.note}>{words.noCode}</p>
    </div>
  </PortalMessage>
)
