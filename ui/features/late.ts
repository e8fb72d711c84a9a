import { useEffect, useState } from 'react'

const AGAIN_MS = 4_000

/** Code that comes when it is wanted, null until it is there; asked for again while it can't be had. */
export const useLate = <Code>(load: () => Promise<Code>, isWanted: boolean): Code | null => {
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
