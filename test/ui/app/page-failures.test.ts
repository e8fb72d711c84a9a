import { createMemoryHistory } from '@tanstack/react-router'
import { either as E } from 'fp-ts'
import { SimulatedClock } from 'xstate'
import { describe, expect, it, vi } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { LoadPageModel } from '#core/ports/page-models.ts'
import { paths } from '#core/routes/routes.ts'
import { SESSION_IDLE_MS, SESSION_WARNING_MS } from '#core/session/session.ts'
import { errorMessages, messageCodes } from '#core/shared/error-message.ts'
import { errorWords } from '#ui/content/es/shared/error-words.ts'
import { errorQuerySchema } from '#ui/app/error-query.ts'
import { leaveFailedPages } from '#ui/app/page-failures.ts'
import { createAppRouter } from '#ui/app/router.tsx'
import { buildProvider } from '#test/builders/provider.builder.ts'
import { saleThrough } from '#test/builders/sale.builder.ts'
import { waitForState } from '#test/builders/actor-progress.ts'

describe(leaveFailedPages, () => {
  it('opens the error page with the message, and loads the model again on the way back (CHK-14, TPL-16)', async () => {
    let calls = 0
    const loadPageModel: LoadPageModel = () => async () => {
      calls += 1
      return E.left({ _tag: 'Unreachable' })
    }
    const { sale } = await saleThrough('findAddress', { loadPageModel })
    await waitForState(sale.pages, (snapshot) => snapshot.matches('failed'))
    const history = createMemoryHistory({ initialEntries: [paths.products] })
    const router = createAppRouter({ sale, brand: cometa }, history)
    const navigate = vi.spyOn(router, 'navigate').mockResolvedValue()
    const arrive = vi.spyOn(router, 'subscribe')
    leaveFailedPages(router, sale)
    const opened = { to: paths.error, search: { message: errorMessages.page } }
    expect(navigate.mock.calls).toEqual([[opened]])
    const before = calls
    const [listener] = arrive.mock.calls.map(([, heard]) => heard)
    listener?.({ toLocation: { pathname: paths.products } } as never)
    await waitForState(sale.pages, (snapshot) => snapshot.matches('failed'))
    expect(calls).toBe(before + 1)
    expect(navigate.mock.calls).toEqual([[opened], [opened]])
  })

  it('opens the error page with the message of the specification when the status of the session can’t be read, and reads it again on the way back (specification 8: session status; SES-05)', async () => {
    let calls = 0
    const built = buildProvider()
    const orchestrator = {
      ...built.visitor(),
      sessionStatus: () => async () => {
        calls += 1
        return E.left({ _tag: 'Unreachable' } as const)
      },
    }
    const timers = new SimulatedClock()
    const { sale } = await saleThrough('findAddress', { built, orchestrator, timers })
    const history = createMemoryHistory({ initialEntries: [paths.products] })
    const router = createAppRouter({ sale, brand: cometa }, history)
    const navigate = vi.spyOn(router, 'navigate').mockResolvedValue()
    const arrive = vi.spyOn(router, 'subscribe')
    leaveFailedPages(router, sale)
    timers.increment(SESSION_IDLE_MS - SESSION_WARNING_MS)
    await waitForState(sale.session, (snapshot) => snapshot.matches('unread'))
    const opened = { to: paths.error, search: { message: errorMessages['session-status'] } }
    expect(navigate.mock.calls).toEqual([[opened]])
    const [listener] = arrive.mock.calls.map(([, heard]) => heard)
    listener?.({ toLocation: { pathname: paths.error } } as never)
    expect(calls).toBe(1)
    listener?.({ toLocation: { pathname: paths.products } } as never)
    await waitForState(sale.session, (snapshot) => snapshot.matches('unread'))
    expect([calls, navigate.mock.calls]).toEqual([2, [[opened], [opened]]])
  })
})

describe('errorQuerySchema', () => {
  it('reads each message of the specification as its code, and any other text as unexpected (specification 8: session status; specification 8: installation options response; SES-05, CHK-14, CHK-16, S16)', () => {
    for (const code of messageCodes) {
      expect(errorQuerySchema.parse({ message: errorMessages[code] })).toEqual({ message: code })
      expect(errorQuerySchema.parse({ message: code })).toEqual({ message: code })
    }
    expect(Object.values(errorMessages)).toEqual(
      expect.arrayContaining([
        'catchError caught an unexpected error in CartService.getSesssionStatus',
        'Error parsing installation options response',
      ]),
    )
    for (const code of messageCodes) expect(errorWords[code].body).toMatch(/^[A-ZÁÉÍÓÚÑ].+\.$/)
    for (const message of ['<b>', 'toString', undefined])
      expect(errorQuerySchema.parse({ message })).toEqual({ message: 'unexpected' })
  })
})
