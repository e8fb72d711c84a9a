import type { taskEither as TE } from 'fp-ts'

export type ChatFailure = { readonly _tag: 'ChatUnavailable' }

/** Help in a conversation or panel. Loads once, with the first opening; the next one retries a failure (CHT-02). */
export type Chat = {
  /** Loads the chat if needed, and shows it. */
  readonly show: TE.TaskEither<ChatFailure, void>
  /** Hides the chat. It stays loaded. */
  readonly hide: () => void
}
