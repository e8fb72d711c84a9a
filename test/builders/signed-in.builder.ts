import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { callNames, contract } from '#adapters/contract/contract.ts'
import { PORTAL_COOKIE } from '#adapters/contract/record.ts'
import type { CallContext, CallFailure, ProviderHandlers, Reply } from '#adapters/provider/call/handler.ts'
import type { PortalCredentials } from '#core/portal/credentials.ts'

type AnyHandler = (context: CallContext, request: unknown) => TE.TaskEither<CallFailure, Reply<unknown>>

/** A provider whose host knows the customers that `signIn` gives a secret, in place of an identity provider. */
export const signedInProvider = (handlers: ProviderHandlers) => {
  const sessions = new Map<string, PortalCredentials>()
  let signedInSoFar = 0

  const after = (secret: string, { account, isSignedOut }: Reply<unknown>): void => {
    const portal = sessions.get(secret)
    if (portal === undefined) return
    if (isSignedOut === true) sessions.delete(secret)
    else if (account !== undefined) sessions.set(secret, { ...portal, accountId: account })
  }

  const wrap =
    (handle: AnyHandler): AnyHandler =>
    (context, request) => {
      const secret = context.portalSecret ?? ''
      const portal = sessions.get(secret)
      return F.pipe(
        TE.fromEither(E.right<CallFailure, CallContext>({ ...context, ...(portal && { portal }) })),
        TE.flatMap((known) => handle(known, request)),
        TE.map((reply) => {
          after(secret, reply)
          return reply
        }),
      )
    }

  const provider = Object.fromEntries(
    callNames.map((name) => [
      name,
      contract[name].path.startsWith('cus/') ? wrap(handlers[name] as AnyHandler) : handlers[name],
    ]),
  ) as ProviderHandlers

  return {
    provider,
    signIn: (portal: PortalCredentials): string => {
      signedInSoFar += 1
      const secret = `portal-secret-${signedInSoFar}`
      sessions.set(secret, portal)
      return secret
    },
  }
}

/** A browser that sends the cookie of a portal session until the host clears it. */
export const portalFetch = (
  fetch: (request: Request) => Promise<Response>,
  secret: string,
): ((request: Request) => Promise<Response>) => {
  let isSignedIn = true
  return async (request) => {
    if (isSignedIn) request.headers.append('cookie', `${PORTAL_COOKIE}=${secret}`)
    const response = await fetch(request)
    if (response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${PORTAL_COOKIE}=;`)))
      isSignedIn = false
    return response
  }
}
