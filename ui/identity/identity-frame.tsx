import type { Slot } from '#ui/kit/slot.ts'
import type { Brand } from '#core/brand/brand.ts'
import { identityActions, identityFields } from '#core/portal/identity-form.ts'
import { paths } from '#core/routes/routes.ts'
import { hrefInLanguage } from '#core/session/language-preference.ts'
import { languages, languageTags } from '#core/shared/language.ts'
import { identityWords } from '#ui/content/es/shared/identity.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { languageNames } from '#ui/content/es/shared/site.ts'
import { currentLanguage } from '#ui/content/language.ts'
import { PortalFrame } from '#ui/features/portal/portal-frame/portal-frame.view.tsx'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { ErrorSummary, type SummaryError } from '#ui/kit/error-summary/error-summary.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { Outcome } from '#ui/kit/page/outcome.tsx'
import type { SceneName } from '#core/brand/illustration.ts'
import { form as formStyle } from '#ui/site/plain-form.css.ts'
import { focusOnOpening } from './focus.ts'
import * as css from './identity.css.ts'

export type IdentityFrameProps = {
  readonly brand: Brand
  readonly scene: SceneName
  readonly title: string
  readonly lead: string
  /** The way out: the store, or a button that gives up the login or goes on to the account. */
  readonly wayOut: 'cancel' | 'account' | 'store'
  /** The path that the button is posted to. */
  readonly action?: string
  /** The path that shows a page without a form of its own again. */
  readonly path?: string
  readonly children?: Slot
}

/** The id of the form of a page, whose button to the other language is below it. */
const FORM_ID = 'identity-form'

/** The other language: a link to the same page, or a button that posts its form with what was typed. */
const otherLanguage = (path: string | undefined) => (className: string) => {
  const other = languages.find((one) => one !== currentLanguage())
  if (other === undefined) return null
  const lang = languageTags[other]
  return path === undefined ? (
    <button
      type="submit"
      className={`${css.language} ${className}`}
      form={FORM_ID}
      name={identityFields.language}
      value={other}
      lang={lang}
    >
      {languageNames[other]}
    </button>
  ) : (
    <a className={className} href={hrefInLanguage(path, other)} hrefLang={lang} lang={lang}>
      {languageNames[other]}
    </a>
  )
}

const WayOut = ({ wayOut, action = '' }: Pick<IdentityFrameProps, 'wayOut' | 'action'>) =>
  wayOut === 'store' ? (
    <ButtonLink href={paths.home} variant="secondary">
      {identityWords.cancel}
    </ButtonLink>
  ) : (
    <form method="post" action={action}>
      <Button type="submit" variant="secondary" name={identityFields.action} value={identityActions.cancel}>
        {wayOut === 'account' ? identityWords.account : identityWords.cancel}
      </Button>
    </form>
  )

/** A page of the identity provider in the frame of the portal: each has a way out and a telephone number. */
export const IdentityFrame = ({
  brand,
  scene,
  title,
  lead,
  wayOut,
  action,
  path,
  children,
}: IdentityFrameProps) => (
  <PortalFrame
    brand={brand}
    accountId={null}
    onOtherAccount={null}
    onSignOut={null}
    back={null}
    isLanguageLast={path === undefined}
    language={otherLanguage(path)}
  >
    <Outcome
      scene={scene}
      title={title}
      actions={
        <>
          <WayOut wayOut={wayOut} {...(action !== undefined && { action })} />
          <ButtonLink href={`tel:${brand.phones.service.dial}`} variant="quiet">
            {commonWords.call(brand.phones.service.shown)}
          </ButtonLink>
        </>
      }
    >
      <p>{lead}</p>
      {children}
    </Outcome>
  </PortalFrame>
)

type ProblemProps = { readonly title: string | undefined; readonly body?: string }

/** What happened, what it means and what to do. It is read first. */
export const Problem = ({ title, body }: ProblemProps) => (
  <div className={css.problem} tabIndex={-1} {...focusOnOpening(true)}>
    <Notice tone="danger" title={title}>
      {body === undefined ? null : <p>{body}</p>}
    </Notice>
  </div>
)

type IdentityFormProps = {
  readonly label: string
  readonly action: string
  readonly errors?: readonly SummaryError[]
  readonly children: Slot
}

/** A form that the browser posts, below the errors of the last attempt. */
export const IdentityForm = ({ label, action, errors = [], children }: IdentityFormProps) => (
  <form id={FORM_ID} className={formStyle} method="post" action={action} aria-label={label} noValidate>
    <ErrorSummary title={identityWords.errors} errors={errors} attempt={0} />
    {children}
  </form>
)
