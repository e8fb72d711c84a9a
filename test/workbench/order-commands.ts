import { either as E } from 'fp-ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { devices } from '#adapters/brand/cometa/devices/devices.ts'
import { parseRouting } from '#core/bank/bank.ts'
import { installKinds } from '#core/checkout/install-option.ts'
import { orderStage } from '#core/checkout/order-stage.ts'
import { schedulesNeeded } from '#core/checkout/schedules-needed.ts'
import { byTheGigMonthly, mobilePlans, perLineMonthly } from '#core/mobile/mobile-plan.ts'
import { decidePrePayment, paymentChannels } from '#core/payment/pre-payment.ts'
import { numberKind, parseLineNumber } from '#core/phone/phone-number.ts'
import { decideRisk } from '#core/risk/risk.ts'
import { decideVisitKind } from '#core/schedule/visit-kind.ts'
import { parseMoneyText } from '#core/shared/money-text.ts'
import { parsePlainDate, type PlainDate } from '#core/shared/plain-date.ts'
import { portalEndpoints } from '#core/template/endpoint.ts'
import { openPage } from '#core/template/template.ts'
import { type Command, decided, misused, oneOf, type Problem, refused, textOf } from './command.ts'
import { money } from './written.ts'

export const moneyCommand: Command = {
  area: 'values',
  summary: 'how many cents a written amount is',
  usage: 'money <amount>',
  example: 'money 1,234.50',
  options: {},
  run: ([typed = '']) => {
    const amount = parseMoneyText(typed)
    if (E.isLeft(amount)) return refused(amount.left)
    return E.right(decided({ cents: amount.right }, 'VAL-04', { written: money(amount.right) }))
  },
}

export const phoneCommand: Command = {
  area: 'phone',
  summary: 'whether a telephone number can exist, and of which kind it is',
  usage: 'phone <number>',
  example: 'phone 305 555 0134',
  options: {},
  run: (positionals) => {
    const number = parseLineNumber(positionals.join(' '))
    if (E.isLeft(number)) return refused(number.left)
    const areaCode = number.right.slice(0, 3)
    return E.right(decided(numberKind(number.right), 'PHN-01, PHN-03', { areaCode }))
  },
}

export const routingCommand: Command = {
  area: 'bank',
  summary: 'whether a routing number of a bank can exist',
  usage: 'routing <nine digits>',
  example: 'routing 021000021',
  options: {},
  run: (positionals) => {
    const routing = parseRouting(positionals.join(''))
    if (E.isLeft(routing)) return refused(routing.left)
    return E.right(decided('valid', 'BNK-01', { district: routing.right.slice(0, 2) }))
  },
}

const bureauAnswers = ['clear', 'referred', 'unasked'] as const

export const riskCommand: Command = {
  area: 'risk',
  summary: 'who pays a deposit',
  usage: `risk ${bureauAnswers.join('|')} [--one-year]`,
  example: 'risk referred --one-year',
  options: { 'one-year': { type: 'boolean' } },
  run: ([typed], values) => {
    const answer = oneOf('the answer of the bureau', bureauAnswers, typed)
    if (E.isLeft(answer)) return answer
    const addressOneYear = values['one-year'] === true
    const decision = decideRisk(answer.right, addressOneYear)
    return E.right(decided(decision, 'RSK-02', { bureau: answer.right, addressOneYear }))
  },
}

export const balanceCommand: Command = {
  area: 'payment',
  summary: 'which payment page a channel gets, and whether a balance is checked',
  usage: `balance ${paymentChannels.join('|')} <balance in arrears> [--automatic]`,
  example: 'balance dotcom 120.50',
  options: { automatic: { type: 'boolean' } },
  run: ([channel, owed = '0.00'], { automatic = false }) => {
    const known = oneOf('a channel', paymentChannels, channel)
    if (E.isLeft(known)) return known
    const answer = decidePrePayment({
      channel: known.right,
      isAutoPay: automatic === true,
      delinquentBalance: owed,
    })
    if (E.isLeft(answer)) return refused(answer.left)
    const { pageReason, balanceReason, ...rest } = answer.right
    return E.right(decided(rest, 'PAY-06, PAY-07', { pageReason, balanceReason }))
  },
}

const visitOptions = { blue: { type: 'boolean' }, ready: { type: 'boolean' } } as const

