import type { BrandIdentity } from '#core/brand/brand.ts'
import { accountSecurityPath } from '#core/routes/external-paths.ts'
import { paths } from '#core/routes/routes.ts'
import { pathIn } from '#core/shared/language.ts'
import { portalFrameWords as words } from '#ui/content/es/portal/portal-frame.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { currentLanguage } from '#ui/content/language.ts'
import { Icon } from '#ui/kit/icon/icon.tsx'
import { Page } from '#ui/kit/page/page.tsx'
import { Wordmark } from '#ui/kit/page/wordmark.tsx'
import * as css from './portal-frame.css.ts'
import type { Slot } from '#ui/kit/slot.ts'
import { handled } from '#ui/kit/button/button.tsx'

/** The link to the other language, with a class of the frame. */
type LanguageLink = (className: string) => Slot

type BackLink = { readonly href: string; readonly onBack: () => void }

export type PortalFrameProps = {
  readonly brand: BrandIdentity
  /** The account that is shown; null without one. */
  readonly accountId: string | null
  /** Opens the choice of an account; null where the login has one. */
  readonly onOtherAccount: (() => void) | null
  readonly language: LanguageLink
  /** In the footer alone: a button of the page's form, before the others, would be the one that Enter presses. */
  readonly isLanguageLast?: boolean
  /** Null while nobody is signed in. */
  readonly onSignOut: (() => void) | null
  readonly isSigningOut?: boolean
  /** Back to the services; null on the services and outside of them. */
  readonly back: BackLink | null
  /** Above the screen: a notice that concerns the visit. */
  readonly notice?: Slot
  /** The last row of the page, such as the choice about cookies. */
  readonly end?: Slot
  readonly children: Slot
}

const SignOut = ({ onSignOut, isSigningOut = false }: Pick<PortalFrameProps, 'onSignOut' | 'isSigningOut'>) =>
  onSignOut === null ? null : (
    <button
      type="button"
      className={css.signOut}
      aria-disabled={isSigningOut}
      onClick={() => {
        if (!isSigningOut) onSignOut()
      }}
    >
      {isSigningOut ? words.signingOut : words.signOut}
    </button>
  )

const Account = ({ accountId, onOtherAccount }: Pick<PortalFrameProps, 'accountId' | 'onOtherAccount'>) =>
  accountId === null ? null : (
    <>
      <span className={`${css.account} ${css.wide}`}>{words.account(accountId)}</span>
      {onOtherAccount === null ? null : (
        <button type="button" className={css.signOut} onClick={onOtherAccount}>
          {words.otherAccount}
        </button>
      )}
    </>
  )

const Back = ({ href, onBack }: BackLink) => (
  <a className={css.back} href={href} onClick={handled(onBack)}>
    <span className={css.arrow}>
      <Icon name="arrow" size="small" />
    </span>
    <span>{words.back}</span>
  </a>
)

const Footer = (props: PortalFrameProps) => {
  const { brand, accountId, onSignOut, language } = props
  const { service } = brand.phones
  return (
    <>
      <p className={css.legal}>
        {`${commonWords.legal(brand.legalName)}${accountId === null ? '' : ` ${words.account(accountId)}.`}`}
      </p>
      <p className={css.links}>
        <a className={css.call} href={`tel:${service.dial}`}>
          {`${commonWords.servicePhone} ${service.shown}`}
        </a>
        {onSignOut === null ? null : (
          <a className={css.call} href={accountSecurityPath}>
            {words.security}
          </a>
        )}
        {language(css.call)}
      </p>
    </>
  )
}

/** Header and footer around portal screens: brand, account, way back, end of the session. */
export const PortalFrame = (props: PortalFrameProps) => {
  const { brand, language, isLanguageLast = false, back, notice, end, children } = props
  return (
    <Page
      skipLabel={commonWords.skip}
      end={end}
      header={
        <>
          <span className={css.brand}>
            <Wordmark
              name={brand.name}
              href={pathIn(currentLanguage(), paths.home)}
              aria-label={commonWords.home(brand.name)}
            />
            <span className={css.place}>{words.place}</span>
          </span>
          <span className={css.side}>
            <Account {...props} />
            {isLanguageLast ? null : language(`${css.account} ${css.wide}`)}
            <SignOut {...props} />
          </span>
        </>
      }
      footer={<Footer {...props} />}
    >
      <div className={css.above}>{back === null ? null : <Back {...back} />}</div>
      <div className={css.notice}>{notice}</div>
      {children}
    </Page>
  )
}
