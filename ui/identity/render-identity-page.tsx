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
  resetWords,
  securityWords,
  signupWords,
  totpWords,
} from '#ui/content/es/shared/identity.ts'
import { perLanguage } from '#ui/content/server-languages.ts'
import { IdentityErrorPage, LogoutPage, SignedOutPage } from './end-pages.tsx'
import { FactorPage } from './factor-page.tsx'
import { LoginPage } from './login-page.tsx'
import { ResetCodePage, ResetDonePage, ResetPage } from './reset-pages.tsx'
import { SecurityPage } from './security-page.tsx'
import { SignupCodePage, SignupFactorPage, SignupPage } from './signup-pages.tsx'
import { SecurityTotpPage, SignupTotpPage } from './totp-pages.tsx'

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
    case 'reset':
      return resetWords.title
    case 'resetCode':
      return resetWords.code.title
    case 'resetDone':
      return resetWords.done.title
    case 'security':
      return securityWords.title
    case 'signupFactor':
      return signupWords.factor.title
    default:
      return totpWords.title
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
    case 'reset':
      return <ResetPage {...page} brand={brand} />
    case 'resetCode':
      return <ResetCodePage {...page} brand={brand} />
    case 'resetDone':
      return <ResetDonePage {...page} brand={brand} />
    case 'security':
      return <SecurityPage {...page} brand={brand} />
    case 'securityTotp':
      return <SecurityTotpPage {...page} brand={brand} />
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
