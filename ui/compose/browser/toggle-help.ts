import { either as E } from 'fp-ts'
import type { Chat } from '#core/ports/chat.ts'

/**
 * Creates what a press on a link of the help does (CHT-02): it shows the configured chat, and hides it while it is shown. Without a chat, and
 * when it does not load, it opens the embedded help (F37). The press returns whether the chat is shown.
 */
export const createHelpToggle = (
  configured: Chat | null,
  embeddedHelp: () => Promise<Chat>,
): (() => Promise<boolean>) => {
  let isShown = false
  return async () => {
    if (configured !== null && isShown) {
      configured.hide()
      isShown = false
      return isShown
    }
    isShown = configured !== null && E.isRight(await configured.show())
    if (!isShown) await (await embeddedHelp()).show()
    return isShown
  }
}
