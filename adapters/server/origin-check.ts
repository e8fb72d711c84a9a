type CallHeaders = {
  readonly origin?: string | undefined
  readonly 'sec-fetch-site'?: string | string[] | undefined
}

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

/**
 * Whether a call may come from a page of this store (S12): what the browser says of its origin names this host, or nothing is said,
 * as by callers that are no browser. Scheme is left out, because a TLS proxy may stand between. Pages of `allowedOrigins` may too.
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
