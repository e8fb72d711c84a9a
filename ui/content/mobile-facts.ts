import { decideUpgrade, UPGRADE_WAIT_DAYS } from '#core/mobile/anytime-upgrade.ts'
import { byTheGig, MAX_MOBILE_LINES, pricePerLine } from '#core/mobile/mobile-plan.ts'
import type { LimitPeriod } from '#core/mobile/plan-comparison.ts'
import { byTheGigLimit } from '#core/mobile/plan-comparison.ts'
import { switchTerms } from '#core/mobile/switch-offer.ts'
import { TRADE_IN_BONUS } from '#core/mobile/trade-in.ts'
import { cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { markClaim } from '#core/template/claim.ts'
import { shortMoney } from '#ui/content/es/shared/sections.ts'
import { calendarText } from '#ui/content/format.ts'

/** Returns the first day of Anytime Upgrade after a change to Unlimited Plus. Throws (a defect) where there is none. */
const firstUpgrade = (changed: PlainDate): PlainDate => {
  const decided = decideUpgrade('unlimitedPlus', changed, changed)
  if (decided._tag === 'Left' || decided.right.from === null) throw new Error(`no upgrade after ${changed}`)
  return decided.right.from
}

/** The numbers of mobile service, each with its rule (docs/rules/mobile.md). */
export const mobileFacts = () => ({
  maxLines: markClaim(String(MAX_MOBILE_LINES), 'rule MOB-02'),
  /** The monthly price of a line of a plan, without the prices for several lines. */
  perLine: (plan: keyof typeof pricePerLine): string =>
    markClaim(shortMoney(pricePerLine[plan]), 'rule MOB-01'),
  firstGig: markClaim(shortMoney(byTheGig.first), 'rule MOB-02'),
  extraGig: markClaim(shortMoney(byTheGig.extra), 'rule MOB-02'),
  /** A number of gigabytes, and their monthly price. `amount` is the price in cents, for a picture to scale. */
  gigs: (count: number) => {
    const amount = cents(byTheGig.first + (count - 1) * byTheGig.extra)
    return {
      count: markClaim(String(count), 'rule MOB-02'),
      price: markClaim(shortMoney(amount), 'rule MOB-02'),
      amount,
    }
  },
  /** The gigabytes up to which By the Gig costs no more than Unlimited lines. Throws (a defect) if always more. */
  gigLimit: (lines: number, period: LimitPeriod) => {
    const limit = byTheGigLimit(lines, period)
    if (limit._tag === 'Left' || limit.right === 0) throw new Error(`no limit for ${String(lines)} lines`)
    return markClaim(String(limit.right), 'rule MOB-24')
  },
  switchMinLines: markClaim(String(switchTerms.minLines), 'rule MOB-14'),
  switchPaidLines: markClaim(String(switchTerms.paidLines), 'rule MOB-14'),
  switchMost: markClaim(shortMoney(switchTerms.most), 'rule MOB-14'),
  switchMonths: markClaim(String(switchTerms.activeMonths), 'rule MOB-15'),
  tradeInBonus: markClaim(shortMoney(TRADE_IN_BONUS), 'rule MOB-12'),
  upgradeWaitDays: markClaim(String(UPGRADE_WAIT_DAYS), 'rule MOB-16'),
  /** A day of a change to Unlimited Plus, and the first day on which the device can be changed then. */
  upgradeAfter: (date: string) => ({
    changed: markClaim(calendarText(date as PlainDate), 'rule MOB-16, example'),
    from: markClaim(calendarText(firstUpgrade(date as PlainDate)), 'rule MOB-16, example'),
  }),
})
