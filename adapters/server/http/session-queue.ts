/** Limits per session in one process. `underWay`: calls at once. `waiting`: calls that wait. `waitMs`: longest wait. */
export type SessionQueueLimits = {
  readonly underWay: number
  readonly waiting: number
  readonly waitMs: number
}

/** A page makes a few calls at once. More calls of a session wait here, not for a shared database connection (S40). */
export const SESSION_QUEUE: SessionQueueLimits = { underWay: 4, waiting: 100, waitMs: 5_000 }

/** Releases a call's place in the queue. */
export type Leave = () => void

type Line = { underWay: number; readonly waiting: Set<() => void> }

/** Resolves with the release function of the call's place; null when too many calls wait or the wait is over. */
export type SessionQueue = (session: string) => Promise<Leave | null>

/** Creates a queue per session. It admits `underWay` calls at once, and the others in order of arrival. */
export const createSessionQueue = ({ underWay, waiting, waitMs }: SessionQueueLimits): SessionQueue => {
  const lines = new Map<string, Line>()
  const placeIn = (line: Line, session: string): Leave => {
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
      return Promise.resolve(placeIn(line, session))
    }
    if (line.waiting.size >= waiting) return Promise.resolve(null)
    return new Promise((resolve) => {
      const begin = (): void => {
        clearTimeout(timer)
        line.waiting.delete(begin)
        line.underWay += 1
        resolve(placeIn(line, session))
      }
      const timer = setTimeout(() => {
        line.waiting.delete(begin)
        resolve(null)
      }, waitMs)
      line.waiting.add(begin)
    })
  }
}