export const visitCommand: Command = {
  area: 'schedule',
  summary: 'which kind of visit a technician makes',
  usage: 'visit [--blue] [--ready] [--site-visit]',
  example: 'visit --blue --ready --site-visit',
  options: { ...visitOptions, 'site-visit': { type: 'boolean' } },
  run: (_, values) => {
    const isBlueOn = values['blue'] === true
    const preWorkReady = values['ready'] === true
    const allowsSiteVisit = values['site-visit'] === true
    const { kind, reason } = decideVisitKind({ isBlueOn, preWorkReady, allowsSiteVisit })
    return E.right(decided(kind, 'SCH-03', { reason }))
  },
}

export const schedulesCommand: Command = {
  area: 'checkout',
  summary: 'whether the checkout requires schedules',
  usage: `schedules [${installKinds.join('|')}] [--blue] [--ready] [--agreed]`,
  example: 'schedules professional',
  options: { ...visitOptions, agreed: { type: 'boolean' } },
  run: ([typed], values) => {
    const chosen = typed === undefined ? E.right(null) : oneOf('an installation', installKinds, typed)
    if (E.isLeft(chosen)) return chosen
    const { isNeeded, reason } = schedulesNeeded(cometa.installOptions, {
      isBlueOn: values['blue'] === true,
      preWorkReady: values['ready'] === true,
      chosenInstall: chosen.right,
      hasVisit: values['agreed'] === true,
    })
    return E.right(decided({ isNeeded }, 'CHK-17', { reason }))
  },
}

const dayOf = (text: string | null): E.Either<Problem, PlainDate | null> => {
  if (text === null) return E.right(null)
  const day = parsePlainDate(text)
  return E.isLeft(day) ? refused(day.left) : day
}

export const stageCommand: Command = {
  area: 'messages',
  summary: 'what a buyer is told comes next of an order',
  usage: `stage ${installKinds.join('|')} [--visit <YYYY-MM-DD>] --today <YYYY-MM-DD>`,
  example: 'stage professional --visit 2026-12-04 --today 2026-12-01',
  options: { visit: { type: 'string' }, today: { type: 'string' } },
  run: ([typed], values) => {
    const installKind = oneOf('an installation', installKinds, typed)
    if (E.isLeft(installKind)) return installKind
    const date = dayOf(textOf(values['visit']))
    if (E.isLeft(date)) return date
    const today = dayOf(textOf(values['today']))
    if (E.isLeft(today)) return today
    if (today.right === null) return misused('which day is it at the address? --today 2026-12-01')
    const visit = date.right === null ? null : { date: date.right }
    const stage = orderStage({ installKind: installKind.right, visit } as never, today.right)
    return E.right(
      decided(stage, 'MSG-03', { installKind: installKind.right, visit: date.right, today: today.right }),
    )
  },
}

export const linesCommand: Command = {
  area: 'mobile',
  summary: 'what mobile lines cost each month, alone',
  usage: `lines ${mobilePlans.join('|')} <lines> [--gigabytes 1]`,
  example: 'lines byTheGig 2 --gigabytes 3',
  options: { gigabytes: { type: 'string' } },
  run: ([typed, count = '1'], values) => {
    const plan = oneOf('a plan', mobilePlans, typed)
    if (E.isLeft(plan)) return plan
    const gigabytes = Number(textOf(values['gigabytes']) ?? '1')
    const monthly =
      plan.right === 'byTheGig'
        ? byTheGigMonthly(gigabytes, Number(count))
        : perLineMonthly(plan.right, Number(count))
    if (E.isLeft(monthly)) return refused(monthly.left)
    const rule = plan.right === 'byTheGig' ? 'MOB-02' : 'MOB-01'
    return E.right(decided({ monthly: money(monthly.right) }, rule, { plan: plan.right, lines: count }))
  },
}

export const pageCommand: Command = {
  area: 'template',
  summary: 'what the model of a portal page holds',
  usage: `page ${portalEndpoints.join('|')}`,
  example: 'page customer-portal-services',
  options: {},
  run: ([typed]) => {
    const endpoint = oneOf('a page', portalEndpoints, typed)
    if (E.isLeft(endpoint)) return endpoint
    const { offers, version: catalogVersion } = cometa.catalog
    const model = openPage({ endpoint: endpoint.right, query: {} }, { devices, offers, catalogVersion })
    const blocks = model.blocks.map(({ id }) => id).join(', ')
    return E.right({
      text: `${model.titleKey}: ${blocks}; leads to ${model.next}\n\nTPL-01  of catalogue ${catalogVersion}`,
      answer: model,
      derivation: { rule: 'TPL-01', catalogVersion },
    })
  },
}
