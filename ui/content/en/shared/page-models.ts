import type * as es from '#ui/content/es/shared/page-models.ts'
import type { Translation } from '#ui/content/language.ts'

export const pageModelWords: Translation<typeof es.pageModelWords> = {
  'title.products-dotcom': 'Choose your services',
  'title.configure-products-dotcom': 'Fine-tune your plan',
  'title.checkout': 'Your information',
  'title.auto-payment': 'Automatic payments',
  'title.schedule': 'Choose your installation window',
  'title.site-visit': 'Choose a time for the site visit',
  'title.automated-confirmation': 'Your order is placed',
  'title.included': 'What your building includes',
  'title.service-selection': 'Choose your services',
  'title.pre-payment': 'Pay for your order',
  'title.express-payment': 'Express payment',
  'title.non-automated-confirmation': 'We received your order',
  'title.savings-calculator': 'See how much you save',
  'title.mobile-products': 'Phones and other devices',
  'title.mobile-plans': 'Mobile plans',
  'title.mobile-byod': 'Bring your own device',
  'title.mobile-switch': 'Switch to {brand}',
  'title.mobile-trade-in': 'Trade in your phone',
  'title.mobile-cart': 'Your mobile cart',
  'title.customer-portal-services': 'Your services',
  'title.customer-portal-reasons': 'Why you want to cancel',
  'title.customer-portal-troubleshooting': 'Before you cancel, let’s try this',
  'title.customer-portal-switching': 'If you’re switching providers',
  'title.customer-portal-options': 'Other options for you',
  'title.customer-portal-additional-option': 'One more option',
  'title.customer-portal-option-accept': 'Accept the option',
  'title.customer-portal-balance-details': 'Your balance',
  'title.customer-portal-billing-cycle': 'Your billing cycle',
  'title.customer-portal-agent': 'Talk to a person',
  'title.customer-portal-service-confirmation': 'Review the changes',
  'title.customer-portal-disclosures': 'Before you confirm',
  'title.customer-portal-accept-pending': 'Your option is on its way',
  'title.customer-portal-service-pending': 'Your cancellation is on its way',
  'title.customer-portal-error': 'Something went wrong',
  'title.customer-portal-non-authorized-user': 'This part is for the account holder',

  'products.intro': 'These are the plans available at your address. Combine them any way you like.',
  'products.campaign': 'The prices on this page already include your campaign’s offer.',
  'products.network.fibre': 'Fiber reaches your home.',
  'products.network.coaxial': 'Cable internet reaches your home.',
  'products.network.copper': 'Internet reaches your home over the phone line.',
  'products.network.fixedWireless': 'Internet reaches your home through an antenna on the roof.',
  'products.network.satellite': 'Satellite internet reaches your home. Video calls lag more than over cable.',
  'products.included':
    'Your building already includes {speed} Mbps internet. Anything you add here comes on top.',
  'products.plans.internet': 'Internet from {from} per month. Plans: {count}.',
  'products.plans.tv': 'TV from {from} per month. Plans: {count}.',
  'products.plans.voice': 'Home phone from {from} per month.',
  'products.plans.mobile': 'Mobile lines from {from} per month each.',
  'products.programs':
    'You told us that you take part in an assistance program. Call {phone} and we’ll see with you if it applies at your address.',
  'products.assistance':
    '{name}: {speed} Mbps internet for {from} a month, for households in an assistance program.',
  'products.noOffers':
    'There are no plans for this address yet. Check that it’s written correctly, or try another one.',
  'products.noEligibleLines':
    'There are no plans for that service at your address. See the ones you can have.',
  'service-selection.intro': 'Choose the services you want. You’ll pick a plan for each one next.',
  'service-selection.noOffers':
    'At your address, service is ordered by phone. Call {phone} and a person will help you.',

  'configure.chosen': 'Your selection costs {monthly} per month, and you’d pay {dueToday} today.',
  'configure.addOns.internet': 'Add to your internet from {from} per month. Options: {count}.',
  'configure.addOns.tv': 'Add to your TV from {from} per month. Options: {count}.',
  'configure.addOns.voice': 'Add to your home phone from {from} per month.',
  'configure.addOns.mobile': 'Add to your mobile lines from {from} per month.',
  'configure.xumo':
    'Xumo brings your channels and apps together in one place, from {from} per month. Find it with the TV options.',
  'configure.noAddOns': 'Your plan doesn’t need anything else. Continue with your information.',
  'coupon.offer': 'With code {code}, {name} costs {amount} less per month, for {months} months.',
  'included.intro':
    '{property} includes {speed} Mbps internet with your rent. You don’t have to sign up for it.',
  'included.activate': 'When you move in, activate it in minutes.',
  'included.none': 'Your address has no included service. See what you can order.',

  'checkout.order': 'Your order costs {monthly} per month. You pay {dueToday} today.',
  'checkout.customer': 'Tell us who is signing for the order and how to reach you.',
  'checkout.risk':
    'Tell us if you’ve lived at your address for a year. An identification number is optional and may spare you the deposit.',
  'checkout.deposit': 'We ask for a deposit of {amount}. We return it after {months} months paid on time.',
  'checkout.ready': 'Your home is already connected.',
  'checkout.building':
    'Your building has its own contract. What you order here is added to what it includes.',
  'checkout.xumo.leased':
    'Your Xumo is leased: it comes with the installation, and you return it when the service ends.',
  'checkout.xumo.owned':
    'Your Xumo is yours: it comes with the installation, and you pay for it in interest-free monthly installments.',
  'checkout.selfInstall': 'If you install it yourself, there’s no visit to pay or wait for.',
  'checkout.install': 'Choose how you want it installed.',
  'checkout.install.professional': 'A technician comes to your home and gets everything working.',
  'checkout.install.self': 'We send you the equipment, and you connect it with a step-by-step guide.',
  'checkout.installBanner':
    'We can’t show the installation options right now. We’ll arrange it with you by phone after you order.',
  'checkout.noInstallOptions':
    'There are no installation options for this selection. Review it or call {phone}.',
  'checkout.agreements': 'Read and accept the service agreements.',
  'payment.amount': 'You pay {dueToday} today. After that, {monthly} each month.',
  'payment.methods': 'Pay by card or from your bank account.',
  'payment.safety':
    'Your numbers are encrypted on your device before they leave it. No one at {brand} sees them in full.',
  'payment.autoPay':
    'Choose whether the coming months are paid automatically. You can change it whenever you like.',
  'payment.creditCheck':
    'You’re paying a deposit because you didn’t give an identification number. If you add it to your information, it’s checked right away and the deposit may not be needed.',
  'payment.balance':
    'Your account has a past-due balance from earlier bills. It’s paid today, with this order.',

  'schedule.windows': 'Open times: {count}. The first is {first}; the last is {last}.',
  'schedule.held': 'We’re holding {date}, from {fromHour} to {toHour}, for you for {minutes} minutes.',
  'schedule.noTechnician': 'No technician is needed. Continue with your order.',
  'schedule.noWindows':
    'There are no open times right now. Continue with your order: we’ll call you to arrange the visit.',
  'site-visit.windows':
    'A technician checks your home before the installation. Open times: {count}. The first is {first}; the last is {last}.',
  'site-visit.none': 'Your address doesn’t need a site visit. Choose your installation window.',
  'confirmation.thanks': 'Thank you for choosing {brand}. We sent the receipt to your email.',
  'confirmation.received': 'Thank you for choosing {brand}. A person is reviewing your order.',
  'confirmation.receipt': 'Order {order}: you paid {dueToday} today. You pay {monthly} each month.',
  'confirmation.visit': 'The technician arrives from {fromHour} to {toHour} on {date}.',
  'confirmation.visitByPhone': 'We’ll call you to arrange the technician’s visit.',
  'confirmation.kit': 'We’re sending you the equipment with a guide to install it.',
  'confirmation.lines': 'There’s nothing to install: you activate each line on its phone.',
  'confirmation.building':
    'Your building has its own contract. What you ordered is added to what it includes.',
  'confirmation.mobile': 'Add mobile lines from {from} per month.',
  'confirmation.mobileByPhone': 'Add mobile lines from {from} per month: call {phone}.',
  'confirmation.call': 'We’ll call you to confirm. If you prefer, call {phone}.',

  'calculator.intro': 'Tell us what you pay today, and we’ll tell you what you’d pay with {brand}.',
  'calculator.introAgent': 'Ask what the customer pays today and compare it with {brand}.',
  'calculator.form':
    'Enter how much speed matters, your lines (up to {lines}), and what you pay per month (up to {most}).',
  'calculator.prices':
    'Internet alone or with one line: Advantage {advantage}, Premier {premier}, Gig {gig} per month.',
  'calculator.pricesWithLines':
    'Internet with two lines or more: Advantage {advantage}, Premier {premier}, Gig {gig} per month.',

  'mobile.devices': 'Devices from {from}. There are {count} to choose from.',
  'mobile.noDevices': 'There are no devices of this kind right now. See the rest of the mobile store.',
  'mobile.byod': 'Already have a device? Bring it, and we’ll check that it works on our network.',
  'mobile.noByod': 'You can’t bring your own device here. See the rest of the mobile store.',
  'mobile.plans':
    'Unlimited data: Unlimited at {from} per line per month, Unlimited Plus at {plus}. Up to {lines} lines.',
  'mobile.byTheGig':
    'By the gig: {first} per month for the first GB and {extra} for each additional GB, shared by all your lines.',
  'mobile.switch':
    'Bring {lines} lines or more, and we’ll pay what you owe on up to {count} phones, up to {most} in total. Keep the lines active for {months} months.',
  'mobile.tradeIn':
    'Trade in a phone that is paid off, turns on, has no liquid damage, and has been reset: you get {amount} on top of its value.',
  'mobile.cart': 'These are your devices and your lines.',

  'portal.services.eligible': 'Choose the service you want to change or cancel.',
  'portal.services.ineligible':
    'You can’t cancel online right now: there’s an open order, or no service can be canceled here. Call {phone}.',
  'portal.reasons.intro': 'Tell us what happened. Your answer doesn’t change what you can do.',
  'portal.reasons.choice': 'Choose the reason closest to yours.',
  'portal.troubleshooting.intro': 'Many problems can be fixed in minutes.',
  'portal.troubleshooting.steps':
    'Unplug the equipment, wait a minute, and plug it back in. If nothing changes, call {phone}.',
  'portal.switching.intro':
    'Before you switch, compare the full price: taxes, equipment, and cancellation fees.',
  'portal.options.intro': 'Another option may suit you better than canceling.',
  'portal.options.choice': 'Choose an option or continue with the cancellation.',
  'portal.additionalOption.choice': 'You have one more option. Take it or continue with the cancellation.',
  'portal.optionAccept.form': 'Review the option and accept it. Nothing changes until you do.',
  'portal.balanceDetails.summary': 'This is what’s left to pay or to be refunded to you.',
  'portal.billingCycle.notice':
    'Service is billed by the month and stays active until the end of the paid cycle.',
  'portal.agent.notice': 'This step is done with a person. Call {phone}, at any hour.',
  'portal.serviceConfirmation.summary': 'Review which services are canceled and from when.',
  'portal.disclosures.form': 'Read these terms and accept them to continue.',
  'portal.acceptPending.notice': 'We’re applying the option you accepted. We’ll let you know by email.',
  'portal.servicePending.notice': 'We’re canceling the service. We’ll let you know by email when it’s done.',
  'portal.error.notice': 'We couldn’t show this page, and nothing changed. Sign in again or call {phone}.',
  'portal.nonAuthorizedUser.notice':
    'Only the account holder can make these changes. Ask them to sign in, or call {phone}.',

  'way.activate': 'Activate my internet',
  'way.anotherAddress': 'Try another address',
  'way.checkout': 'Continue with my information',
  'way.configure': 'Review my plan',
  'way.payment': 'Continue to payment',
  'way.contact': 'See how to reach us',
  'way.devices': 'See phones',
  'way.mobile': 'Go to the mobile store',
  'way.outcome': 'See my options',
  'way.products': 'See the plans',
  'way.schedule': 'Choose an installation window',
}
