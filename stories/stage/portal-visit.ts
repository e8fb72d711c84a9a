import type { PortalEntry } from '#core/journeys/portal/portal.context.ts'
import type { Portal } from '#core/journeys/portal/portal.ts'
import { createPortal } from '#core/journeys/portal/portal.ts'
import type { PortalCredentials } from '#core/portal/credentials.ts'
import type { AccountId, ServiceId } from '#core/portal/portal-account.ts'
import type { AccountOverview, PortalCalls } from '#core/ports/portal-calls.ts'
import type { PortalStore } from '#core/ports/portal-draft.ts'
import { SESSION_IDLE_MS } from '#core/session/session.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import type { Stage } from './stage.ts'
import { stageStart } from './stage.ts'

/** The accounts of the login on a stage: one with services, and one with the visit of an order ahead. */
export const portalHomes = {
  services: 'CM-100200' as AccountId,
  visit: 'CM-100300' as AccountId,
}

const login: PortalCredentials = {
  claim: { state: 'read', role: 'primary' },
  isMfaConfirmed: true,
  accountId: portalHomes.services,
  accounts: Object.values(portalHomes),
  get expiresAt() {
    return epochMs(stageStart() + SESSION_IDLE_MS)
  },
}

/** A visit that begins at the entry of the portal. */
export const portalEntry: PortalEntry = {
  step: null,
  query: '',
  navigation: 'navigate',
  origin: 'https://tienda.example',
}

/** Stores a visit until the page is closed. */
export const portalMemory = (): PortalStore => {
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

/** Returns the calls of the holder, about one of the accounts. */
export const holderOn = ({ provider }: Stage, accountId = portalHomes.services): PortalCalls =>
  provider.signedIn({ ...login, accountId })

/** Starts the visit of the holder on a stage, under its call control. */
export const visitOn = (stage: Stage): Portal => {
  const { gate, ports, timers } = stage
  const { random, clock } = ports
  const orchestrator = gate.guard(holderOn(stage))
  return createPortal({ orchestrator, store: portalMemory(), random, clock }, portalEntry, timers)
}

/** Returns the first service of an account that can be cancelled; null without one. */
export const cancelableIn = (overview: AccountOverview | null): ServiceId | null =>
  overview?.services.find(({ cancelable }) => cancelable)?.id ?? null
