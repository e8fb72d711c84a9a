/** Calls of one session that a process handles at once, and those that wait for them. `waitMs`: how long at most. */
export type SessionQueueLimits = {
  readonly underWay: number
  readonly waiting: number
  readonly waitMs: number
}

/** A page asks for a few things at once; the rest of a session's calls wait here and not at the database, which is for everybody (S40). */
export const SESSION_QUEUE: SessionQueueLimits = { underWay: 4, waiting: 100, waitMs: 5_000 }

/** Ends a call's turn. */
export type Leave = () => void

type Line = { underWay: number; readonly waiting: Set<() => void> }

/** Resolves with what ends the turn, or with null when there is none: too many wait, or it took too long. */
export type SessionQueue = (session: string) => Promise<Leave | null>

/** Lets so many calls of a session through at once, and the others one after the other in the order in which they came. */
export const createSessionQueue = ({ underWay, waiting, waitMs }: SessionQueueLimits): SessionQueue => {
  const lines = new Map<string, Line>()
  const turnIn = (line: Line, session: string): Leave => {
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      line.underWay -= 1
      const [next] = line.waiting
      if (next !== undefined) next()
      else if (line.underWay === 0) lines.delete(session)
    }
  }
  return (session) => {
    const line = lines.get(session) ?? { underWay: 0, waiting: new Set<() => void>() }
    lines.set(session, line)
    if (line.underWay < underWay) {
      line.underWay += 1
      return Promise.resolve(turnIn(line, session))
    }
    if (line.waiting.size >= waiting) return Promise.resolve(null)
    return new Promise((resolve) => {
      const begin = (): void => {
        clearTimeout(timer)
        line.waiting.delete(begin)
        line.underWay += 1
        resolve(turnIn(line, session))
      }
      const timer = setTimeout(() => {
        line.waiting.delete(begin)
        resolve(null)
      }, waitMs)
      line.waiting.add(begin)
    })
  }
}
