import { expect } from 'vitest'
import type { EmailAddress } from '#core/checkout/customer.ts'
import type { FollowUpRequest, Statement } from '#core/follow-up/follow-up.ts'
import { FOLLOW_UP_CONSENT, FOLLOW_UP_MAILS, FOLLOW_UP_MAILS_MS } from '#core/follow-up/follow-up.ts'
import type { OutcomeKind } from '#core/localization/outcome-kind.ts'
import { addressWithOutcome, answerOf } from '#test/builders/provider.builder.ts'
import type { Harness, Laws } from '../harness.ts'

const email = 'ana@correo.example' as EmailAddress

const noticeAt = (kind: OutcomeKind, emailAddress = email): FollowUpRequest => ({
  kind: 'notice',
  address: addressWithOutcome(kind),
  emailAddress,
  consent: FOLLOW_UP_CONSENT,
})

const disputeOf = (statement: string): FollowUpRequest => ({
  kind: 'dispute',
  address: addressWithOutcome('notServiceable'),
  emailAddress: email,
  statement: statement as Statement,
  consent: FOLLOW_UP_CONSENT,
})

const send = async (harness: Harness, request: FollowUpRequest): Promise<void> => {
  expect(await answerOf(harness.visitor().requestFollowUp(request))).toEqual({ requested: true })
}

export const followUpLaws: Laws = {
  'confirms a request about an address once, to a visitor without a session (LOC-40, MSG-08)': async (
    harness,
  ) => {
    await send(harness, noticeAt('notServiceable'))
    await send(harness, noticeAt('notServiceable'))
    await send(harness, noticeAt('notServiceable', 'ANA@correo.example' as EmailAddress))
    const messages = await harness.messages()
    expect(messages).toHaveLength(1)
    expect(messages[0]).toMatchObject({ kind: 'email', to: email })
    expect(messages[0]?.text).toContain('18 Camino Largo')
    await send(harness, disputeOf('Mi vecino ya lo tiene.'))
    await send(harness, disputeOf('Mi vecina ya lo tiene.'))
    expect(await harness.messages()).toHaveLength(2)
  },
  'writes the expected day of the network to a home that waits for it (LOC-40, MSG-08)': async (harness) => {
    const { expectedOn } = await answerOf(
      harness.visitor().serviceabilityCheck({ channel: 'dotcom', address: addressWithOutcome('preSale') }),
    )
    await send(harness, noticeAt('preSale'))
    const [message] = await harness.messages()
    const [, , day] = (expectedOn ?? '').split('-')
    expect(message?.text).toContain(`${Number(day)} de `)
  },
  'quotes nothing that a stranger typed (MSG-08)': async (harness) => {
    const address = { ...addressWithOutcome('notServiceable'), street: '1 evil.example Street' as never }
    await send(harness, { ...disputeOf('Gana un premio en evil.example'), address })
    const [message] = await harness.messages()
    expect(JSON.stringify(message)).not.toContain('evil')
  },
  'sends a mailbox a limited number of confirmations a day, and answers the same (LOC-41)': async (
    harness,
  ) => {
    const kinds = ['notServiceable', 'preSale', 'webLead', 'bulk', 'commercial', 'activeLocation'] as const
    for (const kind of kinds) await send(harness, noticeAt(kind))
    expect(await harness.messages()).toHaveLength(FOLLOW_UP_MAILS)
    harness.clock.advance(FOLLOW_UP_MAILS_MS + 1)
    await send(harness, noticeAt('existingCustomer'))
    expect(await harness.messages()).toHaveLength(FOLLOW_UP_MAILS + 1)
  },
}
