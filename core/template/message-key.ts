import type { PageEndpoint } from './endpoint.ts'
import { pageEndpoints } from './endpoint.ts'

/** Keys of the texts of the pages of the shop, the calculator and the mobile shop. */
const blockKeys = [
  'products.intro',
  'products.campaign',
  'products.included',
  'products.network.fibre',
  'products.network.coaxial',
  'products.network.copper',
  'products.network.fixedWireless',
  'products.network.satellite',
  'products.plans.internet',
  'products.plans.tv',
  'products.plans.voice',
  'products.plans.mobile',
  'products.programs',
  'products.assistance',
  'products.noOffers',
  'products.noEligibleLines',
  'service-selection.intro',
  'service-selection.noOffers',
  'configure.chosen',
  'configure.addOns.internet',
  'configure.addOns.tv',
  'configure.addOns.voice',
  'configure.addOns.mobile',
  'configure.noAddOns',
  'configure.xumo',
  'coupon.offer',
  'included.intro',
  'included.activate',
  'included.none',
  'checkout.order',
  'checkout.customer',
  'checkout.risk',
  'checkout.deposit',
  'checkout.ready',
  'checkout.building',
  'checkout.xumo.leased',
  'checkout.xumo.owned',
  'checkout.install',
  'checkout.install.professional',
  'checkout.install.self',
  'checkout.selfInstall',
  'checkout.installBanner',
  'checkout.noInstallOptions',
  'checkout.agreements',
  'payment.amount',
  'payment.methods',
  'payment.safety',
  'payment.autoPay',
  'payment.creditCheck',
  'payment.balance',
  'schedule.windows',
  'schedule.held',
  'schedule.noTechnician',
  'schedule.noWindows',
  'site-visit.windows',
  'site-visit.none',
  'confirmation.thanks',
  'confirmation.received',
  'confirmation.receipt',
  'confirmation.visit',
  'confirmation.visitByPhone',
  'confirmation.kit',
  'confirmation.lines',
  'confirmation.building',
  'confirmation.mobile',
  'confirmation.mobileByPhone',
  'confirmation.call',
  'calculator.intro',
  'calculator.introAgent',
  'calculator.form',
  'calculator.prices',
  'calculator.pricesWithLines',
  'mobile.devices',
  'mobile.noDevices',
  'mobile.byod',
  'mobile.noByod',
  'mobile.plans',
  'mobile.byTheGig',
  'mobile.switch',
  'mobile.tradeIn',
  'mobile.cart',
] as const

const portalBlockKeys = [
  'portal.services.eligible',
  'portal.services.ineligible',
  'portal.reasons.intro',
  'portal.reasons.choice',
  'portal.troubleshooting.intro',
  'portal.troubleshooting.steps',
  'portal.switching.intro',
  'portal.options.intro',
  'portal.options.choice',
  'portal.additionalOption.choice',
  'portal.optionAccept.form',
  'portal.balanceDetails.summary',
  'portal.billingCycle.notice',
  'portal.agent.notice',
  'portal.serviceConfirmation.summary',
  'portal.disclosures.form',
  'portal.acceptPending.notice',
  'portal.servicePending.notice',
  'portal.error.notice',
  'portal.nonAuthorizedUser.notice',
] as const
export type PortalBlockKey = (typeof portalBlockKeys)[number]

/** Keys of the labels of links. */
const wayKeys = [
  'way.activate',
  'way.anotherAddress',
  'way.checkout',
  'way.configure',
  'way.payment',
  'way.contact',
  'way.devices',
  'way.mobile',
  'way.outcome',
  'way.products',
  'way.schedule',
] as const

export type TitleKey = `title.${PageEndpoint}`

/** Returns the key of the title of a page (TPL-01). */
export const titleKey = (endpoint: PageEndpoint): TitleKey => `title.${endpoint}`

/** The keys of all texts of a page model. */
export type MessageKey = TitleKey | (typeof blockKeys)[number] | PortalBlockKey | (typeof wayKeys)[number]

export const titleKeys: readonly TitleKey[] = pageEndpoints.map(titleKey)

/** Every key that a model can contain. Each key has a text (TPL-01). */
export const messageKeys: readonly MessageKey[] = [...titleKeys, ...blockKeys, ...portalBlockKeys, ...wayKeys]
