import { either as E } from 'fp-ts'
import { z } from 'zod'
import type { ChatSettings } from '#core/chat/chat-parameters.ts'
import { isLoopback, badConfig } from './parsed-config.ts'
import type { ParsedConfig } from './parsed-config.ts'

/** Checks the URL of a script: its code runs in the pages, so only this machine may deliver it without TLS. */
const isScriptUrl = (text: string): boolean => {
  if (!URL.canParse(text) || /[\s"'<>;,]/.test(text)) return false
  const { protocol, hostname, username, hash } = new URL(text)
  return (
    (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))) && `${username}${hash}` === ''
  )
}

/** The variables of a chat vendor: URL and id together, or none. Without them the button opens the embedded help. */
export const chatEnv = {
  CHAT_SCRIPT_URL: z
    .literal('')
    .or(z.string().max(500).refine(isScriptUrl, 'https://… without user'))
    .default(''),
  CHAT_APP_ID: z
    .string()
    .regex(/^[\w.-]{0,100}$/, 'letters, digits, dots and dashes')
    .default(''),
}

type Read = z.output<z.ZodObject<typeof chatEnv>>

/** Parses the chat vendor: null when it is not configured. One variable without the other is an error. */
export const parseChatConfig = ({
  CHAT_SCRIPT_URL: scriptUrl,
  CHAT_APP_ID: appId,
}: Read): ParsedConfig<ChatSettings | null> => {
  if (`${scriptUrl}${appId}` === '') return E.right(null)
  return scriptUrl === '' || appId === ''
    ? badConfig('CHAT_SCRIPT_URL, CHAT_APP_ID: both or none')
    : E.right({ scriptUrl, appId })
}
