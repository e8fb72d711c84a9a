import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReferralClaim } from '#core/referral/referral.ts'
import {
  REFERRAL_DAYS,
  REFERRAL_OFFSET_MINUTES,
  campaigns,
  parseCampaign,
  parseCampaignDate,
  referralStatus,
} from '#core/referral/referral.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { DAY_MS, instant, plainDate } from '#test/arbitraries/plain-date.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const campaign = fc.constantFrom(...campaigns)
const digits = (date: string): string => date.replaceAll('-', '')

/** Midnight in Eastern Standard Time a number of days later, by the platform's calendar. */
const midnight = (date: string, daysLater: number): number =>
  Date.parse(`${date}T00:00:00-05:00`) + daysLater * DAY_MS

/** A campaign's date, late enough for its end to be an instant that can be written. */
const campaignDay = plainDate.filter((date) => date > '1970-01-02')

const claimOf = (of: Partial<ReferralClaim>): ReferralClaim => ({
  isOn: true,
  campaign: campaigns[0],
  locationKey: 'tienda-7',
  campaignDate: '20240715',
  ...of,
})

describe('campaigns', () => {
  it('are six: e-mail and SMS, each for the first message, day 1 and day 7 (REF-01)', () => {
    expect(campaigns).toEqual([
      'email-bts-raf',
      'email-bts-raf-day1',
      'email-bts-raf-day7',
      'sms-bts-raf',
      'sms-bts-raf-day1',
      'sms-bts-raf-day7',
    ])
  })
})

describe('parseCampaign', () => {
  it('accepts only these codes (REF-01)', () => {
    const near = fc.constantFrom('EMAIL-BTS-RAF', 'sms-bts-raf ', 'sms-bts-raf-day2', '')
    forAll(fc.oneof(campaign, anyText, near), (text) => {
      const isKnown = /^(?:email|sms)-bts-raf(?:-day[17])?$/.test(text)
      expect(parseCampaign(text)).toEqual(
        isKnown ? E.right(text) : E.left({ _tag: 'CampaignUnknown', campaign: text }),
      )
    })
  })
})

describe('parseCampaignDate', () => {
  it('accepts eight digits that are a date of the calendar (REF-02)', () =>
    forAll(plainDate, (date) => {
      expect(parseCampaignDate(digits(date))).toEqual(E.right(date))
    }))

  it.each([
    ['20240229', true],
    ['20230229', false],
    ['20000229', true],
    ['21000229', false],
    ['20241301', false],
    ['20240431', false],
    ['20240700', false],
    ['2024071', false],
    ['202407155', false],
    ['2024-07-15', false],
    ['2024071a', false],
    ['２０２４０７１５', false],
    [' 20240715', false],
    ['20240715\n', false],
    ['', false],
  ])('of %j is %s (REF-02)', (text, isDate) => {
    const parsed = parseCampaignDate(text)
    expect(E.isRight(parsed)).toBe(isDate)
    if (!isDate) expect(parsed).toEqual(E.left({ _tag: 'CampaignDateInvalid', text }))
  })
})

