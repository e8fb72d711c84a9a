import type { Log } from '#core/ports/log.ts'

type ScriptParts = {
  readonly url: string
  readonly log: Log
  /** Adds the script to the page; `loaded` or `failed` is called once. */
  readonly add: (url: string, loaded: () => void, failed: () => void) => void
}

/** Loads a script of another origin. It logs a failure with the host, and rejects (specification 8). */
export const loadScript = ({ url, log, add }: ScriptParts): Promise<void> =>
  new Promise((resolve, reject) => {
    const failed = (): void => {
      const { host } = new URL(url)
      log({ level: 'error', event: 'ScriptLoadFailed', facts: { host } })
      reject(new Error(`no script from ${host}`))
    }
    add(url, resolve, failed)
  })

type Policy = { readonly createScriptURL: (url: string) => string }
type TrustedTypes = { readonly createPolicy: (name: string, rules: Policy) => Policy }

/** The name of the one Trusted Types policy. The header allows it only where a chat is configured. */
export const CHAT_POLICY = 'chat'

/** Returns a function that adds a script element to the page. Only `allowed` becomes a script URL. */
export const scriptAdder = (allowed: string): ScriptParts['add'] => {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes }
  const onlyAllowed: Policy = {
    createScriptURL: (url) => {
      if (url !== allowed) throw new TypeError('not the script of the chat')
      return url
    },
  }
  const policy = trustedTypes?.createPolicy(CHAT_POLICY, onlyAllowed) ?? onlyAllowed
  return (url, loaded, failed) => {
    const script = document.createElement('script')
    script.addEventListener('load', loaded)
    script.addEventListener('error', failed)
    script.src = policy.createScriptURL(url)
    document.head.append(script)
  }
}
