import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AttackedHost, Visitor } from '#test/builders/attacked-host.builder.ts'
import {
  ACCOUNT,
  CARD,
  PERSON,
  accountFor,
  accountOf,
  envelopeFor,
  fillCart,
  identityFor,
  openAttackedHost,
  paymentOf,
  riskOf,
} from '#test/builders/attacked-host.builder.ts'

const SEALED_BY_NOBODY = { integrityCheck: 'A'.repeat(22), keyId: 'nobody', phaseId: 'nobody' }

describe('what is paid with', () => {
  let host: AttackedHost
  let visitor: Visitor

  beforeAll(async () => {
    host = await openAttackedHost()
    visitor = await host.openVisitor()
    await fillCart(visitor)
  })
  afterAll(() => host.close())

  it('is refused when unencrypted or not declared as encrypted, with no flag to permit it (S25)', async () => {
    const plain = [
      paymentOf(CARD),
      paymentOf({ card: CARD.number, cvv: CARD.cvv, expirationDate: CARD.expirationDate }),
      accountOf({ account: ACCOUNT.routing + ACCOUNT.number, accountKind: ACCOUNT.kind }),
      riskOf(PERSON),
    ]
    const card = await envelopeFor(visitor)
    const unsaid = [undefined, 'false', 'TRUE', '1', ''].map((encrypted) => ({
      ...paymentOf(card),
      headers: encrypted === undefined ? {} : { encrypted },
    }))
    const flagged = [...plain, ...unsaid].map((call) => ({
      ...call,
      headers: { ...call.headers, 'disable-encryption': 'true' },
    }))
    await host.expectRefusals(visitor, [...plain, ...unsaid, ...flagged])
    await host.expectRefusals(visitor, [paymentOf({ ...card, ...SEALED_BY_NOBODY })])
  })

  it('leaves no number of a card, an account or a person, and no ciphertext, in a table or a log (S28, I10)', async () => {
    const planted = await host.openVisitor()
    await fillCart(planted)
    const [person, account, card] = [
      await identityFor(planted),
      await accountFor(planted),
      await envelopeFor(planted),
    ]
    const answers = [
      await planted.send(riskOf(person)),
      await planted.send(accountOf(account)),
      await planted.send(paymentOf(card)),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const kept = [await host.everything(), host.log(), JSON.stringify(answers)]
    expect(kept[0]?.includes('"identification":"SSN"')).toBe(true)
    expect(kept[1]?.includes('attos/assessRisk')).toBe(true)
    for (const secret of [
      CARD.number,
      CARD.number.slice(0, 12),
      ACCOUNT.number,
      ACCOUNT.routing,
      PERSON.number,
      card.card,
      account.account,
      person.number,
      ...[card, account, person].map(({ integrityCheck }) => integrityCheck),
    ])
      for (const text of kept) expect(text.includes(secret)).toBe(false)
  })
})
