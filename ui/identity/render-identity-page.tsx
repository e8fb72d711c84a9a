import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Brand } from '#core/brand/brand.ts'
import type { IdentityPage, RenderIdentityPage } from '#core/ports/identity-pages.ts'
import {
  factorWords,
  identityErrors,
  identityTitle,
  identityWords,
  loginWords,
  logoutWords,
  signupWords,
} from '#ui/content/es/shared/identity.ts'
import { perLanguage } from '#ui/content/server-languages.ts'
import { IdentityErrorPage, LogoutPage, SignedOutPage } from './end-pages.tsx'
import { FactorPage } from './factor-page.tsx'
import { LoginPage } from './login-page.tsx'
import { SignupCodePage, SignupFactorPage, SignupPage } from './signup-pages.tsx'
import { SignupTotpPage } from './signup-totp-page.tsx'

const hasProblem = (page: IdentityPage): boolean => 'problem' in page && page.problem !== null

const headingOf = (page: IdentityPage): string => {
  switch (page.page) {
    case 'login':
      return loginWords.title
    case 'factor':
      return factorWords.title
    case 'logout':
      return logoutWords.title
    case 'signedOut':
      return logoutWords.done.title
    case 'error':
      return identityErrors[page.reason].title
    case 'signup':
      return signupWords.title
    case 'signupCode':
      return signupWords.code.title
    case 'signupFactor':
      return signupWords.factor.title
    default:
      return signupWords.totp.title
  }
}

/** A page of the identity provider. */
export const IdentityPageView = ({
  brand,
  page,
}: {
  readonly brand: Brand
  readonly page: IdentityPage
}): ReactElement => {
  switch (page.page) {
    case 'login':
      return <LoginPage {...page} brand={brand} />
    case 'factor':
      return <FactorPage {...page} brand={brand} />
    case 'logout':
      return <LogoutPage {...page} brand={brand} />
    case 'signedOut':
      return <SignedOutPage brand={brand} />
    case 'error':
      return <IdentityErrorPage reason={page.reason} brand={brand} />
    case 'signup':
      return <SignupPage {...page} brand={brand} />
    case 'signupCode':
      return <SignupCodePage {...page} brand={brand} />
    case 'signupFactor':
      return <SignupFactorPage {...page} brand={brand} />
    default:
      return <SignupTotpPage {...page} brand={brand} />
  }
}

/** Creates the renderer of the pages of the identity provider. The title of a page with an error says so first. */
export const identityPage = (brand: Brand): RenderIdentityPage =>
  perLanguage((page: IdentityPage) => ({
    title: identityTitle(
      hasProblem(page) ? `${identityWords.errorTitle}: ${headingOf(page)}` : headingOf(page),
      brand,
    ),
    body: renderToStaticMarkup(<IdentityPageView brand={brand} page={page} />),
  }))
