import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { Portal } from '#core/journeys/portal/portal.ts'
import {
  buildPortal,
  buildPortalServer,
  nobody,
  signedIn,
  type BuiltPortal,
} from '#test/builders/portal-visit.builder.ts'
import { portalAccounts } from '#stories/stage/portal-account.ts'
import { accountChoiceWords, portalLoginWords, portalMfaWords } from '#ui/content/es/portal/entry.ts'
import { balanceWords } from '#ui/features/portal/balance-details/es.ts'
import { servicesWords } from '#ui/features/portal/services/es.ts'
import { portalFrameWords } from '#ui/content/es/portal/portal-frame.ts'
import { portalTroubleWords } from '#ui/features/portal/portal-trouble/es.ts'
import { BalanceDetailsConnected } from '#ui/features/portal/balance-details/balance-details.connected.tsx'
import { LoginConnected } from '#ui/features/portal/login/login.connected.tsx'
import { MfaConnected } from '#ui/features/portal/mfa/mfa.connected.tsx'
import { ExitConnected } from '#ui/features/portal/portal-trouble/portal-trouble.connected.tsx'
import { ServicesConnected } from '#ui/features/portal/services/services.connected.tsx'

type Connected = (props: { readonly portal: Portal; readonly brand: typeof cometa }) => ReactElement | null

const show = async (built: BuiltPortal, Screen: Connected): Promise<string> => {
  await built.quiet()
  return renderToStaticMarkup(<Screen portal={built.portal} brand={cometa} />)
}

describe('ServicesConnected', () => {
  it('waits with the progress until the account is known, then greets its holder', async () => {
    const built = buildPortal()
    expect(renderToStaticMarkup(<ServicesConnected portal={built.portal} brand={cometa} />)).toContain(
      portalFrameWords.loading,
    )
    expect(await show(built, ServicesConnected)).toContain(servicesWords.title('Julia'))
  })

  it('offers the choice of an account while none of several is chosen', async () => {
    const status = signedIn({ accountId: null, accounts: portalAccounts })
    const built = buildPortal({ built: buildPortalServer({ status }) })
    const markup = await show(built, ServicesConnected)
    expect(markup).toContain(accountChoiceWords.title)
    for (const { label } of portalAccounts) expect(markup).toContain(label)
  })
})

describe('BalanceDetailsConnected', () => {
  it('shows the bills of the account', async () => {
    const built = buildPortal({ entry: { step: 'balanceDetails' } })
    expect(await show(built, BalanceDetailsConnected)).toContain(balanceWords.bills)
  })
})

describe('LoginConnected', () => {
  it('leads to the login and back to the wanted page (PTL-02)', async () => {
    const built = buildPortal({
      built: buildPortalServer({ status: nobody }),
      entry: { step: 'balanceDetails' },
    })
    const markup = await show(built, LoginConnected)
    expect(markup).toContain('href="/outside/account?return=%2Fcustomer-portal%2Fbalance-details"')
    expect(markup).toContain(portalLoginWords.title)
  })

  it('says that the session ended to somebody who had one, and nothing on a first visit', async () => {
    const first = buildPortal({ built: buildPortalServer({ status: { ...nobody, expiresAt: null } }) })
    expect(await show(first, LoginConnected)).not.toContain(portalLoginWords.notices.sessionEnded.title)
    const ended = buildPortal({ built: buildPortalServer({ status: nobody }) })
    expect(await show(ended, LoginConnected)).toContain(portalLoginWords.notices.sessionEnded.title)
  })
})

describe('MfaConnected', () => {
  it('leads to the second factor and back to the wanted page (PTL-02)', async () => {
    const status = signedIn({ isMfaConfirmed: false })
    const built = buildPortal({ built: buildPortalServer({ status }) })
    const markup = await show(built, MfaConnected)
    expect(markup).toContain('step=mfa&amp;return=%2Fcustomer-portal%2Fservices')
    expect(markup).toContain(portalMfaWords.act)
  })
})

describe('ExitConnected', () => {
  it('says that the session ended, or that it could not be ended', async () => {
    const built = buildPortal()
    await built.quiet()
    await built.send({ type: 'signOut.pressed' })
    expect(await show(built, ExitConnected)).toContain(portalTroubleWords.screens.exit.title)
    const stuck = buildPortal()
    await stuck.quiet()
    stuck.plan('portalSignOut', { _tag: 'Unreachable' })
    await stuck.send({ type: 'signOut.pressed' })
    expect(await show(stuck, ExitConnected)).toContain(portalTroubleWords.screens.unsigned.title)
  })
})
