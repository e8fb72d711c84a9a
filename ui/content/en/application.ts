import * as portalAppWords from './portal/portal-app.ts'
import { changeTranslations } from './portal/change-translations.ts'
import * as accountWords from './sale/account.ts'
import * as acpWords from './sale/acp.ts'
import * as assistanceWords from './sale/assistance.ts'
import * as bulkIncludedWords from './sale/bulk-included.ts'
import * as bundleWords from './sale/bundle.ts'
import * as cartChangesWords from './sale/cart-changes.ts'
import * as cartDetailsWords from './sale/cart-details.ts'
import * as changeAddressWords from './sale/change-address.ts'
import * as checkoutWords from './sale/checkout.ts'
import * as configureWords from './sale/configure.ts'
import * as confirmationWords from './sale/confirmation.ts'
import * as couponWords from './sale/coupon.ts'
import * as expiredWords from './sale/expired.ts'
import * as followUpWords from './sale/follow-up.ts'
import * as includedWords from './sale/included.ts'
import * as labelWords from './sale/label.ts'
import * as lineChangesWords from './sale/line-changes.ts'
import * as localizationWords from './sale/localization.ts'
import * as manualTasksWords from './sale/manual-tasks.ts'
import * as orderChangeWords from './sale/order-change.ts'
import * as orderReviewWords from './sale/order-review.ts'
import * as orderStatusWords from './sale/order-status.ts'
import * as outcomeTextsWords from './sale/outcome-texts.ts'
import * as outcomeWords from './sale/outcome.ts'
import * as paymentWords from './sale/payment.ts'
import * as phoneWords from './sale/phone.ts'
import * as portCoachWords from './sale/port-coach.ts'
import * as portStatusWords from './sale/port-status.ts'
import * as productsWords from './sale/products.ts'
import * as saleLayoutWords from './sale/sale-layout.ts'
import * as scheduleWords from './sale/schedule.ts'
import * as customizeWords from './sale/customize.ts'
import * as linkedDeviceWords from './sale/linked-device.ts'
import * as serviceSelectionWords from './sale/service-selection.ts'
import * as sessionWords from './sale/session.ts'
import * as shopPageWords from './sale/shop-page.ts'
import * as visitorWords from './sale/visitor.ts'
import * as portalFrameWords from './portal/portal-frame.ts'
import * as portalEntryWords from './portal/entry.ts'
import * as portalAccountServicesWords from './portal/account-services.ts'
import * as portalAccountOrdersWords from './portal/account-orders.ts'
import * as portalBalanceWords from './portal/balance.ts'
import * as portalMonthWords from './portal/month.ts'
import * as portalTroubleWords from './portal/portal-trouble.ts'
import * as portalFailureWords from './portal/portal-failure.ts'
import * as appVersionWords from './shared/app-version.ts'
import * as channelSearchWords from './shared/channel-search.ts'
import * as deviceListWords from './shared/device-list.ts'
import * as brandTextWords from './shared/brand-text.ts'
import * as codeLimitWords from './shared/code-limit.ts'
import * as commonWords from './shared/common.ts'
import * as consentWords from './shared/consent.ts'
import * as coverageMapWords from './shared/coverage-map.ts'
import * as dataEstimatorWords from './shared/data-estimator.ts'
import * as failureReferenceWords from './shared/failure-reference.ts'
import * as failureWords from './shared/failure.ts'
import * as fieldFailureWords from './shared/field-failure.ts'
import * as followUpMailWords from './shared/follow-up-mail.ts'
import * as formatWords from './shared/format.ts'
import * as helpWords from './shared/help.ts'
import * as humanCheckWords from './shared/human-check.ts'
import * as identityWords from './shared/identity.ts'
import * as imeiCheckWords from './shared/imei-check.ts'
import * as languageSwitchWords from './shared/language-switch.ts'
import * as legalWords from './shared/legal.ts'
import * as mailWords from './shared/mail.ts'
import * as openingHoursWords from './shared/opening-hours.ts'
import * as outsideWords from './shared/outside.ts'
import * as signedInWords from './shared/signed-in.ts'
import * as pageModelsWords from './shared/page-models.ts'
import * as pastDueWords from './shared/past-due.ts'
import * as portalMailWords from './shared/portal-mail.ts'
import * as tradeInCreditWords from './shared/trade-in-credit.ts'
import * as tradeInWords from './sale/trade-in.ts'
import * as deliveryWords from './shared/delivery.ts'
import * as phoneHoursWords from './shared/phone-hours.ts'
import * as placeWords from './shared/place.ts'
import * as priceDetailsWords from './shared/price-details.ts'
import * as priceTimelineWords from './shared/price-timeline.ts'
import * as receiptExtrasWords from './shared/receipt-extras.ts'
import * as savingsCalculatorWords from './shared/savings-calculator.ts'
import * as sectionsWords from './shared/sections.ts'
import * as siteWords from './shared/site.ts'
import * as speedNeedWords from './shared/speed-need.ts'
import * as speedTestWords from './shared/speed-test.ts'
import * as stateNamesWords from './shared/state-names.ts'
import * as storeFinderWords from './shared/store-finder.ts'
import * as switchCalculatorWords from './shared/switch-calculator.ts'
import * as tradeInCheckWords from './shared/trade-in-check.ts'
import * as visitEventWords from './shared/visit-event.ts'

