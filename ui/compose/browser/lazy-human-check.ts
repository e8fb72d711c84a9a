import { either as E } from 'fp-ts'
import type { SendWithPass } from '#adapters/orchestrator/client.ts'
import type { PageCheck } from '#core/journeys/human-verification/human-verification.ts'
import type { HumanCheckLink } from '#ui/app/human-check-link.ts'

/** The human check of a page. Its code loads when a call first needs a pass. */
export type LazyHumanCheck = HumanCheckLink & {
  /** Sends a call that the visitor waits for. */
  readonly send: SendWithPass
  /** Sends a call in the background. Its failure stays in the background. */
  readonly sendQuietly: SendWithPass
  /** Sends a call during typing, in the background; solves a challenge for the next one if it needed a pass. */
  readonly sendAhead: SendWithPass
  /** Solves a challenge ahead, because the visitor types. */
  readonly prepare: () => void
}

type Opened = { readonly check: PageCheck; readonly hasWidget: () => boolean }

/** Creates the human check of this page. */
export const lazyHumanCheck = (): LazyHumanCheck => {
  let opening: Promise<Opened> | null = null
  let opened: Opened | null = null
  let whenBlocked = (): void => undefined

  const open = async (): Promise<Opened> => {
    try {
      opening ??= import('./page-human-check.tsx').then(({ openPageCheck, hasWidget }) => ({
        check: openPageCheck(),
        hasWidget,
      }))
      opened = await opening
      return opened
    } catch (error) {
      opening = null
      throw error
    }
  }

  const sender =
    (isQuiet: boolean): SendWithPass =>
    async (call) => {
      try {
        const { check } = await open()
        return await check.send(call, () => {
          if (!isQuiet) whenBlocked()
        })
      } catch {
        return E.left({ _tag: 'Unreachable' })
      }
    }

  const prepare = (): void =>
    void open().then(
      ({ check }) => check.prepare(),
      () => undefined,
    )
  const sendQuietly = sender(true)

  return {
    send: sender(false),
    sendQuietly,
    sendAhead: async (call) => {
      const answer = await sendQuietly(call)
      prepare()
      return answer
    },
    prepare,
    whenBlocked: (listener) => {
      whenBlocked = listener
    },
    hasWidget: () => opened?.hasWidget() === true,
  }
}
