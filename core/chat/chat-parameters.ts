/** The settings of the chat of a vendor. `spanishMarker` is the text that a URL of the Spanish store contains. */
export type ChatSettings = {
  readonly scriptUrl: string
  readonly appId: string
  readonly spanishMarker: string
}

/** What the script of the vendor receives. `offset` is how far the frame is shifted up, in CSS pixels. */
export type ChatParameters = {
  readonly appId: string
  readonly region: 'US'
  readonly position: 'right'
  readonly sound: true
  readonly layer: 1000
  readonly offset: number
  readonly language: 'es' | 'en'
  readonly intent: string | null
}

const INTENT = /^[\w .-]{1,60}$/

/** The page on which a chat opens. `intent` is the value of `iva_intent` in its URL. */
export type ChatPage = {
  readonly href: string
  readonly pathname: string
  readonly intent: string | null
  readonly isDesktop: boolean
}

/** The path of the savings calculator and its variants, where the frame would cover the total on a desktop. */
const CALCULATOR = /\/savings-calculator(?:\/|$)/

/**
 * Returns the parameters of the chat on a page: region US, at the right, with sound, on layer 1000, 40 px higher on the savings calculator of a
 * desktop, Spanish where the URL contains the marker, and the intent of the visit if it is plain text (CHT-01).
 */
export const chatParameters = (
  { appId, spanishMarker }: ChatSettings,
  { href, pathname, intent, isDesktop }: ChatPage,
): ChatParameters => ({
  appId,
  region: 'US',
  position: 'right',
  sound: true,
  layer: 1000,
  offset: isDesktop && CALCULATOR.test(pathname) ? 40 : 0,
  language: href.includes(spanishMarker) ? 'es' : 'en',
  intent: intent !== null && INTENT.test(intent) ? intent : null,
})

/** Reads the settings that the server wrote in a page; null without a chat of a vendor. */
export const parseChatSettings = (text: string | null | undefined): ChatSettings | null => {
  try {
    const { scriptUrl, appId, spanishMarker } = JSON.parse(text ?? '') as Partial<ChatSettings>
    return typeof scriptUrl === 'string' && typeof appId === 'string' && typeof spanishMarker === 'string'
      ? { scriptUrl, appId, spanishMarker }
      : null
  } catch {
    return null
  }
}
