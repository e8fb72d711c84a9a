import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { callNames, contract } from '#adapters/contract/contract.ts'
import type { AnyCallRecord, CallName } from '#adapters/contract/record.ts'
import type { CallContext, CallFailure, ProviderHandlers, Reply } from '#adapters/provider/call/handler.ts'
import { isLeaveUrl } from '#core/portal/leave-url.ts'
import type { OpenIdClient } from './openid-client.ts'
import type { PortalSessions } from './portal-sessions.ts'
import type { SessionUse } from './session-validation.ts'

type AnyHandler = (context: CallContext, request: unknown) => TE.TaskEither<CallFailure, Reply<unknown>>

export type PortalCallParts = {
  readonly sessions: PortalSessions
  readonly client: Pick<OpenIdClient, 'leaveUrl'>
  readonly report: (error: unknown) => void
}

/** A portal call, a call for who is signed in, and a sale call, for which a login is optional. */
type PortalUse = SessionUse & { readonly isRequired: boolean }

/** Returns how a call uses the portal session; null for a call that has nothing to do with it. */
const sessionUseOf = (name: CallName): PortalUse | null => {
  const { session, method }: AnyCallRecord = contract[name]
  const read = { extends: false, changes: false, validates: false }
  if (session === 'portal')
    return { extends: true, changes: method !== 'GET', validates: name === 'portalPing', isRequired: true }
  if (name === 'portalSession') return { ...read, validates: true, isRequired: true }
  return session === 'required' ? { ...read, isRequired: false } : null
}

/** Adds the signed-in customer to a call's context. Without the provider's answer, calls that need it fail (S31). */
const withCredentials =
  ({ sessions }: PortalCallParts, use: PortalUse) =>
  async (context: CallContext): Promise<E.Either<CallFailure, CallContext>> => {
    const { portalSecret: secret = null } = context
    if (secret === null) return E.right(context)
    const found = await sessions.credentialsOf(secret, use)
    if (E.isRight(found)) return E.right({ ...context, portal: found.right })
    return found.left === 'unavailable' && use.isRequired ? E.left({ code: 'UNAVAILABLE' }) : E.right(context)
  }

/** Returns the page of the identity provider that ends its own session; null while the provider does not answer. */
const leaveUrlOf = async (
  { sessions, client }: PortalCallParts,
  secret: string | null,
): Promise<string | null> => {
  const ended = secret === null ? null : await sessions.end(secret)
  if (ended === null) return null
  const url = await client.leaveUrl(ended)()
  return E.isRight(url) && url.right !== null && isLeaveUrl(url.right.href) ? url.right.href : null
}

/** Does to the session what the answer of a call says: set its account, or end it. */
const afterReply =
  (parts: PortalCallParts, { portalSecret: secret = null }: CallContext) =>
  async (reply: Reply<unknown>): Promise<Reply<unknown>> => {
    const { account, isSignedOut = false } = reply
    if (account !== undefined && secret !== null) await parts.sessions.choose(secret, account)
    if (!isSignedOut) return reply
    return { ...reply, body: { signedOut: true, leaveTo: await leaveUrlOf(parts, secret) } }
  }

/** Runs a step that may throw. An exception is reported and answered `UNAVAILABLE` without details. */
const safely =
  <A>(
    { report }: PortalCallParts,
    work: () => Promise<E.Either<CallFailure, A>>,
  ): TE.TaskEither<CallFailure, A> =>
  async () => {
    try {
      return await work()
    } catch (error) {
      report(error)
      return E.left({ code: 'UNAVAILABLE' })
    }
  }

const wrap = (parts: PortalCallParts, name: CallName, handle: AnyHandler): AnyHandler => {
  const use = sessionUseOf(name)
  return (context, request) =>
    F.pipe(
      use === null ? TE.right(context) : safely(parts, () => withCredentials(parts, use)(context)),
      TE.flatMap((known) => handle(known, request)),
      TE.flatMap((reply) =>
        reply.account === undefined && reply.isSignedOut === undefined
          ? TE.right(reply)
          : safely(parts, async () => E.right(await afterReply(parts, context)(reply))),
      ),
    )
}

/** Gives a provider's handlers each caller's portal session from this host. The account comes from it alone (S14). */
export const withPortalSessions = (handlers: ProviderHandlers, parts: PortalCallParts): ProviderHandlers =>
  Object.fromEntries(
    callNames.map((name) => [name, wrap(parts, name, handlers[name] as AnyHandler)]),
  ) as ProviderHandlers