describe('referralStatus', () => {
  it('is valid up to the last millisecond of day 45 and expired from day 46 on, in Eastern Standard Time (REF-03)', () => {
    expect([REFERRAL_DAYS, REFERRAL_OFFSET_MINUTES]).toEqual([45, -300])
    const around = fc.integer({ min: -2 * DAY_MS, max: 2 * DAY_MS })
    forAll(campaignDay, around, campaign, (date, by, code) => {
      const claim = claimOf({ campaign: code, campaignDate: digits(date) })
      const end = midnight(date, 46)
      const statusAt = (now: number) => referralStatus(claim, epochMs(now)).status
      expect(statusAt(end - 1)).toBe('validNotExpired')
      expect(statusAt(end)).toBe('validButExpired')
      expect(statusAt(end + by)).toBe(by < 0 ? 'validNotExpired' : 'validButExpired')
    })
  })

  it.each([
    ['20240115', '2024-02-29', '2024-03-01'],
    ['20230115', '2023-03-01', '2023-03-02'],
    ['20231201', '2024-01-15', '2024-01-16'],
  ])('of a campaign of %s is good through %s, over leap days and years (REF-03)', (made, last, after) => {
    const claim = claimOf({ campaignDate: made })
    expect(referralStatus(claim, epochMs(midnight(last, 1) - 1))).toEqual({
      status: 'validNotExpired',
      campaign: campaigns[0],
      locationKey: 'tienda-7',
      lastDay: last,
    })
    expect(referralStatus(claim, epochMs(midnight(after, 0)))).toHaveProperty('status', 'validButExpired')
  })

  it('is valid before its date, and never becomes valid again (REF-03)', () => {
    expect(referralStatus(claimOf({ campaignDate: '21991231' }), epochMs(0)).status).toBe('validNotExpired')
    forAll(plainDate, instant, fc.nat(60 * DAY_MS), (date, now, later) => {
      const claim = claimOf({ campaignDate: digits(date) })
      if (referralStatus(claim, now).status === 'validButExpired')
        expect(referralStatus(claim, epochMs(now + later)).status).toBe('validButExpired')
    })
  })

  it.each([
    [{ isOn: false }, { _tag: 'ReferralOff' }],
    [{ isOn: false, campaign: 'x' }, { _tag: 'ReferralOff' }],
    [{ campaign: null }, { _tag: 'CampaignMissing' }],
    [{ campaign: '' }, { _tag: 'CampaignMissing' }],
    [
      { campaign: 'x', locationKey: null },
      { _tag: 'CampaignUnknown', campaign: 'x' },
    ],
    [{ locationKey: null }, { _tag: 'LocationKeyMissing', campaign: campaigns[0] }],
    [
      { locationKey: ' ', campaignDate: 'x' },
      { _tag: 'LocationKeyMissing', campaign: campaigns[0] },
    ],
    [{ campaignDate: null }, { _tag: 'CampaignDateMissing', campaign: campaigns[0] }],
    [{ campaignDate: '' }, { _tag: 'CampaignDateMissing', campaign: campaigns[0] }],
    [{ campaignDate: '20240230' }, { _tag: 'CampaignDateInvalid', text: '20240230' }],
  ] as const)('does not apply to %j and says why (REF-04)', (of, reason) => {
    expect(referralStatus(claimOf(of), epochMs(0))).toEqual({ status: 'notApplicable', reason })
  })

  it.each([Number.NaN, Infinity, -1, 253_402_300_800_000])('refuses the instant %s (REF-04)', (now) => {
    expect(referralStatus(claimOf({}), epochMs(now))).toEqual({
      status: 'notApplicable',
      reason: { _tag: 'InstantInvalid', instant: String(now) },
    })
  })

  it('returns a status from the first instant to the end of the calendar (REF-04)', () => {
    const claim = claimOf({ campaignDate: '99991116', locationKey: ' tienda-7 ' })
    const good = {
      status: 'validNotExpired',
      campaign: campaigns[0],
      locationKey: 'tienda-7',
      lastDay: '9999-12-31',
    }
    for (const now of [0, 253_402_300_799_999]) expect(referralStatus(claim, epochMs(now))).toEqual(good)
  })

  it('accepts every day of the calendar, also one whose 45 days end after it (REF-02, REF-03)', () =>
    forAllWith(
      { examples: [[44, epochMs(253_402_300_799_999)]] },
      fc.integer({ min: 0, max: 44 }),
      instant,
      (before, now) => {
        const date = new Date(Date.UTC(9999, 11, 31) - before * DAY_MS).toISOString().slice(0, 10)
        expect(referralStatus(claimOf({ campaignDate: digits(date) }), now)).toMatchObject({
          status: 'validNotExpired',
          lastDay: '9999-12-31',
        })
      },
    ))

  it('has exactly three statuses, for any landing page (REF-04)', () => {
    const text = fc.option(fc.oneof(anyText, campaign, plainDate.map(digits)))
    const claim = fc.record({ isOn: fc.boolean(), campaign: text, locationKey: text, campaignDate: text })
    forAll(claim, instant, (said, now) => {
      expect(['notApplicable', 'validNotExpired', 'validButExpired']).toContain(
        referralStatus(said, now).status,
      )
    })
  })
})
