import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DRAFT_KEY, createDraftStore } from '#adapters/browser/draft-store.ts'
import type { IdempotencyKey } from '#core/checkout/order.ts'
import type { Draft } from '#core/ports/draft.ts'
import type { Storage } from '#core/ports/storage.ts'
import { forAll } from '#test/for-all.ts'

const typed = fc.string({ unit: 'grapheme', maxLength: 80 })

const orderKey = fc.stringMatching(/^[0-9a-f]{32}$/).map((text) => text as IdempotencyKey)

const draft: fc.Arbitrary<Draft> = fc.record({
  addressForm: fc.record({ street: typed, unit: typed, zip: typed }),
  customerForm: fc.record({
    firstName: typed,
    lastName: typed,
    emailAddress: typed,
    phoneNumber: typed,
    phoneType: typed,
    addressOneYear: typed,
    identificationType: typed,
  }),
  orderKey: fc.option(orderKey, { nil: null }),
})

const memory = (kept: Map<string, string>): Storage => ({
  read: (key) => E.right(kept.get(key) ?? null),
  write: (key, value) => E.right(void kept.set(key, value)),
  remove: (key) => E.right(void kept.delete(key)),
})

const denied: Storage = {
  read: () => E.left({ _tag: 'StorageUnavailable' }),
  write: () => E.left({ _tag: 'StorageUnavailable' }),
  remove: () => E.left({ _tag: 'StorageUnavailable' }),
}

const recordOf = (saved: Draft): Record<string, unknown> => {
  const kept = new Map<string, string>()
  createDraftStore(memory(kept)).save(saved)
  return JSON.parse(kept.get(DRAFT_KEY) ?? 'null') as Record<string, unknown>
}

const loaded = (text: string): Draft | null => createDraftStore(memory(new Map([[DRAFT_KEY, text]]))).load()

describe('createDraftStore', () => {
  it('loads exactly what was saved, and nothing after clearing', () =>
    forAll(draft, (saved) => {
      const store = createDraftStore(memory(new Map()))
      store.save(saved)
      expect(store.load()).toEqual(saved)
      store.clear()
      expect(store.load()).toBeNull()
    }))

  it('treats any other text as no draft (F19)', () =>
    forAll(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(loaded(text)).toBeNull()
    }))

  it('treats a draft of another version, or with a missing or unknown part, as none', () =>
    forAll(draft, fc.string(), fc.integer(), (saved, name, version) => {
      const record = recordOf(saved)
      fc.pre(!Object.hasOwn(record, name) && ![1, record['version']].includes(version))
      expect(loaded(JSON.stringify({ ...record, version }))).toBeNull()
      expect(loaded(JSON.stringify(record).replace(/}$/, `,${JSON.stringify(name)}:1}`))).toBeNull()
      for (const part of Object.keys(record)) {
        const { [part]: _, ...rest } = record
        expect(loaded(JSON.stringify(rest))).toBeNull()
      }
    }))

  it('migrates a draft of the version before the risk question, which stays open', () =>
    forAll(draft, (saved) => {
      const { addressOneYear: _, identificationType: __, ...before } = saved.customerForm
      const record = { ...recordOf(saved), version: 1, customerForm: before }
      expect(loaded(JSON.stringify(record))).toEqual({
        ...saved,
        customerForm: { ...before, addressOneYear: '', identificationType: 'NONE' },
      })
      expect(loaded(JSON.stringify({ ...record, version: 2 }))).toBeNull()
      expect(loaded(JSON.stringify({ ...record, customerForm: saved.customerForm }))).toBeNull()
    }))

  it('writes nothing but the fields of the draft, whatever comes with them (S28)', () => {
    const number = fc.constantFrom('219099999', '4111111111111111', '000123456789')
    forAll(draft, fc.constantFrom('number', 'identification', 'cvv'), number, (saved, name, secret) => {
      const customerForm = { ...saved.customerForm, [name]: secret }
      const record = recordOf({ ...saved, [name]: secret, customerForm })
      expect(record).toEqual(recordOf(saved))
    })
  })

  it('rejects an injected __proto__ at every depth and leaves Object unchanged (F19)', () =>
    forAll(draft, (saved) => {
      const plain = JSON.stringify(recordOf(saved))
      const planted = '"__proto__":{"planted":true},'
      expect(loaded(plain.replace('{', `{${planted}`))).toBeNull()
      expect(loaded(plain.replace('"addressForm":{', `"addressForm":{${planted}`))).toBeNull()
      expect({}).not.toHaveProperty('planted')
    }))

  it('has no draft without storage, and never throws (F19)', () =>
    forAll(draft, (saved) => {
      const store = createDraftStore(denied)
      store.save(saved)
      store.clear()
      expect(store.load()).toBeNull()
    }))
})