/** The English catalogue: the words of all files by the names under which `translated` registers the Spanish ones. */
export const english = {
  ...changeTranslations,
  ...accountWords,
  ...acpWords,
  ...assistanceWords,
  ...bulkIncludedWords,
  ...bundleWords,
  ...cartChangesWords,
  ...cartDetailsWords,
  ...changeAddressWords,
  ...checkoutWords,
  ...configureWords,
  ...confirmationWords,
  ...couponWords,
  ...expiredWords,
  ...followUpWords,
  ...includedWords,
  ...labelWords,
  ...lineChangesWords,
  ...localizationWords,
  ...manualTasksWords,
  ...orderChangeWords,
  ...orderReviewWords,
  ...orderStatusWords,
  ...outcomeTextsWords,
  ...outcomeWords,
  ...paymentWords,
  ...phoneWords,
  ...portCoachWords,
  ...portStatusWords,
  ...productsWords,
  ...saleLayoutWords,
  ...scheduleWords,
  ...customizeWords,
  ...linkedDeviceWords,
  ...serviceSelectionWords,
  ...sessionWords,
  ...shopPageWords,
  ...visitorWords,
  ...portalFrameWords,
  ...portalEntryWords,
  ...portalAccountServicesWords,
  ...portalAccountOrdersWords,
  ...portalBalanceWords,
  ...portalMonthWords,
  ...portalTroubleWords,
  ...portalFailureWords,
  ...appVersionWords,
  ...channelSearchWords,
  ...deviceListWords,
  ...brandTextWords,
  ...codeLimitWords,
  ...commonWords,
  ...consentWords,
  ...coverageMapWords,
  ...dataEstimatorWords,
  ...failureReferenceWords,
  ...failureWords,
  ...fieldFailureWords,
  ...followUpMailWords,
  ...formatWords,
  ...helpWords,
  ...humanCheckWords,
  ...identityWords,
  ...imeiCheckWords,
  ...languageSwitchWords,
  ...legalWords,
  ...mailWords,
  ...openingHoursWords,
  ...outsideWords,
  ...signedInWords,
  ...pageModelsWords,
  ...pastDueWords,
  ...portalMailWords,
  ...tradeInCreditWords,
  ...tradeInWords,
  ...deliveryWords,
  ...phoneHoursWords,
  ...placeWords,
  ...priceDetailsWords,
  ...priceTimelineWords,
  ...receiptExtrasWords,
  ...savingsCalculatorWords,
  ...sectionsWords,
  ...siteWords,
  ...speedNeedWords,
  ...speedTestWords,
  ...stateNamesWords,
  ...storeFinderWords,
  ...switchCalculatorWords,
  ...tradeInCheckWords,
  ...visitEventWords,
  ...portalAppWords,
}
