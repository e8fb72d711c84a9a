import type { BrandIdentity } from '#core/brand/brand.ts'
import type { LoginNotice } from '#core/portal/login-notice.ts'
import { portalLoginWords as words } from '#ui/content/es/portal/entry.ts'
import { PortalMessage } from '#ui/features/portal/shared/portal-message.view.tsx'
import { ButtonLink } from '#ui/kit/button/button.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import * as css from './login.css.ts'

export type LoginViewProps = {
  readonly brand: BrandIdentity
  /** Where the login starts, with the page to return to. */
  readonly signInHref: string
  /** Where a buyer creates a login. */
  readonly signUpHref: string
  readonly orderStatusHref: string
  /** Why the customer is here again; null on a first visit. */
  readonly notice: LoginNotice | null
}

type QuestionProps = { readonly title: string; readonly body: string; readonly act: string }

const Question = ({ title, body, act, href }: QuestionProps & { readonly href: string }) => (
  <section className={css.part}>
    <h2 className={css.title}>{title}</h2>
    <p>{body}</p>
    <a className={css.link} href={href}>
      {act}
    </a>
  </section>
)

/** The login of the portal. It explains what follows and leads to the protected page; it asks for nothing itself. */
export const LoginView = ({ brand, signInHref, signUpHref, orderStatusHref, notice }: LoginViewProps) => (
  <PortalMessage
    brand={brand}
    scene={notice === 'sessionEnded' ? 'sessionExpired' : 'accountLogin'}
    title={words.title}
    lead={words.lead}
    notice={
      notice === null ? null : (
        <Notice tone={notice === 'refused' ? 'danger' : 'info'} title={words.notices[notice].title} live>
          <p>{words.notices[notice].body}</p>
        </Notice>
      )
    }
    actions={<ButtonLink href={signInHref}>{words.act}</ButtonLink>}
  >
    <div className={css.more}>
      <section className={css.part}>
        <h2 className={css.title}>{words.steps.heading}</h2>
        <ol className={css.steps}>
          {words.steps.items.map((item) => (
            <li key={item} className={css.step}>
              {item}
            </li>
          ))}
        </ol>
      </section>
      <Question {...words.signUp} href={signUpHref} />
      <Question {...words.order} href={orderStatusHref} />
    </div>
  </PortalMessage>
)
