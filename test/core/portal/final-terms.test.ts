import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { RETURN_DAYS, disclosuresOfEnd, equipmentOf } from '#core/portal/final-terms.ts'
import type { SubscribedService, ServiceId } from '#core/portal/portal-account.ts'
import { cents } from '#core/shared/money.ts'
import { addDays, type PlainDate } from '#core/shared/plain-date.ts'

const held = (...lines: readonly (readonly [string, number])[]): SubscribedService => ({
  id: 'service' as ServiceId,
  lines: lines.map(([offerId, quantity]) => ({
    offerId: offerId as OfferId,
    quantity,
  })) as unknown as SubscribedService['lines'],
  since: '2026-01-01' as PlainDate,
  until: null,
  hold: null,
})

const { offers } = cometa.catalog
const endsOn = '2026-11-18' as PlainDate

describe('equipmentOf', () => {
  it.each([
    [
      [held(['internet-gig', 1], ['wifi-pod', 3])],
      [
        ['Gateway WiFi', 1, 10_000],
        ['WiFi pod', 3, 4_000],
      ],
    ],
    [[held(['internet-500', 1])], [['Gateway WiFi', 1, 10_000]]],
    [[held(['tv-stream', 1], ['xumo-lease', 1])], [['Xumo rentado', 1, 6_000]]],
    // A bought device stays.
    [[held(['tv-stream', 1], ['xumo-own', 1])], []],
    [
      [held(['internet-gig', 1]), held(['wifi-pod', 2])],
      [
        ['Gateway WiFi', 1, 10_000],
        ['WiFi pod', 2, 4_000],
      ],
    ],
    [[held(['home-phone', 1])], []],
  ] as const)('of %j is %j (PTL-18)', (services, expected) => {
    const equipment = equipmentOf(services, cometa.rentedEquipment ?? [], offers, endsOn)
    expect(equipment.map(({ name, quantity, fee }) => [name, quantity, fee])).toEqual(expected)
    expect(equipment.every(({ returnBy }) => returnBy === addDays(endsOn, RETURN_DAYS))).toBe(true)
  })

  it('comes back in the time of the service agreement (PTL-18)', () => {
    expect(RETURN_DAYS).toBe(30)
    expect(cometa.agreements[0]?.paragraphs.join(' ')).toContain(`en un plazo de ${RETURN_DAYS} días`)
  })
})

describe('disclosuresOfEnd', () => {
  it.each([
    ['internet-gig', 0, 1, ['serviceEnds', 'equipmentReturn', 'finalBill', 'emailLost']],
    ['home-phone', 0, 0, ['serviceEnds', 'finalBill', 'numberLost']],
    ['mobile-unlimited', 900, 0, ['serviceEnds', 'finalBill', 'instalmentsDue', 'numberLost']],
    ['tv-stream', 0, 0, ['serviceEnds', 'finalBill']],
  ])('of %s with %i of instalments and %i devices are %j (PTL-18)', (plan, due, devices, expected) => {
    const given = { equipment: Array.from({ length: devices }), instalmentsDue: cents(due) }
    expect(disclosuresOfEnd([held([plan, 1])], offers, given)).toEqual(expected)
  })
})
