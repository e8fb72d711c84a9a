import { marketingParameters } from '#core/query/query-parameters.ts'
import { createLog } from '#adapters/browser/log.ts'
import { loadScript, scriptAdder } from '#adapters/browser/load-script.ts'
import type { VendorCommand } from '#adapters/chat/vendor-chat.ts'
import { createVendorChat } from '#adapters/chat/vendor-chat.ts'
import { parseQuery, readParameters } from '#core/query/query.ts'
import type { ChatSettings } from '#core/chat/chat-parameters.ts'
import { chatParameters, parseChatSettings } from '#core/chat/chat-parameters.ts'
import type { Chat } from '#core/ports/chat.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { helpWords } from '#ui/content/es/shared/help.ts'
import { media } from '#ui/theme/media.ts'
import { createHelpToggle } from './toggle-help.ts'

const log = createLog(async (entries) => (await import('./usage-client.ts')).sendLog(entries))

/** The global name that the script of the vendor defines. */
const VENDOR = 'ASAPP'

const vendorChat = (settings: ChatSettings): Chat => {
  const add = scriptAdder(settings.scriptUrl)
  return createVendorChat({
    parameters: () => {
      const { pathname, search } = window.location
      const intent = readParameters(marketingParameters, parseQuery(search)).chatIntent
      return chatParameters(settings, {
        pathname,
        intent,
        isDesktop: matchMedia(media.desktop).matches,
      })
    },
    loadScript: () => loadScript({ url: settings.scriptUrl, log, add }),
    vendor: () => (window as unknown as Readonly<Record<string, VendorCommand | undefined>>)[VENDOR],
  })
}

const settings = parseChatSettings(document.querySelector<HTMLMetaElement>('meta[name="chat"]')?.content)
const configured = settings === null ? null : vendorChat(settings)
let embedded: Promise<Chat> | null = null

const embeddedHelp = (): Promise<Chat> =>
  (embedded ??= import('./embedded-help.tsx').then(
    ({ createEmbeddedHelp }) => createEmbeddedHelp(),
    (error: unknown) => {
      embedded = null
      throw error
    },
  ))

const press = createHelpToggle(configured, embeddedHelp)

/** Opens the help, or hides a chat that is shown. The links of the help say which of the two they do. */
export const toggleHelp = async (): Promise<void> => {
  const text = (await press()) ? helpWords.hideChat : commonWords.help
  for (const link of document.querySelectorAll('a[data-help]'))
    if (link.textContent !== text) link.textContent = text
}
