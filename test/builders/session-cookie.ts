import { SESSION_COOKIE } from '#adapters/contract/record.ts'

/** Returns the session cookie a response sets as name and value; an empty value clears it. Undefined if none. */
export const sessionCookieIn = ({ headers }: { readonly headers: Headers }): string | undefined =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`))
    ?.split(';', 1)[0]
