import type { ReactElement } from 'react'
import { withdrawnTitles } from '#ui/content/es/portal/portal-frame.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { disclosures } from '#core/portal/service-change.ts'
import { cents, subtract, ZERO } from '#core/shared/money.ts'
import { request, step } from '#stories/features/change-screen.tsx'
import {
  cancelPreview,
  changeOf,
  cycle,
  discount,
  internet,
  optionPreview,
  today,
} from '#stories/stage/service-change.ts'
import { expectScreen } from '#test/ui/content/screen-laws.ts'
import { elementsOf } from '#test/ui/kit/markup.ts'
import { billingCycleWords } from '#ui/content/es/portal/billing-cycle.ts'
import { pendingWords, cancelReviewWords } from '#ui/content/es/portal/change-review.ts'
import { changeRequestWords, decisionWords } from '#ui/content/es/portal/change.ts'
import { disclosureWords } from '#ui/content/es/portal/disclosures.ts'
import { dayText, money } from '#ui/content/format.ts'
import { AcceptPendingView } from '#ui/features/portal/accept-pending/accept-pending.view.tsx'
import { AgentView } from '#ui/features/portal/agent/agent.view.tsx'
import { BillingCycleView } from '#ui/features/portal/billing-cycle/billing-cycle.view.tsx'
import { DisclosuresView } from '#ui/features/portal/disclosures/disclosures.view.tsx'
import { ServiceConfirmationView } from '#ui/features/portal/service-confirmation/service-confirmation.view.tsx'
import { ServicePendingView } from '#ui/features/portal/service-pending/service-pending.view.tsx'
import { disclosureFacts } from '#ui/features/portal/shared/disclosure-facts.ts'
import { MonthLine } from '#ui/features/portal/shared/month-line.view.tsx'
import { timelineDays } from '#ui/features/portal/shared/timeline-days.ts'
import { textIn } from '../../site/markup.ts'

const ignore = (): void => undefined
const owed = cents(4_520)
const dating = { ...step, timing: 'today', onTiming: ignore, onNext: ignore } as const
const reading = {
  ...step,
  read: [],
  returnMethod: 'store',
  onToggle: ignore,
  onReturn: ignore,
  onNext: ignore,
} as const
const reviewing = { ...step, reason: null, returnMethod: 'mail', onConfirm: ignore, onDate: ignore } as const
const refund = cancelPreview('today')
const due = cancelPreview('endOfCycle', owed, cents(3_000))
const requested = { ...request, requestedOn: today }
const calling = {
  brand: cometa,
  openingOf: () => ({ kind: 'always' }) as const,
  helpHref: '/support',
  onServices: ignore,
}

const moving = { isBusy: false, onContinue: ignore, onKeep: ignore, onOthers: ignore }

const screens: Readonly<Record<string, () => ReactElement>> = {
  'end today': () => <BillingCycleView {...dating} preview={refund} />,
  'end of the month': () => <BillingCycleView {...dating} timing="endOfCycle" preview={due} />,
  'another date': () => <BillingCycleView {...dating} preview={due} isBusy />,
  'date unknown': () => <BillingCycleView {...dating} preview={null} />,
  disclosures: () => <DisclosuresView {...reading} preview={due} />,
  'disclosures while they load': () => <DisclosuresView {...reading} preview={null} />,
  review: () => <ServiceConfirmationView {...reviewing} preview={refund} />,
  'review of everything': () => <ServiceConfirmationView {...reviewing} preview={{ ...due, after: null }} />,
  'review in doubt': () => (
    <ServiceConfirmationView {...reviewing} preview={due} trouble={{ failure: null, request: 'inDoubt' }} />
  ),
  requested: () => <ServicePendingView {...requested} change={changeOf(due)} />,
  withdrawn: () => <ServicePendingView {...requested} change={changeOf(due, 'withdrawn')} />,
  option: () => <AcceptPendingView {...requested} change={changeOf(optionPreview(discount))} />,
  agent: () => <AgentView {...calling} changeNumber="C-1" move={null} />,
  'agent for a move': () => <AgentView {...calling} changeNumber={null} move={moving} />,
}

const named = Object.entries(screens)

describe('a screen of a cancellation', () => {
  it.each(named)('is a complete screen: %s', (_name, screen) => {
    expectScreen(renderToStaticMarkup(screen()))
  })

  it.each(named.slice(0, 9))('stays with the service by one press: %s', (_name, screen) => {
    const labels = elementsOf(renderToStaticMarkup(screen())).map(({ spoken }) => spoken)
    expect(labels).toContain(decisionWords.keep)
  })
})

describe('MonthLine', () => {
  it('writes the parts of the month, which add up to what was paid', () => {
    const { proration } = refund
    if (proration === null) throw new Error('no proration')
    const text = textIn(renderToStaticMarkup(<MonthLine cycle={cycle} proration={proration} />))
    for (const amount of [proration.paid, proration.charged, proration.returned])
      expect(text).toContain(money(amount).text)
    expect(proration.charged + proration.returned).toBe(proration.paid)
    expect(text).toContain(billingCycleWords.drawn(22, 30, 8))
  })
})

describe('disclosureWords', () => {
  it('name the dates and amounts of the change', () => {
    const facts = disclosureFacts(refund, [internet])
    expect(disclosureWords.serviceEnds(facts)).toContain(dayText(today))
    expect(disclosureWords.finalBill(facts)).toContain(money(subtract(ZERO, refund.balance)).text)
    expect(disclosureWords.finalBill(disclosureFacts(due, [internet]))).toContain(money(due.balance).text)
    const sentences = disclosures.map((each) => disclosureWords[each](facts))
    expect(new Set(sentences).size).toBe(disclosures.length)
  })
})

describe('timelineDays', () => {
  it('are in order, begin with the request, and have one main day', () => {
    for (const preview of [refund, due, optionPreview(discount)]) {
      const days = timelineDays(changeOf(preview), today, 'Internet Gig')
      expect(days[0]?.id).toBe('request')
      expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted())
      expect(days.filter(({ isMain }) => isMain).map(({ date }) => date)).toEqual([preview.effectiveOn])
    }
  })
})

describe('a requested change', () => {
  it('can be undone while it is pending, and not afterwards', () => {
    const text = (state: 'pending' | 'confirmed' | 'withdrawn') =>
      textIn(renderToStaticMarkup(<ServicePendingView {...requested} change={changeOf(due, state)} />))
    expect(text('pending')).toContain(pendingWords.undo)
    expect(text('confirmed')).not.toContain(pendingWords.undo)
    expect(text('withdrawn')).toContain(withdrawnTitles.servicePending)
  })

  it('is requested again by hand when it was not answered', () => {
    const markup = renderToStaticMarkup(
      <ServiceConfirmationView
        {...reviewing}
        preview={due}
        trouble={{ failure: { _tag: 'TimedOut' }, request: 'unanswered' }}
      />,
    )
    expect(textIn(markup)).toContain(changeRequestWords.ask)
    expect(textIn(markup)).toContain(cancelReviewWords.confirm)
  })
})
