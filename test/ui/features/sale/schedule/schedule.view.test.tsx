import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { HOLD_TOTAL_MINUTES } from '#core/schedule/hold.ts'
import { HOLD_MINUTES, hasPlaces } from '#core/schedule/window.ts'
import { sampleVisit, sampleWindows } from '#test/ui/content/order-samples.ts'
import { expectScreen } from '#test/ui/content/screen-laws.ts'
import { daysOf } from '#ui/features/sale/schedule/schedule.days.ts'
import { ScheduleView } from '#ui/features/sale/schedule/schedule.view.tsx'
import { fetchFailureNotice } from '#ui/features/shared/lazy-failure-notice.tsx'

const ignore = (): void => undefined
type Props = ComponentProps<typeof ScheduleView>

const props: Props = {
  kind: 'installation',
  windows: sampleWindows,
  visit: null,
  holding: null,
  isLoading: false,
  attempt: 0,
  failure: null,
  brand: cometa,
  onChoose: ignore,
  onConfirm: ignore,
  onRefresh: ignore,
}
const render = (some: Partial<Props> = {}): string =>
  renderToStaticMarkup(<ScheduleView {...props} {...some} />)
const full = sampleWindows.map((window) => ({ ...window, placesLeft: 0 }))
const radios = (markup: string): readonly string[] => markup.match(/<input[^>]*name="window"[^>]*>/g) ?? []

beforeAll(async () => void (await fetchFailureNotice()))

describe('ScheduleView', () => {
  it.each<readonly [string, Partial<Props>]>([
    ['open', {}],
    ['a site visit', { kind: 'siteVisit' }],
    ['held', { visit: sampleVisit }],
    ['holding', { holding: sampleVisit.id }],
    ['loading', { isLoading: true, windows: [] }],
    ['empty', { windows: [] }],
    ['full', { windows: full }],
    ['unasked', { attempt: 1 }],
    ['gone', { failure: { _tag: 'WindowGone' } }],
    ['unread', { windows: [], failure: { _tag: 'Unreachable' } }],
  ])('is a whole screen when %s', (_, some) => expectScreen(render(some)))

  it('offers the hours of one day, with full ones disabled', () => {
    const open = daysOf(sampleWindows).filter((day) => day.open > 0)
    open.forEach(({ windows }) => {
      const shown = radios(render({ windows }))
      expect(shown).toHaveLength(windows.length)
      windows.forEach((window, index) => {
        expect(shown[index]).toContain(`value="${window.id}"`)
        expect(shown[index]?.includes('disabled')).toBe(!hasPlaces(window))
      })
    })
  })

  it('shows one item for each day, and a gap for each unavailable day of its weeks', () => {
    const days = daysOf(sampleWindows)
    const leaves = render().match(/<input[^>]*name="day"[^>]*>/g) ?? []
    expect(leaves.map((leaf) => /value="([^"]+)"/.exec(leaf)?.[1])).toEqual(days.map(({ date }) => date))
  })

  it('shows the remaining places when few are left', () => {
    const [window] = sampleWindows
    if (window === undefined) throw new Error('no window')
    const left = (placesLeft: number): string => render({ windows: [{ ...window, placesLeft }] })
    expect(left(1)).toContain('Queda 1 lugar')
    expect(left(2)).toContain('Quedan 2 lugares')
    expect(left(3)).not.toMatch(/Queda/)
  })

  it('states how long a window is held, and charges nothing', () => {
    const markup = render({ visit: sampleVisit })
    expect(markup).toContain(`${HOLD_MINUTES} minutos`)
    expect(markup).toContain('martes 24 de noviembre')
    expect(markup).toContain(`${HOLD_TOTAL_MINUTES} mientras pagas`)
    expect(markup).toContain('Continuar al pago')
    expect(markup).not.toMatch(/Pagar \$|autorizas/)
  })

  it('lets the order continue without any available window, and promises a call (SCH-01)', () => {
    const markup = render({ windows: full })
    expect(markup).toContain('No quedan horarios libres')
    expect(markup).toContain(`tel:${cometa.phones.sales.dial}`)
    expect(markup).toContain('Continuar al pago')
    expect(radios(markup)).toEqual([])
  })

  it('never calls windows full that could not be read', () => {
    const markup = render({ windows: [], failure: { _tag: 'Unreachable' } })
    expect(markup).not.toContain('No quedan horarios libres')
    expect(markup).toContain('Intentar otra vez')
  })
})
