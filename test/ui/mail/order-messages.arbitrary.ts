import * as fc from 'fast-check'
import { either as E } from 'fp-ts'
import type { OrderCode } from '#core/checkout/order-code.ts'
import type { OrderMessage } from '#core/checkout/order-message.ts'
import type { ServiceId } from '#core/portal/portal-account.ts'
import type { AutoPayMessage, ChangeMessage, VisitMessage } from '#core/portal/portal-message.ts'
import type { OptionId } from '#core/portal/retention-option.ts'
import type { ChangeId, ChangePreview, ChangeRequest } from '#core/portal/service-change.ts'
import { changeTimings, returnMethods } from '#core/portal/service-change.ts'
import type { Quote } from '#core/pricing/quoted.ts'
import { ZERO, add, subtract } from '#core/shared/money.ts'
import { addDays, epochMs, type PlainDate } from '#core/shared/plain-date.ts'
import { followUpKind } from '#test/arbitraries/follow-up.arbitrary.ts'
import type { OutgoingMessage } from '#core/ports/message-sender.ts'
import type { OrderNumber, OrderReceipt } from '#core/checkout/order.ts'
import { quote } from '#core/pricing/quote.ts'
import { visitInstants } from '#core/schedule/visit-instants.ts'
import { orderNumberFrom } from '#adapters/provider/order/order-number.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import { amount } from '#stories/rules/arbitraries/money.arbitrary.ts'
import { quoteInput } from '#stories/rules/arbitraries/quote.arbitrary.ts'
import { installationWindow } from '#test/arbitraries/window.arbitrary.ts'

const orderNumber: fc.Arbitrary<OrderNumber> = fc.string({ minLength: 22 }).map(orderNumberFrom)

/** Receipts of carts that are priced, with every kind of installation and of payment. */
export const orderReceipt: fc.Arbitrary<OrderReceipt> = fc
  .record({
    orderNumber,
    input: quoteInput,
    minutes: fc.nat(1_000_000),
    visit: fc.option(installationWindow),
    isSelf: fc.boolean(),
    isAutoPay: fc.boolean(),
    payment: fc.constantFrom<OrderReceipt['payment']>(
      { kind: 'card', issuer: 'Visa', lastFour: '1111' },
      { kind: 'bank', accountKind: 'checking', lastFour: '6789' },
    ),
  })
  .map(({ orderNumber, input, minutes, visit, isSelf, isAutoPay, payment }) => {
    const priced = quote(input)
    if (E.isLeft(priced)) throw new Error(priced.left._tag)
    return {
      orderNumber,
      placedAt: epochMs(START_OF_TESTS + minutes * 60_000),
      quote: priced.right,
      installKind: isSelf ? 'self' : 'professional',
      visit: isSelf ? null : visit,
      payment,
      ...(isAutoPay && { isAutoPay }),
      emailAddress: 'maria@correo.example',
    }
  })

const firstName = fc.option(
  fc.constantFrom(
    'María',
    'Ñandú',
    'José & Ana',
    '<b>Eva</b>',
    '"; DROP',
    'Zoë 😀',
    '${name}',
    'www.evil.example',
    'evil.com',
  ),
)

const place = { street: '742 Magnolia Street', unit: 'Apt 3', city: 'Miami', state: 'FL', zip: '33130' }

export const orderConfirmedMessage: fc.Arbitrary<Extract<OrderMessage, { kind: 'orderConfirmed' }>> = fc
  .record({ receipt: orderReceipt, firstName, hasPlace: fc.boolean() })
  .map(({ receipt, firstName, hasPlace }) => ({
    kind: 'orderConfirmed',
    email: receipt.emailAddress,
    firstName,
    receipt,
    place: hasPlace ? place : null,
    visitAt:
      receipt.visit !== null && hasPlace
        ? visitInstants(receipt.visit, { state: 'FL', utcOffsetMinutes: -300 })
        : null,
  }))

const orderCode: fc.Arbitrary<OrderCode> = fc
  .nat(999_999)
  .map((value) => String(value).padStart(6, '0') as OrderCode)

const aDay = fc.nat(400).map((days) => addDays('2026-11-05' as PlainDate, days))

const priced: fc.Arbitrary<Quote> = orderReceipt.map((receipt) => receipt.quote)

const changeRequest: fc.Arbitrary<ChangeRequest> = fc.oneof(
  fc.record({
    kind: fc.constant('cancel' as const),
    serviceIds: fc.constant(['s-1' as ServiceId] as const),
    reason: fc.constant(null),
    timing: fc.constantFrom(...changeTimings),
    returnMethod: fc.constantFrom(...returnMethods),
  }),
  fc.record({
    kind: fc.constant('acceptOption' as const),
    optionId: fc.constant('discount.s-1' as OptionId),
    reason: fc.constant('price' as const),
  }),
)

