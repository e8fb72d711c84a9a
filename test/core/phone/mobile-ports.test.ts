import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OfferId } from '#core/catalog/offer.ts'
import { ratePlanOf, withPorting, withRatePlan } from '#core/mobile/line-item.ts'
import { hasMobileLine, type MobileCartItem } from '#core/mobile/mobile-item.ts'
import {
  itemsForPhones,
  mobilePorts,
  phonesForItems,
  portsWithoutNumber,
  withLineIds,
  withoutLineIds,
} from '#core/phone/mobile-ports.ts'
import { lineIdAt } from '#core/phone/line-id.ts'
import { ratePlanIds } from '#core/mobile/rate-plans.ts'
import type { PhoneDetails } from '#core/phone/phone-details.ts'
import type { LineNumber } from '#core/phone/phone-number.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { UNLIMITED, earphonesItem, mobileItem, ownPhoneItem } from '#test/builders/mobile.builder.ts'
import { forAll } from '#test/for-all.ts'

const TODAY = '2026-12-01' as PlainDate
const LATER = '2026-12-20' as PlainDate
const NUMBER = '3055550134' as LineNumber
const HOME = 'home-phone' as OfferId

const phone = (place: number, given: Partial<PhoneDetails> = {}): PhoneDetails => ({
  phoneProductId: UNLIMITED,
  lineId: lineIdAt(place),
  telephoneNumber: NUMBER,
  portingFlag: true,
  transferPinUntil: LATER,
  ...given,
})

const items = fc.array(
  fc.constantFrom(
    ownPhoneItem(),
    ownPhoneItem({ portsIn: true }),
    mobileItem({ portsIn: true }),
    earphonesItem(),
  ),
  { maxLength: 6 },
)
const phones = fc.array(
  fc
    .record({ place: fc.nat(6), portingFlag: fc.boolean() })
    .map(({ place, ...given }) => phone(place, given)),
  { maxLength: 4 },
)

const flagOf = (item: MobileCartItem | undefined) => item?.productDetail.portInfo?.portingFlag

describe('mobilePorts', () => {
  it('names what each line that brings its number still needs (MOB-39)', () => {
    const lines = [earphonesItem(), ...[1, 2, 3].map(() => ownPhoneItem({ portsIn: true })), ownPhoneItem()]
    const given = [phone(1), phone(2, { transferPinUntil: '2026-11-30' as PlainDate })]
    const ports = mobilePorts(lines, given, TODAY)
    expect(ports.map(({ lineId, need }) => [lineId, need])).toEqual([
      ['line-1', 'number'],
      ['line-2', 'nothing'],
      ['line-3', 'newPin'],
    ])
    expect(ports[1]).toMatchObject({ number: NUMBER, transferPinUntil: LATER })
    expect(portsWithoutNumber(lines, given, TODAY).map(({ lineId }) => lineId)).toEqual(['line-1'])
  })

  it('needs no number where as many were given as are brought, whatever their lines are called (MOB-39)', () => {
    const given = [phone(0, { lineId: 'first' })]
    expect(portsWithoutNumber([ownPhoneItem({ portsIn: true })], given, TODAY)).toEqual([])
  })
})

describe('phonesForItems', () => {
  it('finds lines by the ids of their places, which are not stored (MOB-39)', () =>
    forAll(items, (cart) => {
      const identified = withLineIds(cart)
      expect(withoutLineIds(identified)).toEqual(cart)
      const ids = identified.flatMap(({ lineId }) => lineId ?? [])
      expect(ids).toEqual(cart.filter(hasMobileLine).map((_, place) => lineIdAt(place)))
    }))

  it('agrees with the items, and the items with it (MOB-39)', () =>
    forAll(items, phones, (cart, given) => {
      const lines = cart.filter(hasMobileLine)
      const agreed = phonesForItems(given, cart, withLineIds(cart))
      for (const { lineId, portingFlag, phoneProductId } of agreed) {
        const item = lines.find((_, place) => lineIdAt(place) === lineId)
        if (item === undefined) continue
        expect(flagOf(item)).toBe(portingFlag)
        expect(phoneProductId).toBe(ratePlanOf(cart))
      }
      expect(itemsForPhones(cart, agreed)).toEqual(cart)
      const changed = itemsForPhones(cart, given)
      expect(phonesForItems(given.slice(0, 1), changed, withLineIds(changed))).toEqual(given.slice(0, 1))
    }))

  it('leaves each number at its line when an equal line is removed, and takes it along with its own (MOB-39)', () =>
    forAll(fc.integer({ min: 1, max: 6 }), fc.nat(5), (count, at) => {
      const removed = at % count
      const cart = Array.from({ length: count }, () => ownPhoneItem({ portsIn: true }))
      const identified = withLineIds([...cart, earphonesItem()])
      const numbered = cart.map((_, place) =>
        phone(place, { telephoneNumber: `305555013${place}` as LineNumber }),
      )
      const home = phone(0, { phoneProductId: HOME })
      const left = phonesForItems([...numbered, home], cart, [
        ...identified.toSpliced(removed, 1),
        ownPhoneItem({ portsIn: true }),
      ])
      const numbers = numbered.map(({ telephoneNumber }) => telephoneNumber).toSpliced(removed, 1)
      expect(left.slice(0, -1).map(({ telephoneNumber }) => telephoneNumber)).toEqual(numbers)
      expect(left.slice(0, -1).map(({ lineId }) => lineId)).toEqual(
        numbers.map((_, place) => lineIdAt(place)),
      )
      expect(left.at(-1)).toEqual(home)
    }))

  it('gives a line without an id the number of its place only where no line was (MOB-39)', () => {
    const line = ownPhoneItem({ portsIn: true })
    const numbered = [phone(0), phone(1)]
    expect(phonesForItems(numbered, [line], [...withLineIds([line]), line])).toEqual(numbered)
    expect(phonesForItems(numbered, [line, line], [line, line])).toEqual([])
  })

  it('follows another plan of the lines, and leaves the telephone at home alone (MOB-39)', () => {
    const byTheGig = withRatePlan([ownPhoneItem({ portsIn: true })], ratePlanIds.byTheGig)
    const home = phone(0, { phoneProductId: HOME })
    expect(phonesForItems([phone(0), home], [], byTheGig)).toEqual([
      phone(0, { phoneProductId: ratePlanIds.byTheGig }),
      home,
    ])
    expect(itemsForPhones([withPorting(ownPhoneItem(), false)], [home])).toEqual([ownPhoneItem()])
  })
})
