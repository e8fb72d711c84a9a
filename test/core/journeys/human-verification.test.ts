import * as fc from 'fast-check'
import { either as E, taskEither as TE } from 'fp-ts'
import { SimulatedClock, createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { HumanPass } from '#core/human/human-check.ts'
import {
  HUMAN_CHECKS_MAX,
  HUMAN_PASS_MS,
  HUMAN_PROGRESS_MS,
  HUMAN_TOKEN_MS,
} from '#core/human/human-check.ts'
import { createHumanVerificationMachine } from '#core/journeys/human-verification/human-verification.machine.ts'
import { selectIsChecking } from '#core/journeys/human-verification/human-verification.selectors.ts'
import { startPageCheck } from '#core/journeys/human-verification/human-verification.ts'
import type { HumanVerificationPorts } from '#core/journeys/human-verification/human-verification.actors.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import { forAllAsyncWith } from '#test/for-all.ts'

/** The outcome of a check: of its challenge, its solver, its token, and the call with its pass. */
const outcomes = ['passes', 'unsolved', 'failed', 'passRefused', 'silent', 'verifierDown'] as const
type Outcome = (typeof outcomes)[number]

const silent: OrchestratorFailure = { _tag: 'Unreachable' }
const down: OrchestratorFailure = { _tag: 'ProviderBroken', requestId: 'r1' }
const required: OrchestratorFailure = { _tag: 'Refused', code: 'HUMAN_CHECK_REQUIRED', requestId: 'r2' }

/** A provider and a solver with one outcome for each check, and their last one for all others. */
const scripted = (script: readonly Outcome[]) => {
  const seen: string[] = []
  let checks = -1
  const now = (): Outcome => script[Math.min(Math.max(checks, 0), script.length - 1)] ?? 'passes'
  const ports: HumanVerificationPorts = {
    orchestrator: {
      recaptchaChallenge: () => {
        checks += 1
        seen.push('challenge')
        return now() === 'silent' ? TE.left(silent) : TE.right({ recaptchaToken: `puzzle-${checks}` })
      },
      validateRecaptcha: ({ recaptchaToken }) => {
        seen.push(`token ${recaptchaToken}`)
        if (now() === 'verifierDown') return TE.left(down)
        return TE.right(
          now() === 'failed'
            ? { result: 'failed' }
            : { result: 'passed', pass: `pass-${checks}` as HumanPass },
        )
      },
    },
    solver: (challenge) =>
      now() === 'unsolved' || challenge._tag === 'Widget'
        ? TE.left({ _tag: 'NotSolved', because: 'blocked' })
        : TE.right(`${challenge.text} solved`),
    log: ({ facts }) => void seen.push(`log ${facts['because']}`),
  }
  const call = (pass: HumanPass | null) => {
    seen.push(`call ${pass}`)
    return Promise.resolve(now() === 'passRefused' ? E.left(required) : E.right('answer'))
  }
  return { ports, seen, call, checks: () => checks + 1 }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const machineAt = (script: readonly Outcome[] = ['passes']) => {
  const clock = new SimulatedClock()
  const built = scripted(script)
  const actor = createActor(createHumanVerificationMachine(built.ports), { clock }).start()
  const send = async (type: Parameters<typeof actor.send>[0]['type']): Promise<void> => {
    actor.send({ type })
    await settled()
  }
  const state = (): unknown => {
    const { value } = actor.getSnapshot()
    return typeof value === 'string' ? value : value.checking.work
  }
  return { ...built, actor, clock, send, state }
}

describe(startPageCheck, () => {
  it('sends a call with a pass of its own, and stops at the third failed check in a row (HUM-02, HUM-04)', () =>
    forAllAsyncWith(
      {
        examples: [
          [['passes'], 4],
          [['failed', 'unsolved', 'passRefused', 'passes'], 2],
          [['failed', 'failed', 'passes', 'failed', 'failed', 'passes'], 2],
          [['silent', 'passes'], 2],
        ],
      },
      fc.array(fc.constantFrom(...outcomes), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 4 }),
      async (script, calls) => {
        const { ports, seen, call } = scripted(script)
        const check = startPageCheck(ports)
        let blocked = 0
        const answers = await Promise.all(
          Array.from({ length: calls }, () => check.send(call, () => void (blocked += 1))),
        )
        const passes = seen.filter((line) => line.startsWith('call '))
        expect(new Set(passes).size).toBe(passes.length)
        expect(passes.every((line) => line.startsWith('call pass-'))).toBe(true)
        for (const answer of answers)
          expect([E.right('answer'), E.left(silent), E.left(down)].some((one) => isSame(one, answer))).toBe(
            E.isRight(answer) || answer.left._tag !== 'Refused',
          )
        const refused = answers.filter((answer) => E.isLeft(answer) && answer.left._tag === 'Refused')
        expect(refused).toHaveLength(blocked)
        check.actor.stop()
      },
    ))

  it.each([['unsolved'], ['failed'], ['passRefused']] as const)(
    'tries three times when each check is %s, and again when the visitor comes back (specification 8: failed human check; F36, HUM-04)',
    async (outcome) => {
      const { ports, call, checks } = scripted([outcome, outcome, outcome, 'passes'])
      const check = startPageCheck(ports)
      let blocked = 0
      const whenBlocked = (): void => void (blocked += 1)
      const answer = await check.send(call, whenBlocked)
      expect(E.isLeft(answer) && answer.left._tag).toBe('Refused')
      expect([checks(), blocked]).toEqual([HUMAN_CHECKS_MAX, 1])
      expect(await check.send(call, whenBlocked)).toEqual(E.right('answer'))
      expect(blocked).toBe(1)
      check.actor.stop()
    },
  )

  it('fails with the failure of a provider that cannot check, and lets no call through (S31)', async () => {
    for (const [outcome, failure] of [
      ['silent', silent],
      ['verifierDown', down],
    ] as const) {
      const { ports, call, seen, checks } = scripted([outcome])
      const check = startPageCheck(ports)
      expect(await check.send(call, () => expect.unreachable())).toEqual(E.left(failure))
      expect([checks(), seen.some((line) => line.startsWith('call'))]).toEqual([1, false])
      expect(seen).toContain(`log ${failure._tag}`)
      check.actor.stop()
    }
  })

  it('solves once for a call that was prepared (HUM-03)', async () => {
    const { ports, call, seen } = scripted(['passes'])
    const check = startPageCheck(ports)
    check.prepare()
    check.prepare()
    await settled()
    expect(seen).toEqual(['challenge'])
    await check.send(call, () => expect.unreachable())
    expect(seen).toEqual(['challenge', 'token puzzle-0 solved', 'call pass-0'])
    check.actor.stop()
  })
})

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

describe(createHumanVerificationMachine, () => {
  it('is pending until a token is received and validated, then passed until a call takes the pass', async () => {
    const { send, state, actor } = machineAt()
    expect(state()).toBe('pending')
    await send('challenge.prepared')
    expect(state()).toBe('solved')
    await send('pass.requested')
    expect([state(), actor.getSnapshot().context.pass]).toEqual(['passed', 'pass-0'])
    await send('pass.taken')
    expect([state(), actor.getSnapshot().context.pass]).toEqual(['pending', null])
  })

  it('forgets a token and a pass that are too old, and starts anew (HUM-03)', async () => {
    const { send, state, clock, checks } = machineAt()
    await send('challenge.prepared')
    clock.increment(HUMAN_TOKEN_MS.Puzzle - 1)
    expect(state()).toBe('solved')
    clock.increment(1)
    expect(state()).toBe('expired')
    await send('pass.requested')
    expect([state(), checks()]).toEqual(['passed', 2])
    clock.increment(HUMAN_PASS_MS)
    expect(state()).toBe('expired')
    await send('challenge.prepared')
    expect([state(), checks()]).toEqual(['solved', 3])
  })

  it('says that it checks after three seconds of waiting, and not while it solves ahead (HUM-05)', () => {
    const { actor, clock } = machineAt()
    const isShown = (): boolean => selectIsChecking(actor.getSnapshot())
    actor.send({ type: 'challenge.prepared' })
    clock.increment(2 * HUMAN_PROGRESS_MS)
    expect(isShown()).toBe(false)
    actor.send({ type: 'pass.requested' })
    clock.increment(HUMAN_PROGRESS_MS - 1)
    expect(isShown()).toBe(false)
    clock.increment(1)
    expect(isShown()).toBe(true)
  })

  it('stays pending after a prepared check fails, and counts it', async () => {
    const { send, state, seen } = machineAt(['unsolved', 'unsolved', 'unsolved', 'passes'])
    await send('challenge.prepared')
    await send('challenge.prepared')
    expect(state()).toBe('pending')
    await send('challenge.prepared')
    expect(state()).toBe('blocked')
    expect(seen.filter((line) => line === 'log blocked')).toHaveLength(HUMAN_CHECKS_MAX)
  })
})
