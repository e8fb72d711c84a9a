import { useEffect, useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { HelpEntry } from '#core/help/help-entry.ts'
import { useLanguage } from './use-language.ts'
import { HelpPanel } from './help-panel.view.tsx'

export type HelpConnectedProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly brand: BrandIdentity
  /** Loads the answers of the site; rejects if they can't be loaded. */
  readonly load: () => Promise<readonly HelpEntry[]>
}

const fetchEntries = (
  load: HelpConnectedProps['load'],
  set: (entries: readonly HelpEntry[] | 'failed') => void,
): void => {
  load().then(set, () => set('failed'))
}

/** The help panel. Answers load with its first opening. The question stays while the panel is hidden. */
export const HelpConnected = ({ isOpen, onClose, brand, load }: HelpConnectedProps) => {
  useLanguage()
  const [entries, setEntries] = useState<readonly HelpEntry[] | 'failed' | null>(null)
  const [question, setQuestion] = useState('')
  useEffect(() => fetchEntries(load, setEntries), [load])
  const retry = (): void => {
    setEntries(null)
    fetchEntries(load, setEntries)
  }
  return (
    <HelpPanel
      open={isOpen}
      onClose={onClose}
      brand={brand}
      entries={entries}
      question={question}
      onQuestion={setQuestion}
      onRetry={retry}
    />
  )
}
