type CallHeaders = {
  readonly origin?: string | undefined
  readonly 'sec-fetch-site'?: string | string[] | undefined
}

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

/**
 * Checks for a call from a page of this store or `allowedOrigins` (S12). `Origin` and `Sec-Fetch-Site` must match.
 * A call without them passes, because it comes from no browser. Schemes are not compared: a proxy may end TLS.
 */
export const isOwnOrigin = (
  headers: CallHeaders,
  host: string,
  allowedOrigins: readonly string[] = [],
): boolean => {
  const { origin } = headers
  if (origin !== undefined && allowedOrigins.includes(origin)) return true
  return (
    (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin' &&
    (origin === undefined || hostOf(origin) === host)
  )
}

/**
 * Checks whether a form was posted by a page of this store (S12). A page without a referrer posts the origin `null`;
 * then the browser itself must say that the page is of this origin.
 */
export const isOwnForm = (
  { origin, ...headers }: CallHeaders,
  host: string,
  allowedOrigins: readonly string[] = [],
): boolean =>
  origin === 'null'
    ? headers['sec-fetch-site'] === 'same-origin'
    : isOwnOrigin({ ...headers, origin }, host, allowedOrigins)
