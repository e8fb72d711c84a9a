import { useEffect, useState } from 'react'
import { useLazy } from './lazy.ts'
import * as css from './lazy-consent.css.ts'
import { whenIdle } from './when-idle.ts'

const load = () => import('./consent-choice.connected.tsx')

/** The choice about analytics below the footer, loaded when the browser is idle. Its space is reserved. */
export const LazyConsent = () => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const code = useLazy(load, isIdle)
  return (
    <div className={css.place} aria-busy={code === null}>
      {code === null ? null : <code.ConsentConnected />}
    </div>
  )
}
