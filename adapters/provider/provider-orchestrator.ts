import { either as E, function as F, taskEither as TE } from 'fp-ts'
import type { HumanPass } from '#core/human/human-check.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { PortalCredentials } from '#core/portal/credentials.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import type { Language } from '#core/shared/language.ts'
import { solveAltcha } from '../human-verification/solve-altcha.ts'
import { callNames, contract } from '../contract/contract.ts'
import type { CallName } from '../contract/record.ts'
import type { CallContext, CallFailure, ProviderHandlers, Reply } from './call/handler.ts'

const failureOf = ({ code, moved, cart, soldOut, imeiEnding }: CallFailure): OrchestratorFailure => {
  if (code === 'SESSION_EXPIRED') return { _tag: 'SessionExpired' }
  if (code === 'PRICE_MOVED' && moved !== undefined) return { _tag: 'PriceMoved', ...moved }
  if (code === 'UNAVAILABLE' || code === 'BROKEN') return { _tag: 'ProviderBroken', requestId: null }
  return {
    _tag: 'Refused',
    code,
    requestId: 'local',
    ...(cart === undefined ? {} : { cart }),
    ...(soldOut === undefined ? {} : { soldOut }),
    ...(imeiEnding === undefined ? {} : { imeiEnding }),
  }
}

type AnyHandle = (context: CallContext, request: unknown) => TE.TaskEither<CallFailure, Reply<unknown>>

/** Solves a puzzle of the provider and has it checked. Undefined where no puzzle is solved. */
export const earnPass = async (
  { recaptchaChallenge, validateRecaptcha }: ProviderHandlers,
  context: CallContext,
): Promise<HumanPass | undefined> => {
  const challenge = await recaptchaChallenge(context, undefined)()
  const puzzle = E.isRight(challenge) ? challenge.right.body.recaptchaToken : null
  const token = puzzle === null ? null : await solveAltcha(puzzle)
  if (token === null) return undefined
  const checked = await validateRecaptcha(context, { recaptchaToken: token })()
  return E.isRight(checked) ? checked.right.body.pass : undefined
}

type VisitorOptions = {
  readonly isPerson?: boolean
  readonly language?: Language
  readonly portal?: PortalCredentials
  readonly shownAccount?: () => AccountId | null
}

/** Returns the context after an answer that chose an account or ended the portal session, as a host does it. */
const withPortal = (
  { portal, ...context }: CallContext,
  account: AccountId | undefined,
  isSignedOut: boolean,
): CallContext => {
  if (portal === undefined || isSignedOut) return context
  return { ...context, portal: account === undefined ? portal : { ...portal, accountId: account } }
}

/**
 * Creates an orchestrator that calls the provider directly for one visitor. Stores id and secret like client and
 * browser. `isPerson`: solves a puzzle for each call that always needs a pass. `language`: of the pages. `portal`: who
 * is signed in to the portal, until sign-out. `shownAccount`: the account on the visitor's page.
 */
export const providerOrchestrator = (
  { handlers }: { readonly handlers: ProviderHandlers },
  { isPerson = true, language = 'es', portal, shownAccount }: VisitorOptions = {},
): Orchestrator => {
  let credentials: CallContext = { sessionId: null, secret: null, language, ...(portal && { portal }) }

  const contextOf = async (name: CallName): Promise<CallContext> => {
    const humanPass =
      isPerson && contract[name].needsPass === true ? await earnPass(handlers, credentials) : undefined
    const shown = shownAccount?.() ?? null
    return {
      ...credentials,
      ...(humanPass === undefined ? {} : { humanPass }),
      ...(shown === null ? {} : { shownAccount: shown }),
    }
  }

  const callOf = (name: CallName, handler: AnyHandle) => (request: unknown) =>
    F.pipe(
      TE.fromTask<CallContext, CallFailure>(() => contextOf(name)),
      TE.flatMap((context) => handler(context, request)),
      TE.map(({ body, secret, account, isSignedOut = false }) => {
        if (secret !== undefined) credentials = { ...credentials, secret }
        credentials = withPortal(credentials, account, isSignedOut)
        const after = contract[name].sessionAfter as
          | ((answer: unknown) => CallContext['sessionId'])
          | undefined
        if (after !== undefined) credentials = { ...credentials, sessionId: after(body) }
        return body
      }),
      TE.mapLeft(failureOf),
    )

  const calls = callNames.map((name) => [name, callOf(name, handlers[name] as AnyHandle)])
  return Object.fromEntries(calls) as Orchestrator
}
