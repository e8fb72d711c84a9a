import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OfferId } from '#core/catalog/offer.ts'
import { numberStatuses, readNumberCheck } from '#core/phone/number-check.ts'
import { numberWishes, phoneDetails } from '#core/phone/phone-details.ts'
import { type LineNumber, numberKind } from '#core/phone/phone-number.ts'
import { decidePortability, type Portability, type PortabilityDetails } from '#core/phone/portability.ts'
import { lineNumber, numberCheck, portabilityDetails } from '#test/arbitraries/phone.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const home = '3055550142' as LineNumber
const voice = 'voice' as OfferId
const active = { isVerified: true, reason: 'active' } as const
const free: PortabilityDetails = { isOwnCustomer: false, isInRateCenter: true, isFrozen: false }

describe('readNumberCheck', () => {
  it.each([
    ['active', { isVerified: true, reason: 'active' }],
    ['inactive', { isVerified: false, reason: 'inactive' }],
    ['unassigned', { isVerified: false, reason: 'unassigned' }],
  ])('reads %s (PHN-04)', (status, check) => {
    expect(readNumberCheck({ telephoneNumber: home }, { telephoneNumber: home, status })).toEqual(
      E.right(check),
    )
    expect(numberStatuses).toContain(status)
  })

  it('is undecided without a response (PHN-04)', () => {
    expect(readNumberCheck({ telephoneNumber: home }, null)).toEqual(
      E.right({ isVerified: null, reason: 'checkUnavailable' }),
    )
  })

  it('refuses an unknown status, and refuses a response about another number without repeating it (PHN-04)', () => {
    for (const status of ['', 'Active', 'toString'])
      expect(readNumberCheck({ telephoneNumber: home }, { telephoneNumber: home, status })).toEqual(
        E.left({ _tag: 'CheckStatusUnknown', status }),
      )
    forAll(lineNumber, anyText, (asked, telephoneNumber) => {
      fc.pre(asked !== telephoneNumber)
      expect(readNumberCheck({ telephoneNumber: asked }, { telephoneNumber, status: 'active' })).toEqual(
        E.left({ _tag: 'AnswerAboutAnother' }),
      )
    })
  })
})

describe('decidePortability', () => {
  it.each<
    [string, LineNumber, Parameters<typeof decidePortability>[1], PortabilityDetails | null, Portability]
  >([
    ['another provider', home, active, free, { decision: 'portable', reason: 'portable' }],
    [
      'a number that is free to call',
      '8005550142' as LineNumber,
      active,
      free,
      { decision: 'notPortable', reason: 'tollFree' },
    ],
    [
      'a premium number',
      '9005550142' as LineNumber,
      active,
      free,
      { decision: 'notPortable', reason: 'premium' },
    ],
    [
      'a number out of use',
      home,
      { isVerified: false, reason: 'inactive' },
      free,
      { decision: 'notPortable', reason: 'inactive' },
    ],
    [
      'nobody',
      home,
      { isVerified: false, reason: 'unassigned' },
      free,
      { decision: 'notPortable', reason: 'unassigned' },
    ],
    [
      'a check that fails',
      home,
      { isVerified: null, reason: 'checkUnavailable' },
      free,
      { decision: 'undecided', reason: 'checkUnavailable' },
    ],
    ['details that fail', home, active, null, { decision: 'undecided', reason: 'detailsUnavailable' }],
    [
      'an own customer',
      home,
      active,
      { isOwnCustomer: true, isInRateCenter: false, isFrozen: true },
      { decision: 'notPortable', reason: 'ownCustomer' },
    ],
    [
      'another place',
      home,
      active,
      { isOwnCustomer: false, isInRateCenter: false, isFrozen: true },
      { decision: 'notPortable', reason: 'outsideRateCenter' },
    ],
    [
      'a frozen line',
      home,
      active,
      { ...free, isFrozen: true },
      { decision: 'notPortable', reason: 'frozen' },
    ],
  ])('of %s decides with a reason (PHN-05)', (_, number, check, details, decision) => {
    expect(decidePortability(number, check, details)).toEqual(decision)
  })

  it('is portable exactly when geographic, active, in the service area, at another carrier and not frozen (PHN-03, PHN-05)', () =>
    forAll(lineNumber, numberCheck, fc.option(portabilityDetails), (number, check, details) => {
      const isPortable =
        numberKind(number) === 'geographic' &&
        check.isVerified === true &&
        details !== null &&
        [details.isOwnCustomer, !details.isInRateCenter, details.isFrozen].every((obstacle) => !obstacle)
      expect(decidePortability(number, check, details).decision === 'portable').toBe(isPortable)
    }))
})

describe('phoneDetails', () => {
  const choice = { phoneProductId: voice, lineId: 'line-1', wish: 'keepNumber', kept: null }

  it('assigns a new number without further input, for any previous choice (PHN-06)', () => {
    expect(numberWishes).toEqual(['newNumber', 'keepNumber'])
    expect(phoneDetails({ ...choice, wish: 'newNumber' })).toEqual(
      E.right({ phoneProductId: voice, lineId: 'line-1', telephoneNumber: null, portingFlag: false }),
    )
  })

  it('ports a number exactly when it is portable, and otherwise returns why (PHN-06)', () =>
    forAll(lineNumber, numberCheck, fc.option(portabilityDetails), (number, check, details) => {
      const portability = decidePortability(number, check, details)
      expect(phoneDetails({ ...choice, kept: { number, portability } })).toEqual(
        portability.decision === 'portable'
          ? E.right({
              phoneProductId: voice,
              lineId: 'line-1',
              telephoneNumber: number,
              portingFlag: true,
            })
          : E.left({ _tag: 'NumberNotPortable', reason: portability.reason }),
      )
    }))

  it('refuses a port without a number, an unknown choice and an unnamed line (PHN-06)', () => {
    expect(phoneDetails(choice)).toEqual(E.left({ _tag: 'PhoneMissing' }))
    for (const wish of ['', 'KeepNumber', 'toString'])
      expect(phoneDetails({ ...choice, wish })).toEqual(E.left({ _tag: 'NumberWishUnknown', wish }))
    for (const lineId of ['', 'a b', 'x'.repeat(101), 'a\u200B', 'é'])
      expect(phoneDetails({ ...choice, wish: 'newNumber', lineId })).toEqual(
        E.left({ _tag: 'LineIdInvalid', lineId }),
      )
    expect(phoneDetails({ ...choice, wish: 'newNumber', lineId: 'x'.repeat(100) })._tag).toBe('Right')
  })
})
