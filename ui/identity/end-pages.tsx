import type { Brand } from '#core/brand/brand.ts'
import type { IdentityErrorReason, IdentityPage } from '#core/ports/identity-pages.ts'
import { identityErrorPath, identityPath, externalPaths } from '#core/routes/external-paths.ts'
import { identityErrors, identityErrorWords, logoutWords as words } from '#ui/content/es/shared/identity.ts'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import type { SceneName } from '#core/brand/illustration.ts'
import * as css from './identity.css.ts'
import { IdentityForm, IdentityFrame } from './identity-frame.tsx'

/** Where the provider asks whether to sign out. */
const endSessionPath = `${identityPath}/session/end`

export type LogoutPageProps = Extract<IdentityPage, { readonly page: 'logout' }> & { readonly brand: Brand }

/** The page that asks whether to sign out. The names of its fields are the provider's. */
export const LogoutPage = ({ brand, action, xsrf }: LogoutPageProps) => (
  <IdentityFrame
    brand={brand}
    scene="existingCustomer"
    title={words.title}
    lead={words.lead}
    wayOut="store"
    path={endSessionPath}
  >
    <IdentityForm label={words.form} action={action}>
      <input type="hidden" name="xsrf" value={xsrf} />
      <div className={css.actions}>
        <Button type="submit" name="logout" value="yes">
          {words.submit}
        </Button>
        <ButtonLink href={externalPaths.existingCustomer} variant="quiet">
          {words.stay}
        </ButtonLink>
      </div>
    </IdentityForm>
  </IdentityFrame>
)

/** The page after signing out without a page of the store to return to. */
export const SignedOutPage = ({ brand }: { readonly brand: Brand }) => (
  <IdentityFrame
    brand={brand}
    scene="sessionExpired"
    title={words.done.title}
    lead={words.done.lead}
    wayOut="store"
    path={`${endSessionPath}/success`}
  />
)

const scenes: Readonly<Record<IdentityErrorReason, SceneName>> = {
  expired: 'sessionExpired',
  cookies: 'sessionExpired',
  request: 'notFound',
  origin: 'notFound',
  unavailable: 'providerDown',
}

export type IdentityErrorPageProps = { readonly brand: Brand; readonly reason: IdentityErrorReason }

/** The page of a request that has no other answer, with a way to begin again. */
export const IdentityErrorPage = ({ brand, reason }: IdentityErrorPageProps) => {
  const { title, body } = identityErrors[reason]
  return (
    <IdentityFrame
      brand={brand}
      scene={scenes[reason]}
      title={title}
      lead={body}
      wayOut="store"
      path={identityErrorPath(reason)}
    >
      <p className={css.problem}>
        <ButtonLink href={externalPaths.existingCustomer}>{identityErrorWords.again}</ButtonLink>
      </p>
    </IdentityFrame>
  )
}
