/** The part of Trusted Types that is used, where the browser has it. */
type Policies = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string }
}

/** The name that the policy of the pages allows. */
const NAME = 'human-check'

let policy: ReturnType<Policies['createPolicy']> | null = null

const policies = (): Policies | undefined => (globalThis as { readonly trustedTypes?: Policies }).trustedTypes

/**
 * Returns the url of a script as a value that a browser with Trusted Types runs. Only two places call it, with the file
 * of the worker and the configured script of the widget; the policy of the page decides which origins load.
 */
export const trustedScriptUrl = (url: string): string => {
  policy ??= policies()?.createPolicy(NAME, { createScriptURL: (text) => text }) ?? null
  return policy === null ? url : policy.createScriptURL(url)
}
