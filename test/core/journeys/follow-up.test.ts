import { either as E, taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { type FollowUpRequest, parseFollowUp } from '#core/follow-up/follow-up.ts'
import { createFollowUpMachine, startFollowUp } from '#core/journeys/follow-up/follow-up.machine.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import { followUpForm, followUpKind } from '#test/arbitraries/follow-up.arbitrary.ts'
import { addressWithOutcome } from '#test/builders/provider.builder.ts'
import { waitForState } from '#test/builders/actor-progress.ts'
import { forAllAsyncWith } from '#test/for-all.ts'

const address = addressWithOutcome('notServiceable')
const filled = { emailAddress: 'ana@correo.example', statement: 'Mi vecino ya lo tiene.', consent: true }

/** A follow-up whose calls end as listed, one after the other; then they succeed. */
const started = (kind: 'notice' | 'dispute', failures: readonly (OrchestratorFailure | 'offline')[] = []) => {
  const requests: FollowUpRequest[] = []
  const left = [...failures]
  const actor = startFollowUp({
    kind,
    address,
    load: () => {
      const failure = left.shift()
      if (failure === 'offline') return Promise.reject(new Error('offline'))
      return Promise.resolve({
        requestFollowUp: (request: FollowUpRequest) => {
          requests.push(request)
          return failure === undefined ? TE.right({ requested: true as const }) : TE.left(failure)
        },
      })
    },
  })
  return { actor, requests }
}

describe(createFollowUpMachine, () => {
  it('sends exactly the valid forms, and preserves the typed text in any case (LOC-40)', () =>
    forAllAsyncWith({ numRuns: 40 }, followUpKind, followUpForm, async (kind, form) => {
      const { actor, requests } = started(kind)
      actor.send({ type: 'form.changed', changes: form })
      actor.send({ type: 'form.submitted' })
      const parsed = parseFollowUp(kind, address, form)
      if (E.isRight(parsed)) {
        await waitForState(actor, (state) => state.matches('sent'))
        expect(requests).toEqual([parsed.right])
      } else {
        expect(actor.getSnapshot()).toMatchObject({
          value: 'editing',
          context: { errors: parsed.left, refusals: 1 },
        })
        expect(requests).toEqual([])
      }
      expect(actor.getSnapshot().context.form).toEqual(form)
    }))

  it.each(['offline', { _tag: 'TimedOut' }] as const)(
    'preserves the form after the failure %j, and sends it again (LOC-40)',
    async (failure) => {
      const { actor, requests } = started('dispute', [failure])
      actor.send({ type: 'form.changed', changes: filled })
      actor.send({ type: 'form.submitted' })
      const { context } = await waitForState(actor, (state) => state.matches('failed'))
      expect(context.failure).toEqual(failure === 'offline' ? { _tag: 'Unreachable' } : failure)
      expect(context.form).toEqual(filled)
      actor.send({ type: 'form.changed', changes: { statement: 'Mi vecina ya lo tiene.' } })
      expect(actor.getSnapshot().value).toBe('editing')
      actor.send({ type: 'form.submitted' })
      await waitForState(actor, (state) => state.matches('sent'))
      expect(requests.at(-1)).toMatchObject({ statement: 'Mi vecina ya lo tiene.' })
      expect(actor.getSnapshot().context.failure).toBeNull()
    },
  )

  it('sends one request for a double press, and validates the form again after a failure', async () => {
    const { actor, requests } = started('notice', [{ _tag: 'Unreachable' }])
    actor.send({ type: 'form.changed', changes: filled })
    actor.send({ type: 'form.submitted' })
    actor.send({ type: 'form.submitted' })
    await waitForState(actor, (state) => state.matches('failed'))
    expect(requests).toHaveLength(1)
    actor.send({ type: 'form.submitted' })
    await waitForState(actor, (state) => state.matches('sent'))
    actor.send({ type: 'form.submitted' })
    expect(requests).toHaveLength(2)
  })
})
