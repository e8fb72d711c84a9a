import { useEffect, useState } from 'react'

const AGAIN_MS = 4_000

/** Loads code when it is needed. Returns null until it is loaded. Retries while loading fails. */
export const useLazy = <Code>(load: () => Promise<Code>, isWanted: boolean): Code | null => {
  const [code, setCode] = useState<{ readonly loaded: Code } | null>(null)
  const [tries, setTries] = useState(0)
  const isMissing = isWanted && code === null
  useEffect(() => {
    if (!isMissing) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    load().then(
      (loaded) => setCode({ loaded }),
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
