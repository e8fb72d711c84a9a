import { startTransition, useEffect, useState } from 'react'

const AGAIN_MS = 4_000

/**
 * Loads code when it is needed. Returns null until it is loaded. Retries while loading fails. What it renders appears
 * after the next paint, in short tasks.
 */
export const useLazy = <Code>(load: () => Promise<Code>, isWanted: boolean): Code | null => {
  const [code, setCode] = useState<{ readonly loaded: Code } | null>(null)
  const [tries, setTries] = useState(0)
  const isMissing = isWanted && code === null
  useEffect(() => {
    if (!isMissing) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    load().then(
      (loaded) => startTransition(() => setCode({ loaded })),
      () => {
        if (!isGone) timer = setTimeout(() => setTries(tries + 1), AGAIN_MS)
      },
    )
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [load, isMissing, tries])
  return code?.loaded ?? null
}

/** Code that can be fetched early. Components then render with it at once; otherwise the hook is null at first. */
export const fetchable = <Code>(
  load: () => Promise<Code>,
): { readonly fetchCode: () => Promise<Code>; readonly useCode: () => Code | null } => {
  const fetched: { code: Code | null } = { code: null }
  const fetchCode = async (): Promise<Code> => {
    fetched.code ??= await load()
    return fetched.code
  }
  const useCode = (): Code | null => {
    const later = useLazy(fetchCode, fetched.code === null)
    return fetched.code ?? later
  }
  return { fetchCode, useCode }
}
