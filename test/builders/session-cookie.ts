import { SESSION_COOKIE } from '#adapters/contract/record.ts'

/** Returns the session cookie that a response sets, as name and value; the value is empty when it clears the cookie. Undefined without one. */
export const sessionCookieIn = ({ headers }: { readonly headers: Headers }): string | undefined =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`))
    ?.split(';', 1)[0]
