import { either as E } from 'fp-ts'
import type { AffiliateAnswer, AffiliateFallbacks } from '../../affiliate/affiliate.ts'
import { affiliateChannelOf, affiliateResult, affiliateStart } from '../../affiliate/affiliate.ts'
import type { Marketing } from '../../affiliate/marketing-parameters.ts'
import type { CartId } from '../../cart/cart.ts'
import { isVisitText } from '../../localization/address-request.ts'
import type { Clock } from '../../ports/clock.ts'
import type { DetailsCalls } from '../../ports/details-calls.ts'
import type { Log } from '../../ports/log.ts'
import type { SavedCartCalls } from '../../ports/saved-cart-calls.ts'
import type { Storage } from '../../ports/storage.ts'
import type { VisitorCalls } from '../../ports/visitor-calls.ts'
import type { Visitor } from '../../ports/visitor.ts'
import type { ReferralStatus } from '../../referral/referral.ts'
import { referralStatus } from '../../referral/referral.ts'
import { createRetryLimit } from '../../session/retry-limit.ts'
import { createCartMemory } from './cart-memory.ts'
import { returnAddressIn, storedVisit } from './stored-visit.ts'
import { NO_MARKETING, affiliateAnswer, creditOf, marketingIn, referralText } from './visitor.marketing.ts'

/** `isReferring`: rewards referrals (REF-04). `isReturnEnabled`: recognizes visitors (LOC-20). Tabs share `storage`. */
export type VisitorPorts = {
  readonly orchestrator: SavedCartCalls &
    Pick<VisitorCalls, 'affiliateId'> &
    Pick<DetailsCalls, 'orderDetails'>
  /** The calls that a visitor waits for (HUM-04); by default those of `orchestrator`. */
  readonly attended?: Pick<SavedCartCalls, 'persistCart'>
  readonly storage: Storage
  readonly clock: Clock
  readonly isReferring: boolean
  readonly isReturnEnabled: boolean
  readonly affiliateFallbacks: AffiliateFallbacks
  /** The cart of the cart cookie, as the server wrote it into the page. */
  readonly savedCart?: CartId | null
  readonly log?: Log
}

/** Creates the memory of a visit over the storage of the browser and the calls of the provider. */
export const createVisitor = (ports: VisitorPorts): Visitor => {
  const { orchestrator, storage, clock, isReferring, isReturnEnabled, affiliateFallbacks } = ports
  const { savedCart = null, log = () => undefined } = ports
  const stored = storedVisit(storage)
  const carts = createCartMemory(ports, stored)
  const creditLimit = createRetryLimit()
  let marketing = NO_MARKETING

  const referralIn = ({ campaign, locationKey, campaignDate }: Marketing): ReferralStatus =>
    referralStatus({ isOn: isReferring, campaign, locationKey, campaignDate }, clock.now())

  /** The referral of this visit, else the one that an earlier visit stored. */
  const currentReferral = (): ReferralStatus => {
    const arrived = referralIn(marketing)
    const text = stored.read('referral')
    return arrived.status === 'notApplicable' && text !== null ? referralIn(marketingIn(text)) : arrived
  }

  /** A browser that stores neither an address nor a cart has lost them, if its cookie names a cart. */
  const hasLostCart = savedCart !== null && stored.read('street') === null && stored.read('cart') === null
  if (hasLostCart) carts.lookInCookie(savedCart)

  return {
    ...carts,
    recall: (text) => {
      marketing = marketingIn(text)
      if (referralIn(marketing).status !== 'notApplicable') stored.write('referral', referralText(marketing))
      return {
        returnAddress: returnAddressIn(stored, isReturnEnabled),
        hasSavedCart: hasLostCart,
        referral: currentReferral(),
      }
    },
    findAffiliate: async (channel) => {
      const { vParam, affiliate } = marketing
      const start = affiliateStart(stored.read('affiliateId'), vParam)
      if (start._tag === 'Reuse') {
        const known = stored.read('vParam')
        return { isMissing: false, vParam: known !== null && isVisitText(known) ? known : null }
      }
      // A visit without a parameter has nothing to look up.
      const answer: AffiliateAnswer =
        vParam === null
          ? { _tag: 'Failed', because: 'refused' }
          : affiliateAnswer(await orchestrator.affiliateId({ vParam })())
      const result = affiliateResult(
        affiliateChannelOf(channel, affiliate, affiliateFallbacks),
        answer,
        affiliateFallbacks,
      )
      if (result._tag === 'Keep' && vParam !== null) {
        stored.write('affiliateId', result.affiliateId)
        stored.write('vParam', vParam)
      }
      if (result._tag === 'Error')
        log({
          level: 'error',
          event: 'AffiliateMissing',
          facts: { channel, because: answer._tag === 'Failed' ? answer.because : 'invalidId' },
        })
      return {
        isMissing: result._tag === 'Error',
        vParam: result._tag === 'FallBack' ? result.pair.vParam : null,
      }
    },
    saveAddress: ({ street, unit, zip }, channel) => {
      const isMoving =
        stored.read('street') !== street || stored.read('apt') !== unit || stored.read('zip') !== zip
      if (isMoving) stored.remove('cart')
      stored.write('street', street)
      stored.write('apt', unit)
      stored.write('zip', zip)
      stored.write('channel', channel)
    },
    closeOrder: async () => {
      stored.remove('cart')
      const credit = creditOf(currentReferral())
      if (credit === null || !creditLimit.mayTry()) return
      const answer = await orchestrator.orderDetails(credit)()
      creditLimit.note(E.isLeft(answer))
      if (E.isRight(answer)) {
        marketing = NO_MARKETING
        stored.remove('referral')
      }
    },
  }
}
