import * as fc from 'fast-check'
import { either as E, taskEither as TE } from 'fp-ts'
import { SimulatedClock, createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { createSessionMachine } from '#core/journeys/session/session.machine.ts'
import { canExtend, isEnding, selectSessionFailure } from '#core/journeys/session/session.selectors.ts'
import type { LogEntry } from '#core/ports/log.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import type { SessionStatus } from '#core/session/session.ts'
import {
  SESSION_ABSOLUTE_MS,
  SESSION_IDLE_MS,
  SESSION_WARNING_MS,
  expirationAfterUse,
  sessionStatusAt,
} from '#core/session/session.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import { forAllAsync, forAllAsyncWith } from '#test/for-all.ts'

const MINUTE = 60_000

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** A provider's session and the visitor's watch over it; the visitor's clock is wrong by `skew` ms. */
const watched = async (skew = 0) => {
  const time = new SimulatedClock()
  const providerNow = () => epochMs(START_OF_TESTS + time.now())
  let expires = expirationAfterUse(START_OF_TESTS, START_OF_TESTS)
  let silence: OrchestratorFailure | null = null
  const statusNow = () => sessionStatusAt(START_OF_TESTS, expires, providerNow())
  const use = (): void => {
    if (statusNow().isAlive) expires = expirationAfterUse(START_OF_TESTS, providerNow())
  }
  const answer = (): E.Either<OrchestratorFailure, SessionStatus> =>
    silence === null ? E.right(statusNow()) : E.left(silence)
  const expired: OrchestratorFailure = { _tag: 'SessionExpired' }
  const logged: LogEntry[] = []
  const machine = createSessionMachine({
    log: (entry) => void logged.push(entry),
    clock: { now: () => epochMs(providerNow() + skew) },
    orchestrator: {
      sessionStatus: () => TE.fromIOEither(answer),
      sessionPing: () =>
        TE.fromIOEither(() => {
          if (silence === null && !statusNow().isAlive) return E.left(expired)
          if (silence === null) use()
          return answer()
        }),
    },
  })
  const actor = createActor(machine, { clock: time })
  let lost = 0
  actor.on('session.ended', () => {
    lost += 1
  })
  actor.start()
  actor.send({ type: 'session.opened', status: statusNow() })
  return {
    actor,
    statusNow,
    logged,
    lost: () => lost,
    unread: () => selectSessionFailure(actor.getSnapshot()),
    comeBack: async () => {
      actor.send({ type: 'status.requested' })
      await settled()
    },
    isTold: () => isEnding(actor.getSnapshot()),
    pass: async (ms: number) => {
      time.increment(ms)
      await settled()
    },
    useHere: () => {
      use()
      actor.send({ type: 'session.used' })
    },
    useInAnotherTab: use,
    fallSilent: (failure: OrchestratorFailure | null) => {
      silence = failure
    },
    extend: async () => {
      actor.send({ type: 'session.extended' })
      await settled()
    },
  }
}

describe(createSessionMachine, () => {
  it('warns exactly two minutes before the end (SES-03)', async () => {
    const session = await watched()
    await session.pass(SESSION_IDLE_MS - SESSION_WARNING_MS - 1)
    expect(session.isTold()).toBe(false)
    await session.pass(1)
    expect(session.isTold()).toBe(true)
    expect(canExtend(session.actor.getSnapshot())).toBe(true)
  })

  it('warns only of a near end, for any use of the session (SES-01, SES-03)', async () => {
    const pause = fc.integer({ min: 1, max: 27 * MINUTE })
    await forAllAsyncWith(
      { numRuns: 200 },
      fc.array(pause, { maxLength: 30 }),
      pause,
      async (pauses, last) => {
        const session = await watched()
        for (const ms of pauses) {
          await session.pass(ms)
          session.useHere()
          await settled()
        }
        await session.pass(last)
        const { isAlive, remainingMs } = session.statusNow()
        expect(session.isTold()).toBe(isAlive && remainingMs <= SESSION_WARNING_MS)
        expect(session.lost()).toBe(isAlive ? 0 : 1)
      },
    )
  })

  it('does not warn when another tab used the session meanwhile (SES-03)', async () => {
    const session = await watched()
    await session.pass(20 * MINUTE)
    session.useInAnotherTab()
    await session.pass(8 * MINUTE)
    expect(session.isTold()).toBe(false)
    await session.pass(20 * MINUTE)
    expect(session.isTold()).toBe(true)
  })

  it('continues for another full idle period (SES-01, SES-03)', async () => {
    const session = await watched()
    await session.pass(SESSION_IDLE_MS - MINUTE)
    await session.extend()
    expect(session.isTold()).toBe(false)
    expect(session.statusNow().remainingMs).toBe(SESSION_IDLE_MS)
    await session.pass(SESSION_IDLE_MS - SESSION_WARNING_MS)
    expect(session.isTold()).toBe(true)
  })

  it('withdraws the warning when any call uses the session (SES-01)', async () => {
    const session = await watched()
    await session.pass(SESSION_IDLE_MS - MINUTE)
    session.useHere()
    await settled()
    expect(session.isTold()).toBe(false)
  })

  it('reports that the maximum age cannot be extended (SES-01)', async () => {
    const session = await watched()
    for (let age = 0; age < SESSION_ABSOLUTE_MS - 20 * MINUTE; age += 20 * MINUTE) {
      await session.pass(20 * MINUTE)
      session.useHere()
    }
    await session.pass(19 * MINUTE)
    expect(session.isTold()).toBe(true)
    expect(canExtend(session.actor.getSnapshot())).toBe(false)
  })

  it('preserves the warning while the provider does not respond, and extends on retry', async () => {
    const session = await watched()
    await session.pass(SESSION_IDLE_MS - SESSION_WARNING_MS)
    session.fallSilent({ _tag: 'Unreachable' })
    await session.extend()
    expect(session.isTold()).toBe(true)
    expect(session.actor.getSnapshot().context.failure).toEqual({ _tag: 'Unreachable' })
    session.fallSilent(null)
    await session.extend()
    expect(session.isTold()).toBe(false)
  })

  it('ends once, and only after the provider confirms it (F17, SES-02)', async () => {
    const session = await watched()
    await session.pass(SESSION_IDLE_MS - SESSION_WARNING_MS)
    await session.pass(SESSION_WARNING_MS - 1)
    expect(session.lost()).toBe(0)
    await session.pass(1)
    expect(session.lost()).toBe(1)
    expect(session.isTold()).toBe(false)
  })

  it.each([
    ['before the warning', SESSION_IDLE_MS - SESSION_WARNING_MS, 0],
    ['at the end', SESSION_IDLE_MS - SESSION_WARNING_MS, SESSION_WARNING_MS],
  ])(
    'logs and shows the message of the specification when the status can’t be read %s, and asks again when the visitor comes back (specification 8: session status; SES-05)',
    async (_when, first, then) => {
      const message = 'catchError caught an unexpected error in CartService.getSesssionStatus'
      const session = await watched()
      if (then > 0) await session.pass(first)
      session.fallSilent({ _tag: 'Unreachable' })
      await session.pass(then > 0 ? then : first)
      expect([session.unread(), session.lost(), session.isTold()]).toEqual([message, 0, false])
      const entry = { level: 'error', event: message, facts: { failure: 'Unreachable' } }
      expect(session.logged).toEqual([entry])
      await session.comeBack()
      expect([session.unread(), session.logged]).toEqual([message, [entry, entry]])
      session.useInAnotherTab()
      session.fallSilent(null)
      await session.comeBack()
      expect(session.unread()).toBeNull()
      expect(session.lost()).toBe(then > 0 ? 1 : 0)
    },
  )

  it('treats a call that used the session as its status (SES-01, SES-05)', async () => {
    const session = await watched()
    session.fallSilent({ _tag: 'TimedOut' })
    await session.pass(SESSION_IDLE_MS - SESSION_WARNING_MS)
    session.fallSilent(null)
    session.useHere()
    expect(session.unread()).toBeNull()
    await session.pass(SESSION_IDLE_MS - SESSION_WARNING_MS)
    expect(session.isTold()).toBe(true)
  })

  it('tolerates a visitor’s clock that is wrong by days (SES-03, F18)', () =>
    forAllAsync(
      fc.constantFrom(-86_400_000, 86_400_000, 46 * 86_400_000),
      fc.constantFrom(1, MINUTE),
      async (skew, early) => {
        const session = await watched(skew)
        await session.pass(SESSION_IDLE_MS - SESSION_WARNING_MS - early)
        expect(session.isTold()).toBe(false)
        await session.pass(early)
        expect(session.isTold()).toBe(true)
      },
    ))
})
