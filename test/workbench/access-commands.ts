import { either as E } from 'fp-ts'
import { affiliateStart } from '#core/affiliate/affiliate.ts'
import { identity } from '#adapters/brand/identity.ts'
import { followRedirects, type GuardSetting, type RouteVisit } from '#core/guards/route-guard.ts'
import { parseEnvironment, robotsOf } from '#core/metadata/robots.ts'
import { enterPortal } from '#core/portal/portal-entry.ts'
import type { IdentityClaim } from '#core/portal/identity.ts'
import { callDecision, callKinds } from '#core/session/expiry.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { type Command, decided, misused, oneOf, refused, textOf } from './command.ts'
import { facts } from './written.ts'

const placeOf = (typed: string): { readonly path: string; readonly search: string } => {
  const at = typed.indexOf('?')
  return at === -1 ? { path: typed, search: '' } : { path: typed.slice(0, at), search: typed.slice(at) }
}

const setting: GuardSetting = {
  slug: identity.slug,
  mobile: { isOn: true, allowed: ['/mobile'], site: 'https://movil.tienda.example' },
}

const visitorOf = (isSignedIn: boolean, isBack: boolean): RouteVisit['portal'] => ({
  navigation: isBack ? 'back_forward' : 'navigate',
  claim: isSignedIn ? { state: 'read', role: 'primary' } : { state: 'noToken' },
  mfa: { isMfaOn: true, isConfirmed: isSignedIn, origin: 'https://tienda.example' },
  account: {
    areCusRoutesOn: true,
    tokenAccountId: '',
    summary: { state: 'notLoaded' },
    isSessionAlive: isSignedIn,
  },
})

export const guardCommand: Command = {
  area: 'guards',
  summary: 'who may enter a path, and where the others are led',
  usage: 'guard <path with its query> [--expired] [--signed-in] [--back]',
  example: 'guard /buy/products --expired',
  options: { expired: { type: 'boolean' }, 'signed-in': { type: 'boolean' }, back: { type: 'boolean' } },
  run: ([typed], values) => {
    if (typed?.startsWith('/') !== true) return misused('a path begins with /')
    const visit = {
      isSessionAlive: values['expired'] !== true,
      portal: visitorOf(values['signed-in'] === true, values['back'] === true),
    }
    const { end, redirects } = followRedirects(placeOf(typed), visit, setting)
    const way = redirects.flatMap((turn) =>
      turn._tag === 'Redirect' ? [`${turn.reason.rule}  to ${turn.to.path}${turn.to.search}`] : [],
    )
    const arrival =
      end._tag === 'Enter' ? `enters ${end.location.path} (${end.route.pattern})` : `leaves, ${facts(end)}`
    return E.right({ text: [arrival, '', ...way].join('\n').trimEnd(), answer: end, derivation: redirects })
  },
}

const claimOf = (role: string | null): IdentityClaim =>
  role === null ? { state: 'noToken' } : { state: 'read', role }

export const portalCommand: Command = {
  area: 'portal',
  summary: 'who comes into the customer portal',
  usage: 'portal <path> [--role primary|admin|standard] [--second-factor] [--confirmed] [--expired] [--back]',
  example: 'portal /customer-portal/services --role primary --second-factor',
  options: {
    role: { type: 'string' },
    'second-factor': { type: 'boolean' },
    confirmed: { type: 'boolean' },
    expired: { type: 'boolean' },
    back: { type: 'boolean' },
  },
  run: ([typed], values) => {
    if (typed?.startsWith('/') !== true) return misused('a path begins with /')
    const { path, search: query } = placeOf(typed)
    const answer = enterPortal({
      path,
      query,
      navigation: values['back'] === true ? 'back_forward' : 'navigate',
      claim: claimOf(textOf(values['role'])),
      mfa: {
        isMfaOn: values['second-factor'] === true,
        isConfirmed: values['confirmed'] === true,
        origin: 'https://tienda.example',
      },
      account: {
        areCusRoutesOn: true,
        tokenAccountId: 'account-1',
        summary: { state: 'loaded', accountId: 'account-1' },
        isSessionAlive: values['expired'] !== true,
      },
    })
    if (E.isLeft(answer)) return refused(answer.left)
    const { reason, ...decision } = answer.right
    return E.right(decided(decision, 'PTL-10', { reason }))
  },
}

export const sessionCommand: Command = {
  area: 'session',
  summary: 'what a call does when the session has ended',
  usage: `session ${callKinds.join('|')} [--expired]`,
  example: 'session cart --expired',
  options: { expired: { type: 'boolean' } },
  run: ([typed], values) => {
    const kind = oneOf('a call', callKinds, typed)
    if (E.isLeft(kind)) return kind
    const now = epochMs(0)
    const status = { isAlive: values['expired'] !== true, expirationTime: epochMs(1) }
    const { action, reason } = callDecision(kind.right, status, now)
    return E.right(decided(action, reason.rule, reason.facts))
  },
}

export const affiliateCommand: Command = {
  area: 'affiliate',
  summary: 'which partner a visit is credited to',
  usage: 'affiliate [--stored <affiliate id>] [--partner <vParam>]',
  example: 'affiliate --stored WEB-0001',
  options: { stored: { type: 'string' }, partner: { type: 'string' } },
  run: (_, values) => {
    const { reason, ...start } = affiliateStart(textOf(values['stored']), textOf(values['partner']))
    return E.right(decided(start, reason.rule, reason.facts))
  },
}

export const robotsCommand: Command = {
  area: 'metadata',
  summary: 'whether search engines may show a page',
  usage: 'robots <environment> [--hidden]',
  example: 'robots production',
  options: { hidden: { type: 'boolean' } },
  run: ([typed = ''], values) => {
    const environment = parseEnvironment(typed)
    if (E.isLeft(environment)) return refused(environment.left)
    const isIndexed = values['hidden'] !== true
    const robots = robotsOf(environment.right, isIndexed) ?? 'no tag'
    return E.right(decided(robots, 'MET-04', { environment: environment.right, isIndexed }))
  },
}
