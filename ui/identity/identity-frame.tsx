import type { ReactNode } from 'react'
import type { Brand } from '#core/brand/brand.ts'
import { identityActions, identityFields } from '#core/portal/identity-form.ts'
import { paths } from '#core/routes/routes.ts'
import { identityWords } from '#ui/content/es/shared/identity.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { ErrorSummary, type SummaryError } from '#ui/kit/error-summary/error-summary.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { Outcome } from '#ui/kit/page/outcome.tsx'
import type { SceneName } from '#ui/kit/scene/scene.tsx'
import { form as formStyle } from '#ui/site/plain-form.css.ts'
import { SiteFrame } from '#ui/site/site-frame.tsx'
import { focusOnOpening } from './focus.ts'
import * as css from './identity.css.ts'

export type IdentityFrameProps = {
  readonly brand: Brand
  readonly scene: SceneName
  readonly title: string
  readonly lead: string
  /** The way out: a button of the form below, or the store. */
  readonly wayOut: 'cancel' | 'store'
  /** The path that a cancelled login is posted to. */
  readonly action?: string
  readonly children?: ReactNode
}

const WayOut = ({ wayOut, action = '' }: Pick<IdentityFrameProps, 'wayOut' | 'action'>) =>
  wayOut === 'store' ? (
    <ButtonLink href={paths.home} variant="secondary">
      {identityWords.cancel}
    </ButtonLink>
  ) : (
    <form method="post" action={action}>
      <Button type="submit" variant="secondary" name={identityFields.action} value={identityActions.cancel}>
        {identityWords.cancel}
      </Button>
    </form>
  )

/** The frame of a page of the identity provider: each has a way out and a telephone number. */
export const IdentityFrame = ({
  brand,
  scene,
  title,
  lead,
  wayOut,
  action,
  children,
}: IdentityFrameProps) => (
  <SiteFrame brand={brand}>
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
  </SiteFrame>
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
  readonly children: ReactNode
}

/** A form that the browser posts, below the errors of the last attempt. */
export const IdentityForm = ({ label, action, errors = [], children }: IdentityFormProps) => (
  <form className={formStyle} method="post" action={action} aria-label={label} noValidate>
    <ErrorSummary title={identityWords.errors} errors={errors} attempt={0} />
    {children}
  </form>
)
