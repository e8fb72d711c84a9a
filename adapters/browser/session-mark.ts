import { either as E } from 'fp-ts'
import type { Random } from '#core/ports/random.ts'
import type { SessionMark } from '#core/ports/session-mark.ts'
import type { Storage } from '#core/ports/storage.ts'

/** Storage key of the mark, shared by all tabs. */
export const SESSION_MARK_KEY = 'buyflow.session'

/** Suffix of the mark of a session without calls so far; the complete mark of a session unknown to the provider. */
const UNUSED = '?'

/** Creates the session mark over storage shared by all tabs: a random name without any part of the id or secret. */
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
  const note = (name: string): void => {
    own = name
    write(name)
  }
  const isUnused = (mark: string | null): boolean => mark?.endsWith(UNUSED) === true
  const nameOf = (mark: string): string => mark.replace(UNUSED, '')
  const isOwn = (mark: string | null): boolean => mark !== null && nameOf(mark) === nameOf(own ?? '')
  const used = (): void => {
    if (isUnused(own) && isOwn(read())) note(nameOf(own ?? ''))
  }
  return {
    mayExist: () => {
      own = read()
      return own !== UNUSED && (own !== null || !isWritable())
    },
    isUnused: () => isUnused(read()),
    opened: () => note(random.id() + UNUSED),
    found: () => {
      own = read()
      if (nameOf(own ?? '') === '') note(random.id())
      else used()
    },
    used,
    ended: (isUnknown) => {
      const mark = read()
      if (!isOwn(mark)) return
      if (isUnknown && isUnused(mark)) note(UNUSED)
      else storage.remove(SESSION_MARK_KEY)
    },
  }
}