const preview: fc.Arbitrary<ChangePreview> = fc
  .record({
    request: changeRequest,
    effectiveOn: aDay,
    before: priced,
    after: fc.option(priced),
    unused: fc.option(fc.record({ returned: amount(), usedDays: fc.integer({ min: 1, max: 29 }) })),
    unpaidBills: amount(),
    instalmentsDue: amount(),
    equipment: fc.array(
      fc.record({
        offerId: fc.constant(null),
        name: fc.constantFrom('Módem', 'Decodificador', 'Punto WiFi'),
        quantity: fc.integer({ min: 1, max: 3 }),
        returnBy: aDay,
        fee: amount(),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ unused, equipment, ...given }) => {
    const returned = unused?.returned ?? ZERO
    return {
      ...given,
      equipment: [...new Map(equipment.map((device) => [device.name, device])).values()],
      cycle: {
        from: '2026-11-05' as PlainDate,
        until: '2026-12-04' as PlainDate,
        days: 30,
        daysBegun: 15,
        nextBillOn: '2026-12-05' as PlainDate,
      },
      option: null,
      proration:
        unused === null
          ? null
          : { days: 30, usedDays: unused.usedDays, paid: returned, charged: ZERO, returned },
      balance: subtract(add(given.unpaidBills, given.instalmentsDue), returned),
      disclosures: [],
      token: 'token',
    }
  })

/** Messages about changes with every kind of request and of figures. */
export const changeMessage: fc.Arbitrary<ChangeMessage> = fc
  .record({
    kind: fc.constantFrom('changeRequested', 'changeWithdrawn', 'changeDone'),
    preview,
    firstName: firstName.map((name) => name ?? 'Julia'),
  })
  .map(({ kind, preview, firstName }) => ({
    kind,
    email: 'julia@correo.example',
    firstName,
    serviceNames: ['Internet Gig', 'TV Stream'],
    change: {
      id: 'change-1' as ChangeId,
      number: 'C7K2MP9QRT',
      state: kind === 'changeRequested' ? 'pending' : kind === 'changeDone' ? 'confirmed' : 'withdrawn',
      language: 'es',
      requestedAt: START_OF_TESTS,
      closedAt: kind === 'changeRequested' ? null : START_OF_TESTS,
      preview,
    },
  }))

/** Messages about visits that moved or are cancelled. */
export const visitMessage: fc.Arbitrary<VisitMessage> = fc
  .record({
    kind: fc.constantFrom('visitMoved', 'visitCancelled'),
    orderNumber,
    visit: installationWindow,
    seconds: fc.integer({ min: 1, max: 10_000_000 }),
    firstName: firstName.map((name) => name ?? 'Mateo'),
  })
  .map(({ seconds, visit, ...given }) => ({
    ...given,
    email: 'mateo@correo.example',
    visit,
    place,
    visitAt: visitInstants(visit, { state: 'FL', utcOffsetMinutes: -300 }),
    sequence: seconds,
    toldAt: epochMs(START_OF_TESTS + seconds * 1_000),
  }))

/** Messages that automatic payments ended or started. */
const autoPayMessage: fc.Arbitrary<AutoPayMessage> = fc.record({
  kind: fc.constantFrom('autoPayEnded', 'autoPayStarted'),
  email: fc.constant('julia@correo.example'),
  firstName: firstName.map((name) => name ?? 'Julia'),
  method: fc.constantFrom(null, { kind: 'card', issuer: 'Visa', lastFour: '1111' } as const),
  nextBillOn: fc.constant('2026-12-05' as PlainDate),
  dueOn: fc.constant('2026-12-25' as PlainDate),
})

/** Messages of every kind. */
export const orderMessages: fc.Arbitrary<OutgoingMessage> = fc.oneof(
  orderConfirmedMessage,
  fc.record({
    kind: fc.constant('orderDeclined' as const),
    email: fc.constant('maria@correo.example'),
    firstName,
    dueToday: amount(),
  }),
  fc.record({
    kind: fc.constant('statusCode' as const),
    to: fc.constantFrom(
      { channel: 'email' as const, email: 'maria@correo.example' },
      { channel: 'sms' as const, phone: '3055550134' },
    ),
    orderNumber,
    code: orderCode,
  }),
  fc.record({
    kind: fc.constant('accountCode' as const),
    email: fc.constant('maria@correo.example'),
    code: orderCode,
  }),
  fc.record({
    kind: fc.constant('identityCode' as const),
    purpose: fc.constantFrom('login' as const, 'signup' as const, 'reset' as const),
    email: fc.constant('maria@correo.example'),
    code: orderCode,
  }),
  fc.record({
    kind: fc.constant('identityChanged' as const),
    change: fc.constantFrom('password' as const, 'totp' as const, 'email' as const),
    email: fc.constant('maria@correo.example'),
  }),
  fc.record({
    kind: fc.constant('identityLocked' as const),
    lock: fc.constantFrom('password' as const, 'factor' as const),
    minutes: fc.integer({ min: 1, max: 15 }),
    email: fc.constant('maria@correo.example'),
  }),
  fc.record({
    kind: fc.constant('followUpReceived' as const),
    email: fc.constant('maria@correo.example'),
    followUp: followUpKind,
    address: fc.option(fc.constant({ street: place.street, unit: place.unit, zip: place.zip })),
    expectedOn: fc.option(fc.constant('2026-12-24' as PlainDate)),
  }),
  changeMessage,
  visitMessage,
  autoPayMessage,
  fc.record({
    kind: fc.constant('serviceAvailable' as const),
    email: fc.constant('maria@correo.example'),
    address: fc.constant({ street: place.street, unit: place.unit, zip: place.zip }),
  }),
)
