import type { Facts } from './facts.ts'

/** A sent call: its client, its session (`owner`, as in the database), and the hash of its request. */
export type Invocation = {
  readonly kind: 'invoke'
  readonly id: number
  readonly visitor: string
  readonly owner: string | null
  readonly call: string
  readonly key: string | null
  readonly requestHash: string
  /** The values that an answer of this call reports as stored, by field of the session. */
  readonly writes: Facts['writes']
  readonly atMs: number
}

/** The end of a call; `unknown`: no response. */
export type Ending = {
  readonly kind: 'ok' | 'refused' | 'unknown'
  readonly id: number
  readonly status: number | null
  readonly code: string | null
  /** The session of the caller after the response. */
  readonly owner: string | null
  readonly bodyHash: string | null
  readonly facts: Omit<Facts, 'writes'>
  /** The visitors whose marked values it contains, without the caller. */
  readonly foreign: readonly string[]
  /** It has the shape of the contract, and reveals no internals. */
  readonly isPlain: boolean
  readonly atMs: number
}

export type Entry = Invocation | Ending

/** Entries in the order in which they happened, a line of JSON each. */
export type History = {
  readonly invoke: (invocation: Omit<Invocation, 'kind' | 'id' | 'atMs'>) => number
  readonly end: (ending: Omit<Ending, 'atMs'>) => void
  readonly text: () => string
}

export const openHistory = (now: () => number): History => {
  const lines: string[] = []
  const write = (entry: Entry): void => void lines.push(JSON.stringify(entry))
  let calls = 0
  return {
    invoke: (invocation) => {
      calls += 1
      write({ kind: 'invoke', id: calls, ...invocation, atMs: now() })
      return calls
    },
    end: (ending) => write({ ...ending, atMs: now() }),
    text: () => lines.join('\n'),
  }
}

/** A call with its end. `from` and `to` are its places in the history; one that never ended is at its end still. */
export type Call = Omit<Invocation, 'kind' | 'atMs'> &
  Omit<Ending, 'kind' | 'owner'> & {
    readonly outcome: Ending['kind']
    readonly owner: string | null
    readonly from: number
    readonly to: number
  }

const SILENCE: Omit<Ending, 'id'> = {
  kind: 'unknown',
  status: null,
  code: null,
  owner: null,
  bodyHash: null,
  facts: {},
  foreign: [],
  isPlain: true,
  atMs: Number.POSITIVE_INFINITY,
}

/** The calls of a history, in the order in which they were sent. */
export const callsOf = (text: string): readonly Call[] => {
  const entries = text === '' ? [] : text.split('\n').map((line) => JSON.parse(line) as Entry)
  const endings = new Map(
    entries.flatMap((entry, at) => (entry.kind === 'invoke' ? [] : [[entry.id, { entry, at }]])),
  )
  return entries.flatMap((entry, from) => {
    if (entry.kind !== 'invoke') return []
    const ending = endings.get(entry.id)
    const { kind: outcome, owner, ...end } = ending?.entry ?? { ...SILENCE, id: entry.id }
    const to = ending?.at ?? Number.POSITIVE_INFINITY
    return [{ ...entry, ...end, outcome, owner: owner ?? entry.owner, from, to }]
  })
}
