import { either as E } from 'fp-ts'
import type { ChatParameters } from '#core/chat/chat-parameters.ts'
import type { Chat } from '#core/ports/chat.ts'

/** The function that the script of the vendor defines: commands with their data. */
export type VendorCommand = (command: 'load' | 'show' | 'hide', data?: unknown) => void

type VendorParts = {
  readonly parameters: () => ChatParameters
  /** Loads the script; rejects if it does not load. */
  readonly loadScript: () => Promise<void>
  /** Returns the function of the vendor, if its script has defined it. */
  readonly vendor: () => VendorCommand | undefined
}

/** Returns the data of the command `load`, in the names of the vendor. */
export const vendorData = ({
  appId,
  region,
  position,
  sound,
  layer,
  offset,
  language,
  intent,
}: ChatParameters) => ({
  AppId: appId,
  Region: region,
  Language: language,
  Sound: sound,
  Display: { Align: position, FrameStyle: { zIndex: layer, bottom: `${offset}px` } },
  ...(intent === null ? {} : { Intent: { iva_intent: intent } }),
})

/** Creates a vendor's chat over its script, which loads and starts once. Commands that throw are unavailable (F37). */
export const createVendorChat = ({ parameters, loadScript, vendor }: VendorParts): Chat => {
  let started: Promise<VendorCommand> | null = null
  const start = async (): Promise<VendorCommand> => {
    await loadScript()
    const command = vendor()
    if (command === undefined) throw new Error('the script defines no chat')
    command('load', vendorData(parameters()))
    return command
  }
  return {
    show: async () => {
      try {
        started ??= start()
        const command = await started
        command('show')
        return E.right(undefined)
      } catch {
        started = null
        return E.left({ _tag: 'ChatUnavailable' })
      }
    },
    hide: () =>
      void started?.then(
        (command) => command('hide'),
        () => undefined,
      ),
  }
}
