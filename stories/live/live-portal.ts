import type { Portal } from '#core/journeys/portal/portal.ts'
import { createPortal } from '#core/journeys/portal/portal.ts'
import type { PortalCredentials } from '#core/portal/credentials.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import type { PortalStore } from '#core/ports/portal-draft.ts'
import { SESSION_IDLE_MS } from '#core/session/session.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import type { Stage } from '../stage/stage.ts'

/** The demo account of a holder with three services. */
const ACCOUNT = 'CM-100200' as AccountId

const login = (now: number): PortalCredentials => ({
  claim: { state: 'read', role: 'primary' },
  isMfaConfirmed: true,
  accountId: ACCOUNT,
  accounts: [ACCOUNT],
  expiresAt: epochMs(now + SESSION_IDLE_MS),
})

/** Stores a visit until the story ends. */
const portalMemory = (): PortalStore => {
  let stored: ReturnType<PortalStore['load']> = null
  return {
    load: () => stored,
    save: (next) => {
      stored = next
    },
    clear: () => {
      stored = null
    },
  }
}

/** Starts the visit of a demo customer to the portal on a stage. */
export const portalOn = ({ provider, gate, timers, ports: { clock, random } }: Stage): Portal =>
  createPortal(
    { orchestrator: gate.guard(provider.signedIn(login(clock.now()))), store: portalMemory(), random, clock },
    { step: null, query: '', navigation: 'navigate', origin: 'https://tienda.example' },
    timers,
  )
