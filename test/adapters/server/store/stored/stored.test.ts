import * as fc from 'fast-check'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { cart, restoration } from '#adapters/server/store/stored/cart.stored.ts'
import { checkoutFactsDocument, orderDetailsDocument } from '#adapters/server/store/stored/checkout.stored.ts'
import { outgoingMessage } from '#adapters/server/store/stored/message.stored.ts'
import { readStored } from '#adapters/server/store/stored/read-stored.ts'
import { orderAnswer } from '#adapters/server/store/stored/receipt.stored.ts'
import { sessionDocuments } from '#adapters/server/store/stored/session.stored.ts'
import { serviceChange } from '#adapters/server/store/stored/change.stored.ts'
import { portalAccount } from '#adapters/server/store/stored/portal-account.stored.ts'
import { newVersion } from '#adapters/server/store/stored/version.ts'
import { object } from '#adapters/shape/object.shape.ts'
import { integer, type Shape, string } from '#adapters/shape/shape.ts'
import { forAll } from '#test/for-all.ts'

const documents: Readonly<Record<string, Shape<unknown>>> = {
  cart,
  restoration,
  checkoutFactsDocument,
  orderDetailsDocument,
  outgoingMessage,
  orderAnswer,
  sessionDocuments,
  serviceChange,
  portalAccount,
} as never

describe('stored documents', () => {
  it.each(Object.entries(documents))('%s is read as it was written', (name, shape) =>
    forAll(shape.arbitrary(fc), (document) => {
      const row: unknown = JSON.parse(JSON.stringify(shape.codec.encode(document)))
      expect(readStored(shape, row, name)).toEqual(document)
    }),
  )
})

type Person = { readonly name: string; readonly age: number }

describe('newVersion', () => {
  const second = newVersion<{ readonly name: string }, string>(
    object<{ readonly name: string }>({ name: string }),
    string,
    (name) => ({ name }),
  )
  const third = newVersion<Person, { readonly name: string }>(
    object<Person>({ name: string, age: integer({ min: 0, max: 200 }) }),
    second,
    ({ name }) => ({ name, age: 0 }),
  )

  it('reads every version as the newest', () => {
    const rows = ['Ana', { name: 'Ana' }, { name: 'Ana', age: 30 }]
    expect(rows.map((row) => readStored(third, row, 'people'))).toEqual([
      { name: 'Ana', age: 0 },
      { name: 'Ana', age: 0 },
      { name: 'Ana', age: 30 },
    ])
  })

  it('writes the newest version, and names the defect of data that no version reads', () => {
    expect(third.codec.encode({ name: 'Ana', age: 30 })).toEqual({ name: 'Ana', age: 30 })
    expect(E.isLeft(third.codec.decode(7))).toBe(true)
    expect(() => readStored(third, { name: 'Ana', age: 'old' }, 'people')).toThrow(
      'unreadable row: people/age',
    )
  })
})
