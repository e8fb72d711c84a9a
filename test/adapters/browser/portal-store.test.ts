import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cancelReasons } from '#core/portal/cancel-reason.ts'
import type { ChangeDraft } from '#core/portal/change-draft.ts'
import type { PortalReturn } from '#core/portal/return-url.ts'
import { changeTimings, disclosures, returnMethods } from '#core/portal/service-change.ts'
import { PORTAL_STORE_KEY, createPortalStore } from '#adapters/browser/portal-store.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const tab = (entries = new Map<string, string>()) => ({
  entries,
  store: {
    get length() {
      return entries.size
    },
    key: (at: number) => [...entries.keys()][at] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  },
})

const id = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/)

const draft = fc.record({
  serviceIds: fc.array(id, { maxLength: 4 }),
  reason: fc.constantFrom(...cancelReasons, null),
  optionId: fc.option(id),
  timing: fc.constantFrom(...changeTimings),
  returnMethod: fc.constantFrom(...returnMethods),
  read: fc.subarray([...disclosures]),
  key: fc.option(fc.stringMatching(/^[a-z0-9]{16,40}$/)),
}) as unknown as fc.Arbitrary<ChangeDraft>

const returnTo = fc.constantFrom<PortalReturn | null>(
  null,
  '/customer-portal/options' as PortalReturn,
  '/customer-portal/services?a=1' as PortalReturn,
)

describe('createPortalStore', () => {
  it('returns what was saved, and nothing else, under the prefix of the portal (PTL-08, PTL-26)', () =>
    forAll(draft, returnTo, (saved, page) => {
      const { entries, store } = tab()
      createPortalStore(() => store).save({ draft: saved, returnTo: page })
      expect([...entries.keys()]).toEqual([PORTAL_STORE_KEY])
      expect(PORTAL_STORE_KEY.startsWith('cus_')).toBe(true)
      expect(createPortalStore(() => store).load()).toEqual({ draft: saved, returnTo: page })
    }))

  it('treats any other content as missing', () =>
    forAllWith({ examples: [['x'.repeat(10_001)]] }, fc.oneof(fc.string(), fc.json()), (text) => {
      const { store } = tab(new Map([[PORTAL_STORE_KEY, text]]))
      expect(createPortalStore(() => store).load()).toBeNull()
    }))

  it('returns no page outside the portal (PTL-03)', () => {
    const { entries, store } = tab()
    const portal = createPortalStore(() => store)
    portal.save({ draft: fc.sample(draft, { numRuns: 1, seed: 1 })[0] as ChangeDraft, returnTo: null })
    const stored = JSON.parse(entries.get(PORTAL_STORE_KEY) ?? '') as object
    for (const page of ['https://evil.example/', '//evil.example', '/customer-portal/login']) {
      entries.set(PORTAL_STORE_KEY, JSON.stringify({ ...stored, returnTo: page }))
      expect(portal.load()?.returnTo).toBeNull()
    }
  })

  it('clears all entries of the portal and none of the shop (PTL-08)', () => {
    const { entries, store } = tab(
      new Map([
        ['cus_visit', '1'],
        ['cus_other', '2'],
        ['buyflow.draft', '3'],
      ]),
    )
    createPortalStore(() => store).clear()
    expect([...entries.keys()]).toEqual(['buyflow.draft'])
  })

  it('works without storage', () => {
    const denied = createPortalStore(() => {
      throw new TypeError('denied')
    })
    denied.clear()
    denied.save({ draft: fc.sample(draft, { numRuns: 1, seed: 1 })[0] as ChangeDraft, returnTo: null })
    expect(denied.load()).toBeNull()
  })
})
