import { findOffer } from '../catalog/offer.ts'
import { oneTimeOf } from '../catalog/price.ts'
import type { InstallKind, InstallOption } from '../checkout/install-option.ts'
import type { CheckoutPageRequest } from '../checkout/page-request.ts'
import { paths } from '../routes/routes.ts'
import { DEPOSIT_MONTHS } from '../risk/risk.ts'
import type { MessageKey } from './message-key.ts'
import type { PageBlock } from './page-model.ts'
import type { Screen } from './page.ts'
import { block, count, money, emptyBlock, pageOffer } from './page.ts'
import type { ShopFacts } from './shop-facts.ts'
import { afterCheckout, summaryOf } from './shop-facts.ts'
import { couponBlocks, isSelfInstallMessageShown } from './coupon-blocks.ts'
import { xumoNoticeBlocks } from './xumo-blocks.ts'

const installKey: Record<InstallKind, MessageKey> = {
  professional: 'checkout.install.professional',
  self: 'checkout.install.self',
}

/** Returns the named install options that are sold. A body narrows them and never widens them (TPL-05). */
const optionsShown = (
  named: readonly InstallOption[],
  { installOptions, offers }: ShopFacts,
): readonly InstallOption[] =>
  installOptions.filter(
    ({ kind, offerId }) =>
      findOffer(offers, offerId) !== undefined &&
      named.some((option) => option.kind === kind && option.offerId === offerId),
  )

/** Builds the install options, or the banner when it is requested. An empty block without options (CHK-15). */
const installBlock = (options: readonly InstallOption[], isBanner: boolean): PageBlock => {
  if (isBanner) return block('install-banner', 'banner', ['checkout.installBanner'])
  const keys = options.map(({ kind }) => installKey[kind])
  return options.length > 0
    ? block('install', 'choice', ['checkout.install', ...keys], {
        offers: options.map(({ offerId }) => offerId),
      })
    : emptyBlock('noInstallOptions', 'checkout.noInstallOptions', {
        labelKey: 'way.configure',
        to: paths.configure,
      })
}

/** Builds the block of the deposit: its price and when it is returned. Empty without a deposit (RSK-02). */
const depositBlock = ({ offers, depositOfferId, saleStatus }: ShopFacts): readonly PageBlock[] => {
  const deposit = findOffer(offers, depositOfferId)
  if (saleStatus.progress.riskDecision !== 'deposit' || deposit === undefined) return []
  return [
    block('deposit', 'notice', ['checkout.deposit'], {
      parameters: [money('amount', oneTimeOf(deposit)), count('months', DEPOSIT_MONTHS)],
      offers: [deposit.id],
    }),
  ]
}

/** Builds home and equipment notices. Each needs the provider's confirmation (TPL-05, CHK-15). */
const homeBlocks = (facts: ShopFacts, body: CheckoutPageRequest): readonly PageBlock[] => {
  const { address } = facts
  return [
    ...(body.isBulk && address.isBulk ? [block('building', 'notice', ['checkout.building'])] : []),
    ...(body.productReady && address.productReady ? [block('ready', 'notice', ['checkout.ready'])] : []),
    ...(body.isXumoSelected ? xumoNoticeBlocks(facts) : []),
  ]
}

/** Builds the message about self-installation where that option is shown and no coupon forbids it (CPN-05). */
const selfInstallBlocks = (
  facts: ShopFacts,
  options: readonly InstallOption[],
  isBanner: boolean,
): readonly PageBlock[] =>
  !isBanner && options.some(({ kind }) => kind === 'self') && isSelfInstallMessageShown(facts)
    ? [block('self-install', 'notice', ['checkout.selfInstall'])]
    : []

/** Builds the checkout page: customer, risk question, installation and agreements (TPL-09). */
export const checkoutScreen = (facts: ShopFacts, body: CheckoutPageRequest): Screen => {
  const { offers, priced, isAcpEnabled, saleStatus } = facts
  const options = optionsShown(body.installationOptions, facts)
  const { monthly, dueToday } = priced.quote
  return {
    blocks: [
      block('order', 'summary', ['checkout.order'], {
        parameters: [money('monthly', monthly.total), money('dueToday', dueToday)],
      }),
      block('customer', 'form', ['checkout.customer']),
      block('risk', 'form', ['checkout.risk']),
      ...depositBlock(facts),
      ...homeBlocks(facts, body),
      ...(saleStatus.progress.installKind === 'none' ? [] : [installBlock(options, body.installationBanner)]),
      ...selfInstallBlocks(facts, options, body.installationBanner),
      block('agreements', 'form', ['checkout.agreements']),
      ...couponBlocks(facts, 'checkout'),
    ],
    offers: offers.map(pageOffer),
    flags: {
      acpEnabled: body.acpEnabled && isAcpEnabled,
      installationBanner: body.installationBanner,
    },
    summary: summaryOf(facts),
    next: afterCheckout(facts),
  }
}
