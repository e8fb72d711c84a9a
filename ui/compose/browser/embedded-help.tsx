import { either as E } from 'fp-ts'
import { createRoot } from 'react-dom/client'
import { identity } from '#adapters/brand/identity.ts'
import type { HelpEntry } from '#core/help/help-entry.ts'
import { helpPaths, parseHelpEntries } from '#core/help/help-entry.ts'
import type { Chat } from '#core/ports/chat.ts'
import { currentLanguage } from '#ui/content/language.ts'
import { HelpConnected } from '#ui/features/shared/help-panel.connected.tsx'

const loadEntries = async (): Promise<readonly HelpEntry[]> => {
  const response = await fetch(helpPaths[currentLanguage()])
  const entries = parseHelpEntries(await response.json())
  if (!response.ok || entries === null) throw new Error('no answers')
  return entries
}

/** Creates the embedded help: a panel that is added to the page once, and then shown and hidden. */
export const createEmbeddedHelp = (): Chat => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const render = (isOpen: boolean): void =>
    root.render(
      <HelpConnected isOpen={isOpen} onClose={() => render(false)} brand={identity} load={loadEntries} />,
    )
  return {
    show: async () => {
      render(true)
      return E.right(undefined)
    },
    hide: () => render(false),
  }
}
