import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { ServiceSummary } from '#core/ports/portal-calls.ts'
import { addMonths } from '#core/shared/plain-date.ts'
import { cents } from '#core/shared/money.ts'
import {
  pendingCancellation,
  portalOrder,
  portalOverview,
  portalServices,
} from '#stories/stage/portal-account.ts'
import { expectScreen } from '#test/ui/content/screen-laws.ts'
import { changesWords, servicesWords } from '#ui/features/portal/services/es.ts'
import { moveVisitWords } from '#ui/features/shared/visit-choice/move-visit.es.ts'
import { accountOrdersWords } from '#ui/features/portal/services/account-orders.es.ts'
import { calendarText, money, visitText } from '#ui/content/format.ts'
import { selectLanguage } from '#ui/content/language.ts'
import { ServicesView } from '#ui/features/portal/services/services.view.tsx'
import '#ui/content/server-languages.ts'

const ignore = (): void => undefined
type Props = ComponentProps<typeof ServicesView>

const render = (some: Partial<Props> = {}): string =>
  renderToStaticMarkup(
    <ServicesView
      overview={portalOverview()}
      brand={cometa}
      failure={null}
      starting={[]}
      withdrawing={null}
      onCancel={ignore}
      onCancelVisit={ignore}
      onWithdraw={ignore}
      onMove={ignore}
      onCalendar={ignore}
      onBalance={ignore}
      onRetry={ignore}
      {...some}
    />,
  )

const held = (obstacle: NonNullable<ServiceSummary['obstacle']>): readonly ServiceSummary[] =>
  portalServices().map((service) => ({ ...service, cancelable: false, obstacle }))

const count = (markup: string, text: string): number => markup.split(text).length - 1

afterEach(() => selectLanguage('es'))

describe('ServicesView', () => {
  it.each<readonly [string, Partial<Props>]>([
    ['eligible', {}],
    ['without services', { overview: portalOverview({ services: [], bills: [] }) }],
    ['ineligible', { overview: portalOverview({ services: held('fixedTerm') }) }],
    [
      'an order is open',
      { overview: portalOverview({ services: held('openOrder'), openOrder: true, orders: [portalOrder()] }) },
    ],
    ['owing', { overview: portalOverview({ balance: cents(9_000), pastDue: cents(4_520) }) }],
    ['failed', { failure: { _tag: 'Unreachable' } }],
  ])('is a complete screen when %s, in both languages', (_, some) => {
    expectScreen(render(some))
    selectLanguage('en')
    expectScreen(render(some))
  })

  it('shows the price of all services, and the later price with its date in the same block', () => {
    const overview = portalOverview()
    const [next] = overview.quote?.later ?? []
    if (overview.quote === null || next === undefined) throw new Error('the sample has a promotion')
    const markup = render({ overview })
    expect(markup).toContain(servicesWords.price.spoken(money(overview.quote.monthly.total).spoken))
    expect(markup).toContain(
      servicesWords.price.later(
        money(next.monthly.total).text,
        addMonths(overview.cycle.from, next.fromMonth - 1),
      ),
    )
  })

  it('offers one action to cancel each service that can be cancelled, and no other (PTL-06)', () => {
    const services = portalServices()
    expect(count(render(), `>${servicesWords.services.cancel}<`)).toBe(services.length)
    const [first, ...others] = services
    if (first === undefined) throw new Error('no service')
    const some = [
      { ...first, cancelable: false, hold: 'fixedTerm', obstacle: 'fixedTerm' } as const,
      ...others,
    ]
    const markup = render({ overview: portalOverview({ services: some }) })
    expect(count(markup, `>${servicesWords.services.cancel}<`)).toBe(others.length)
    expect(markup).toContain(servicesWords.obstacles.fixedTerm.title)
    expect(markup).not.toContain(servicesWords.ineligible.noneCancelable.title)
  })

  it.each([
    ['noneCancelable', portalOverview({ services: held('bulkContract') })],
    ['openOrder', portalOverview({ services: held('openOrder'), openOrder: true })],
  ] as const)(
    'says why nothing can be cancelled online and names the telephone: %s (PTL-06)',
    (reason, overview) => {
      const markup = render({ overview })
      expect(markup).toContain(servicesWords.ineligible[reason].title)
      expect(markup).toContain(`href="tel:${cometa.phones.service.dial}"`)
      expect(markup).not.toContain(`>${servicesWords.services.cancel}<`)
    },
  )

  it('makes the label of an internet plan reachable, and offers none for a plan without one (LBL-01)', () => {
    expect(count(render(), servicesWords.services.label)).toBe(1)
  })

  it('shows a pending change with its day and its number, and offers to undo it', () => {
    const overview = portalOverview({ services: held('pendingChange') })
    const [first] = overview.services
    if (first === undefined) throw new Error('no service')
    const change = pendingCancellation(overview, [first.id])
    const markup = render({ overview: { ...overview, changes: [change] } })
    expect(markup).toContain(changesWords.cancel([first.name]))
    expect(markup).toContain(calendarText(change.preview.effectiveOn))
    expect(markup).toContain(change.number)
    expect(markup).toContain(`>${changesWords.undo}<`)
    const closed = render({ overview: { ...overview, changes: [{ ...change, state: 'withdrawn' }] } })
    expect(closed).not.toContain(`>${changesWords.undo}<`)
  })

  it('offers to change and to cancel a visit only where that is possible online', () => {
    const overview = portalOverview({ orders: [portalOrder()] })
    expect(render({ overview })).toContain(moveVisitWords.move)
    const markup = render({ overview: { ...overview, orders: [portalOrder({ mayChangeVisit: false })] } })
    expect(markup).not.toContain(moveVisitWords.move)
    expect(markup).toContain(accountOrdersWords.byPhone)
    expect(markup).toContain(accountOrdersWords.calendar)
  })

  it('offers to agree a visit that has no day (PTL-27)', () => {
    const order = portalOrder({ stage: 'visitToAgree', visit: null, mayChangeVisit: false })
    const markup = render({ overview: portalOverview({ orders: [order] }) })
    expect(markup).toContain(accountOrdersWords.agree)
    expect(markup).toContain(accountOrdersWords.toAgree.title)
    expect(render({ overview: portalOverview({ orders: [portalOrder()] }) })).not.toContain(
      accountOrdersWords.agree,
    )
  })

  it('writes the present visit of an order', () => {
    const order = portalOrder()
    if (order.visit === null) throw new Error('no visit')
    const day = visitText(order.visit).split(',')[0] ?? ''
    expect(render({ overview: portalOverview({ orders: [order] }) })).toContain(day)
  })
})
