import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { addressSearch } from '#core/routes/localization-link.ts'
import { externalPaths } from '#core/routes/external-paths.ts'
import { outcomePaths } from '#core/routes/routes.ts'
import { leaveStore } from '#ui/app/external-redirect.ts'
import { createAppRouter } from '#ui/app/router.tsx'
import { addressWithOutcome } from '#test/builders/provider.builder.ts'
import { buildSale, localized } from '#test/builders/sale.builder.ts'

afterEach(() => vi.useRealTimers())

const leavingFrom = async (outcome: 'webLead' | 'bulk' | 'existingCustomer') => {
  const { sale } = buildSale()
  await localized(sale, outcome)
  const path = outcomePaths[outcome]
  const router = createAppRouter({ sale, brand: cometa }, createMemoryHistory({ initialEntries: [path] }))
  const left: string[] = []
  vi.useFakeTimers()
  leaveStore(router, sale, (exit) => void left.push(exit))
  const arrive = (pathname: string): void => {
    const toLocation = { ...router.latestLocation, pathname }
    router.emit({
      type: 'onRendered',
      toLocation,
      pathChanged: true,
      hrefChanged: true,
      hashChanged: false,
    })
  }
  return { sale, path, left, arrive }
}

describe('leaveStore', () => {
  it('leaves for the interest list with the address, once, and not before the visitor could read why (LOC-18)', async () => {
    const { path, left, arrive } = await leavingFrom('webLead')
    arrive(path)
    vi.advanceTimersByTime(5_000)
    expect(left).toEqual([])
    vi.advanceTimersByTime(60_000)
    expect(left).toEqual([`${externalPaths.webLead}${addressSearch(addressWithOutcome('webLead'))}`])
  })

  it('stays with a visitor who opens another page or whose outcome is shown here (LOC-19)', async () => {
    const lead = await leavingFrom('webLead')
    lead.arrive(lead.path)
    lead.arrive('/address/localization')
    vi.advanceTimersByTime(60_000)
    expect(lead.left).toEqual([])
    vi.useRealTimers()
    for (const outcome of ['bulk', 'existingCustomer'] as const) {
      const { path, left, arrive } = await leavingFrom(outcome)
      arrive(path)
      vi.advanceTimersByTime(60_000)
      vi.useRealTimers()
      expect(left).toEqual([])
    }
  })
})
