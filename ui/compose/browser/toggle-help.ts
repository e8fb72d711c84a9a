import { either as E } from 'fp-ts'
import type { Chat } from '#core/ports/chat.ts'

/**
 * Creates the action of a help link (CHT-02): it shows or hides the configured chat. Without a chat, or if it does not
 * load, it opens the embedded help (F37). Returns whether the chat is shown.
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
