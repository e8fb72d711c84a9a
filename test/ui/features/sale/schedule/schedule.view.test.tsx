import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { HOLD_TOTAL_MINUTES } from '#core/schedule/hold.ts'
import { HOLD_MINUTES, hasPlaces } from '#core/schedule/window.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { sampleVisit, sampleWindows } from '#test/ui/content/order-samples.ts'
import { expectScreen } from '#test/ui/content/screen-laws.ts'
import { scheduleWords } from '#ui/features/sale/schedule/es.ts'
import { visitChoiceWords } from '#ui/features/shared/visit-choice/es.ts'
import { VisitChoice } from '#ui/features/shared/visit-choice/visit-choice.view.tsx'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { phoneText, visitText } from '#ui/content/format.ts'
import { daysOf } from '#ui/features/shared/visit-choice/visit-days.ts'
import { ScheduleView } from '#ui/features/sale/schedule/schedule.view.tsx'
import { fetchFailureNotice } from '#ui/features/sale/shared/lazy-failure-notice.tsx'

const ignore = (): void => undefined
type Props = ComponentProps<typeof ScheduleView>

const props: Props = {
  kind: 'installation',
  windows: sampleWindows,
  visit: null,
  holding: null,
  isLoading: false,
  today: '2026-11-23' as PlainDate,
  failure: null,
  brand: cometa,
  Choice: VisitChoice,
  phone: '3055550134',
  onChoose: ignore,
  onConfirm: ignore,
  onRefresh: ignore,
  onSkip: ignore,
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
    ['gone', { failure: { _tag: 'WindowGone' } }],
    ['unread', { windows: [], failure: { _tag: 'Unreachable' } }],
  ])('is a complete screen when %s', (_, some) => expectScreen(render(some)))

  it('offers a retry and the telephone when the windows can’t be loaded (SCH-12)', () => {
    const markup = render({ windows: [], failure: { _tag: 'Unreachable' } })
    const { title, body, act } = scheduleWords.byPhone
    for (const text of [title, body(phoneText('3055550134')), commonWords.retry, scheduleWords.confirm])
      expect(markup).toContain(text)
    expect(markup).toContain(`href="tel:${cometa.phones.sales.dial}"`)
    expect(markup).not.toContain(act)
    expect(render({ failure: { _tag: 'Unreachable' } })).toContain(act)
    expect(render({ failure: { _tag: 'Unreachable' }, visit: sampleVisit })).not.toContain(act)
    expect(render({ failure: { _tag: 'WindowGone' } })).not.toContain(act)
  })

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

  it('selects the earliest free window, and offers it after another one was reserved', () => {
    const free = sampleWindows.filter(hasPlaces)
    const [first, last] = [free[0], free.at(-1)]
    if (first === undefined || last === undefined) throw new Error('no free window')
    const checkedIn = (markup: string) => radios(markup).filter((radio) => radio.includes('checked'))
    expect(checkedIn(render())).toEqual([expect.stringContaining(`value="${first.id}"`)])
    expect(render()).toContain(scheduleWords.hold)
    const reserved = render({ visit: last })
    expect(checkedIn(reserved)).toEqual([expect.stringContaining(`value="${last.id}"`)])
    expect(reserved).toContain(visitChoiceWords.earliest(visitText(first)))
  })

  it('names each date of the calendar with its availability: only a day with a free window can be selected (SCH-09)', () => {
    const windows = sampleWindows.slice(0, 2).map((window, index) => ({
      ...window,
      date: (index === 0 ? '2026-11-27' : '2026-11-23') as PlainDate,
      placesLeft: index === 0 ? 1 : 0,
    }))
    const cells = render({ windows }).match(/<td[^>]*><button[^>]*><span[^>]*>[^<]*/g) ?? []
    const named = cells.map((cell) => [
      cell.slice(cell.lastIndexOf('>') + 1),
      cell.includes('aria-disabled="false"'),
    ])
    expect(named).toEqual([
      ['domingo 22 de noviembre, sin visitas', false],
      ['lunes 23 de noviembre, hoy, lleno', false],
      ['martes 24 de noviembre, sin visitas', false],
      ['miércoles 25 de noviembre, sin visitas', false],
      ['jueves 26 de noviembre, feriado, sin visitas', false],
      ['viernes 27 de noviembre, 1 horario libre', true],
      ['sábado 28 de noviembre, sin visitas', false],
    ])
    expect(cells.filter((cell) => cell.includes('tabindex="0"'))).toEqual([
      expect.stringContaining('viernes 27'),
    ])
    expect(cells.filter((cell) => cell.includes('aria-current="date"'))).toEqual([
      expect.stringContaining('lunes 23'),
    ])
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
