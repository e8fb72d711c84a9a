import { UPGRADE_WAIT_DAYS } from '#core/mobile/anytime-upgrade.ts'
import { byTheGig, MAX_MOBILE_LINES, pricePerLine } from '#core/mobile/mobile-plan.ts'
import { switchTerms } from '#core/mobile/switch-offer.ts'
import { TRADE_IN_BONUS } from '#core/mobile/trade-in.ts'
import { cents } from '#core/shared/money.ts'
import { markClaim } from '#core/template/claim.ts'
import { shortMoney } from '#ui/content/es/shared/sections.ts'

/** The numbers of mobile service, each with its rule (docs/rules/mobile.md). */
export const mobileFacts = () => ({
  maxLines: markClaim(String(MAX_MOBILE_LINES), 'rule MOB-02'),
  /** The monthly price of a line of a plan, without the prices for several lines. */
  perLine: (plan: keyof typeof pricePerLine): string =>
    markClaim(shortMoney(pricePerLine[plan]), 'rule MOB-01'),
  firstGig: markClaim(shortMoney(byTheGig.first), 'rule MOB-02'),
  extraGig: markClaim(shortMoney(byTheGig.extra), 'rule MOB-02'),
  /** A number of gigabytes, and their monthly price. */
  gigs: (count: number) => ({
    count: markClaim(String(count), 'rule MOB-02'),
    price: markClaim(shortMoney(cents(byTheGig.first + (count - 1) * byTheGig.extra)), 'rule MOB-02'),
  }),
  switchMinLines: markClaim(String(switchTerms.minLines), 'rule MOB-14'),
  switchPaidLines: markClaim(String(switchTerms.paidLines), 'rule MOB-14'),
  switchMost: markClaim(shortMoney(switchTerms.most), 'rule MOB-14'),
  switchMonths: markClaim(String(switchTerms.activeMonths), 'rule MOB-15'),
  tradeInBonus: markClaim(shortMoney(TRADE_IN_BONUS), 'rule MOB-12'),
  upgradeWaitDays: markClaim(String(UPGRADE_WAIT_DAYS), 'rule MOB-16'),
})
