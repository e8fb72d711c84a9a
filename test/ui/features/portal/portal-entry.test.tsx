import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { paths } from '#core/routes/routes.ts'
import { portalAccounts } from '#stories/stage/portal-account.ts'
import { expectScreen } from '#test/ui/content/screen-laws.ts'
import { loginNotices, type LoginNotice } from '#core/portal/login-notice.ts'
import { portalTroubles, type PortalTrouble } from '#ui/features/portal/portal-trouble/es.ts'
import { languages } from '#core/shared/language.ts'
import { selectLanguage } from '#ui/content/language.ts'
import { LoginView } from '#ui/features/portal/login/login.view.tsx'
import { MfaView } from '#ui/features/portal/mfa/mfa.view.tsx'
import { PortalTroubleView } from '#ui/features/portal/portal-trouble/portal-trouble.view.tsx'
import { AccountChoiceView } from '#ui/features/portal/services/account-choice.view.tsx'
import '#ui/content/server-languages.ts'

const ignore = (): void => undefined

const loginOf = (notice: LoginNotice | null): ReactElement => (
  <LoginView
    brand={cometa}
    signInHref="/outside/account?return=%2Fcustomer-portal%2Fservices"
    signUpHref="/identity/signup"
    orderStatusHref={paths.orderStatus}
    notice={notice}
  />
)

const troubleOf = (trouble: PortalTrouble): ReactElement => (
  <PortalTroubleView
    trouble={trouble}
    brand={cometa}
    homeHref={paths.home}
    next={{ onPress: ignore, isBusy: false }}
  />
)

type Screen = readonly [name: string, render: () => ReactElement]

const screens: readonly Screen[] = [
  ...[null, ...loginNotices].map((notice): Screen => [`login ${notice ?? 'alone'}`, () => loginOf(notice)]),
  ...portalTroubles.map((trouble): Screen => [trouble, () => troubleOf(trouble)]),
  [
    'second factor',
    () => <MfaView brand={cometa} confirmHref="/outside/account" isBusy={false} onSignOut={ignore} />,
  ],
  [
    'choice of an account',
    () => (
      <AccountChoiceView
        brand={cometa}
        accounts={portalAccounts}
        current={null}
        failure={{ _tag: 'TimedOut' }}
        isBusy={false}
        onChoose={ignore}
      />
    ),
  ],
]

afterEach(() => selectLanguage('es'))

describe('the screens of the portal outside the account', () => {
  it.each(screens)('are complete screens with the telephone, in both languages: %s', (_, screenOf) => {
    for (const language of languages) {
      selectLanguage(language)
      const markup = renderToStaticMarkup(screenOf())
      expectScreen(markup)
      expect(markup).toContain(`href="tel:${cometa.phones.service.dial}"`)
    }
  })

  it('preserve the page to return to in the link of the login', () => {
    expect(renderToStaticMarkup(loginOf(null))).toContain('return=%2Fcustomer-portal%2Fservices')
  })
})
