import { type Language, languageOfPath } from '../shared/language.ts'

/** The settings of the chat of a vendor. */
export type ChatSettings = {
  readonly scriptUrl: string
  readonly appId: string
}

/** What the script of the vendor receives. `offset` is how far the frame is shifted up, in CSS pixels. */
export type ChatParameters = {
  readonly appId: string
  readonly region: 'US'
  readonly position: 'right'
  readonly sound: true
  readonly layer: 1000
  readonly offset: number
  readonly language: Language
  readonly intent: string | null
}

const INTENT = /^[\w .-]{1,60}$/

/** The page on which a chat opens. `intent` is the value of `iva_intent` in its URL. */
export type ChatPage = {
  readonly pathname: string
  readonly intent: string | null
  readonly isDesktop: boolean
}

/** The path of the savings calculator and its variants, where the frame would cover the total on a desktop. */
const CALCULATOR = /\/savings-calculator(?:\/|$)/

/**
 * Returns the chat parameters: region US, right, with sound, layer 1000, 40 px higher on the savings calculator of a
 * desktop, in the language of the path, and the intent of the visit if it is plain text (CHT-01).
 */
export const chatParameters = (
  { appId }: ChatSettings,
  { pathname, intent, isDesktop }: ChatPage,
): ChatParameters => ({
  appId,
  region: 'US',
  position: 'right',
  sound: true,
  layer: 1000,
  offset: isDesktop && CALCULATOR.test(pathname) ? 40 : 0,
  language: languageOfPath(pathname),
  intent: intent !== null && INTENT.test(intent) ? intent : null,
})

/** Reads the settings that the server wrote in a page; null without a chat of a vendor. */
export const parseChatSettings = (text: string | null | undefined): ChatSettings | null => {
  try {
    const { scriptUrl, appId } = JSON.parse(text ?? '') as Partial<ChatSettings>
    return typeof scriptUrl === 'string' && typeof appId === 'string' ? { scriptUrl, appId } : null
  } catch {
    return null
  }
}
