type CallHeaders = {
  readonly origin?: string | undefined
  readonly 'sec-fetch-site'?: string | string[] | undefined
}

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

/**
 * Whether a call may come from a page of this store (S12): what the browser says of its origin names this host, or nothing is said,
 * as by callers that are no browser. Scheme is left out, because a TLS proxy may stand between.
 */
export const isOwnOrigin = (headers: CallHeaders, host: string): boolean =>
  (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin' &&
  (headers.origin === undefined || hostOf(headers.origin) === host)
