import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AddressDialog } from '#core/localization/address-content.ts'
import { CONTENT_LIST_MAX, CONTENT_TEXT_MAX, addressDialog } from '#core/localization/address-content.ts'
import { phonePurposes } from '#core/localization/alternatives.ts'
import { messageKeyOf, reasonCodes } from '#core/localization/unavailability.ts'
import { forAll } from '#test/for-all.ts'

const words = fc.constantFrom('No llegamos a tu casa.', 'Elige tu apartamento.', 'Ñandú')

const dialog: fc.Arbitrary<AddressDialog> = fc.record({
  title: words,
  messages: fc.array(fc.record({ key: fc.constantFrom(...reasonCodes.map(messageKeyOf)), text: words }), {
    maxLength: 5,
  }),
  phoneNumbers: fc.array(
    fc.record({
      purpose: fc.constantFrom(...phonePurposes),
      dial: fc.constant('+18005550142'),
      shown: fc.constant('1-800-555-0142'),
    }),
    { maxLength: 2 },
  ),
})

/** A document with the dialog among other content. */
const documentOf = (data: unknown, other: unknown = {}) => ({
  other,
  components: [{ id: other, data: { other, dialog: [{ component: { data } }, other] } }, other],
})

const PATH = 'components[0].data.dialog[0].component.data'

const failureOf = (document: unknown) => {
  const read = addressDialog(document)
  return E.isLeft(read) ? read.left : null
}

describe('addressDialog', () => {
  it('finds the dialog among any other content (LOC-37)', () =>
    forAll(dialog, fc.anything(), (data, other) => {
      expect(addressDialog(documentOf(data, other))).toEqual(E.right(data))
    }))

  it('returns a failure for anything else, and never throws (LOC-37)', () =>
    forAll(fc.anything(), (nonsense) => {
      expect(failureOf(nonsense)?._tag).toBe('FieldInvalid')
      expect(failureOf(documentOf(nonsense))?.field.startsWith(PATH)).toBe(true)
    }))

  it.each([
    ['components', {}, 'missing'],
    ['components', { components: 'none' }, 'notAList'],
    ['components[0]', { components: [] }, 'missing'],
    ['components[0]', { components: [7] }, 'notARecord'],
    ['components[0].data', { components: [{}] }, 'missing'],
    ['components[0].data.dialog', { components: [{ data: {} }] }, 'missing'],
    ['components[0].data.dialog[0]', { components: [{ data: { dialog: [] } }] }, 'missing'],
    ['components[0].data.dialog[0].component', { components: [{ data: { dialog: [{}] } }] }, 'missing'],
    [PATH, { components: [{ data: { dialog: [{ component: {} }] } }] }, 'missing'],
  ])('names %s where it is missing or wrong (LOC-37)', (field, document, problem) => {
    expect(failureOf(document)).toMatchObject({ field, problem })
  })

  it('refuses texts with hidden characters, unbounded texts and unknown keys (LOC-37)', () => {
    const sound: AddressDialog = { title: '¿Qué llega a tu dirección?', messages: [], phoneNumbers: [] }
    const message = { key: messageKeyOf('unitMissing'), text: 'Elige.' }
    for (const [field, worse] of [
      ['title', { ...sound, title: 'a\u202Eb' }],
      ['title', { ...sound, title: 'x'.repeat(CONTENT_TEXT_MAX + 1) }],
      ['messages[0].key', { ...sound, messages: [{ ...message, key: 'address.reason.other' }] }],
      ['messages[0].text', { ...sound, messages: [{ ...message, text: '' }] }],
      ['messages', { ...sound, messages: Array.from({ length: CONTENT_LIST_MAX + 1 }, () => message) }],
      [
        'phoneNumbers[0].purpose',
        { ...sound, phoneNumbers: [{ purpose: 'fax', dial: '+18005550142', shown: '1' }] },
      ],
    ] as const)
      expect(failureOf(documentOf(worse))?.field).toBe(`${PATH}.${field}`)
    expect(failureOf(documentOf(sound))).toBeNull()
  })
})
