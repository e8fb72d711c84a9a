import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { type BillId, billLineKinds } from '#core/portal/bill.ts'
import type { AccountOverview } from '#core/ports/portal-calls.ts'
import { cents } from '#core/shared/money.ts'
import { portalBills, portalOverview } from '#stories/stage/portal-account.ts'
import { expectScreen } from '#test/ui/content/screen-laws.ts'
import { autoPayWords as words, balanceWords, billLineWords } from '#ui/features/portal/balance-details/es.ts'
import { money } from '#ui/content/format.ts'
import { selectLanguage } from '#ui/content/language.ts'
import { BalanceDetailsView } from '#ui/features/portal/balance-details/balance-details.view.tsx'
import { BillLines } from '#ui/features/portal/balance-details/bill-lines.view.tsx'
import '#ui/content/server-languages.ts'

const ignore = (): void => undefined

const render = (overview: AccountOverview, openBill: BillId | null = null): string =>
  renderToStaticMarkup(
    <BalanceDetailsView
      overview={overview}
      brand={cometa}
      openBill={openBill}
      failure={null}
      isBusy={false}
      onAutoPay={ignore}
      onOpen={ignore}
      onRetry={ignore}
    />,
  )

afterEach(() => selectLanguage('es'))

describe('BalanceDetailsView', () => {
  it.each([
    ['nothing is owed', portalOverview()],
    ['a bill is due', portalOverview({ bills: portalBills(12, [9_000]), balance: cents(9_000) })],
    [
      'a bill is past due',
      portalOverview({ bills: portalBills(12, [0, 4_520]), balance: cents(4_520), pastDue: cents(4_520) }),
    ],
    ['there is a credit', portalOverview({ balance: cents(-1_200) })],
    ['there is no bill yet', portalOverview({ bills: [] })],
  ])('is a complete screen when %s, in both languages', (_, overview) => {
    const openBill = overview.bills[0]?.id ?? null
    expectScreen(render(overview, openBill))
    selectLanguage('en')
    expectScreen(render(overview, openBill))
  })

  it('says whether bills are paid automatically, and offers to end or start it (PTL-32)', () => {
    const { account, ...rest } = portalOverview()
    const markupOf = (change: Partial<AccountOverview['account']>) =>
      render({ ...rest, account: { ...account, ...change } })
    const method = { kind: 'card', issuer: 'Visa', lastFour: '1111' } as const
    expect(markupOf({ isAutoPay: true, autoPayMethod: method })).toContain(words.end)
    const off = markupOf({ isAutoPay: false, autoPayMethod: method })
    expect(off).toContain(words.off)
    expect(off).toContain(words.start('Visa terminada en 1111'))
    const { autoPayMethod: _method, ...without } = account
    expect(render({ ...rest, account: { ...without, isAutoPay: false } })).toContain(words.noMethod)
    selectLanguage('en')
    expect(markupOf({ isAutoPay: true, autoPayMethod: method })).toContain('End automatic payments')
  })

  it('shows each bill with its total and its state, and no chart of a single one', () => {
    const bills = portalBills(12, [9_000, 4_520])
    const markup = render(portalOverview({ bills }))
    for (const bill of bills) {
      expect(markup).toContain(money(bill.total).text)
      expect(markup).toContain(balanceWords.state[bill.state](bill.dueOn))
    }
    expect(markup).toContain(balanceWords.chart.heading)
    expect(render(portalOverview({ bills: portalBills(1) }))).not.toContain(balanceWords.chart.heading)
  })

  it('names the card of automatic payments, where it is known (PAY-10)', () => {
    const { account } = portalOverview()
    expect(render(portalOverview())).toContain(words.on(': Visa terminada en 1111'))
    const { autoPayMethod: _, ...unknown } = account
    expect(render(portalOverview({ account: unknown }))).toContain(words.on(''))
  })

  it('names what is past due, and the telephone to pay it', () => {
    const markup = render(portalOverview({ balance: cents(9_000), pastDue: cents(4_520) }))
    expect(markup).toContain(balanceWords.pastDue(cents(4_520)))
    expect(markup).toContain(`href="tel:${cometa.phones.service.dial}"`)
  })
})

describe('BillLines', () => {
  it('explains each amount with a reason of its own, and says until when it lasts', () => {
    const [bill] = portalBills(1)
    if (bill === undefined) throw new Error('no bill')
    const markup = renderToStaticMarkup(<BillLines bill={bill} />)
    for (const { kind, amount, days } of bill.lines) {
      expect(markup).toContain(money(amount).text)
      expect(markup).toContain(billLineWords.reasons[kind](days))
    }
    expect(markup).toContain(money(cents(3_000)).text)
  })

  it('has a name and a reason for every kind of amount', () => {
    const days = { counted: 17, of: 30 }
    const reasons = billLineKinds.map((kind) => billLineWords.reasons[kind](days))
    expect(new Set(reasons).size).toBe(billLineKinds.length)
    expect(new Set(billLineKinds.map((kind) => billLineWords.names[kind])).size).toBe(billLineKinds.length)
  })
})
