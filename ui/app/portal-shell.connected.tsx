import { Outlet } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { selectEnding, selectIsChoosingAccount } from '#core/journeys/portal/portal.selectors.ts'
import type { Portal } from '#core/journeys/portal/portal.ts'
import type { PortalContext, PortalNotice } from '#core/journeys/portal/portal.context.ts'
import { portalSteps } from '#core/routes/portal-steps.ts'
import { portalNotices } from '#ui/content/es/portal/portal-app.ts'
import { PortalFrame } from '#ui/features/portal/portal-frame/portal-frame.view.tsx'
import { useLazy } from '#ui/features/shared/lazy.ts'
import { LazyConsent } from '#ui/features/shared/lazy-consent.tsx'
import { useLanguage } from '#ui/features/shared/use-language.ts'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { LanguageSwitch, type LanguageSwitchProps } from './language-switch.tsx'
import { RetryNotice } from './retry-notice.tsx'
import { usePortalContext } from './use-portal-context.ts'
import type { Slot } from '#ui/kit/slot.ts'

const loadEnding = () => import('#ui/features/portal/session-ending/session-ending.connected.tsx')

const SessionWarning = ({ portal }: { readonly portal: Portal }) => {
  const isWarned = useSelector(portal.actor, (snapshot) => selectEnding(snapshot) !== null)
  const ending = useLazy(loadEnding, isWarned)
  return ending === null ? null : <ending.SessionEndingConnected portal={portal} />
}

const PageNotice = ({ notice }: { readonly notice: PortalNotice | null }) =>
  notice === null ? null : (
    <Notice tone="info" live>
      <p>{portalNotices[notice]}</p>
    </Notice>
  )

const languageLink =
  (onLanguage: LanguageSwitchProps['onLanguage']) =>
  (className: string): Slot => <LanguageSwitch className={className} onLanguage={onLanguage} />

const isHome = ({ step }: PortalContext): boolean =>
  step === 'services' || portalSteps[step].opens === 'always' || step === 'mfa'

/** The frame around the current portal screen: account, way back, end of the session, notices of the visit. */
export const PortalShell = () => {
  const { portal, brand, retries, chooseLanguage } = usePortalContext()
  useLanguage()
  const { actor } = portal
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const isChoosing = useSelector(actor, selectIsChoosingAccount)
  const isSigningOut = useSelector(actor, (snapshot) => snapshot.matches({ page: { signOut: 'signingOut' } }))
  const { status, overview, notice } = context
  const isSignedIn = status?.isAlive === true
  return (
    <PortalFrame
      brand={brand}
      accountId={overview?.account.accountId ?? null}
      onOtherAccount={
        !isChoosing && (status?.accounts.length ?? 0) > 1
          ? () => actor.send({ type: 'accounts.opened' })
          : null
      }
      language={languageLink(chooseLanguage)}
      onSignOut={isSignedIn ? () => actor.send({ type: 'signOut.pressed' }) : null}
      isSigningOut={isSigningOut}
      back={
        isHome(context)
          ? null
          : { href: portalSteps.services.path, onBack: () => void portal.request('services') }
      }
      notice={
        <>
          {retries === undefined ? null : <RetryNotice {...retries} />}
          <PageNotice notice={notice} />
        </>
      }
      end={<LazyConsent />}
    >
      <Outlet />
      <SessionWarning portal={portal} />
    </PortalFrame>
  )
}
