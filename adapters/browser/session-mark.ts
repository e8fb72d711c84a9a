import { either as E } from 'fp-ts'
import type { Random } from '#core/ports/random.ts'
import type { SessionMark } from '#core/ports/session-mark.ts'
import type { Storage } from '#core/ports/storage.ts'

/** Storage key of the mark, shared by all tabs. */
export const SESSION_MARK_KEY = 'buyflow.session'

/** Creates the session mark over storage that all tabs share: a random name that contains nothing of the session's id or secret. */
export const createSessionMark = (storage: Storage, random: Random): SessionMark => {
  let own: string | null = null
  const read = (): string | null => E.getOrElse((): string | null => null)(storage.read(SESSION_MARK_KEY))
  const write = (name: string): boolean => E.isRight(storage.write(SESSION_MARK_KEY, name))
  /** Storage that is not writable contains no mark either. */
  const isWritable = (): boolean => {
    const isTaken = write('probe')
    storage.remove(SESSION_MARK_KEY)
    return isTaken
  }
  const opened = (): void => {
    own = random.id()
    write(own)
  }
  return {
    mayExist: () => {
      own = read()
      return own !== null || !isWritable()
    },
    opened,
    found: () => {
      own = read()
      if (own === null) opened()
    },
    ended: () => {
      if (own !== null && read() === own) storage.remove(SESSION_MARK_KEY)
    },
  }
}
