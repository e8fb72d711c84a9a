import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { SESSION_WARNING_MS } from '#core/session/session.ts'
import { elementsOf, nameOf, referred } from '#test/ui/kit/markup.ts'
import { sessionWords, timeLeft } from '#ui/features/sale/session/es.ts'
import { SessionEnding } from '#ui/features/sale/session/session-ending.view.tsx'
import { forAll } from '#test/for-all.ts'

const ignore = (): void => undefined
type Props = ComponentProps<typeof SessionEnding>

const props: Props = {
  isOpen: true,
  phase: 'ending',
  mayStay: true,
  leftMs: SESSION_WARNING_MS,
  hasFailed: false,
  brand: cometa,
  onAnswer: ignore,
}
const render = (some: Partial<Props> = {}): string =>
  renderToStaticMarkup(<SessionEnding {...props} {...some} />)

const renderEnding = (some: Partial<Props>): string =>
  elementsOf(render(some)).find(({ attributes }) => attributes['role'] === 'status')?.spoken ?? ''

/** How far the drawn string reaches. */
const reach = (leftMs: number): number => Number(/Q\S+ \S+ (\S+) 38/.exec(render({ leftMs }))?.[1])

describe('SessionEnding', () => {
  it('is only a closed dialog until the end is near', () => {
    expect(elementsOf(render({ isOpen: false })).map(({ name }) => name)).toEqual(['dialog'])
  })

  it('interrupts with the consequence, the remaining time, and one button that extends the session (SES-03)', () => {
    const elements = elementsOf(render())
    const [dialog] = elements
    if (dialog === undefined) throw new Error('no dialog')
    expect(dialog.attributes['role']).toBe('alertdialog')
    expect(nameOf(elements, dialog)).toBe(sessionWords.title)
    expect(referred(elements, dialog.attributes['aria-describedby']).join(' ')).toContain('Quedan 2 minutos')
    expect(elements.filter(({ name }) => name === 'button').map(({ spoken }) => spoken)).toEqual([
      sessionWords.stay,
    ])
  })

  it('announces the last minute once, and no second of it', () =>
    forAll(fc.integer({ min: 0, max: SESSION_WARNING_MS }), (leftMs) => {
      expect(renderEnding({ leftMs })).toBe(leftMs > 60_000 ? '' : timeLeft(60_000))
    }))

  it('draws a bar that only gets shorter as time passes', () => {
    const ms = fc.integer({ min: 0, max: SESSION_WARNING_MS })
    forAll(ms, ms, (one, other) => {
      expect(reach(Math.min(one, other))).toBeLessThanOrEqual(reach(Math.max(one, other)))
    })
    expect(reach(0)).toBeLessThan(reach(SESSION_WARNING_MS))
  })

  it('offers a retry and the telephone when an extension failed', () => {
    const failed = render({ hasFailed: true })
    expect(failed).toContain('Intentar otra vez')
    expect(failed).toContain(`tel:${cometa.phones.sales.dial}`)
    expect(failed).toMatch(/role="alert"/)
    expect(render()).not.toContain('tel:')
  })

  it('says that the maximum age cannot be extended, and offers no extension (SES-01)', () => {
    const last = render({ mayStay: false })
    expect(last).toContain(sessionWords.lastTitle)
    expect(last).toContain(sessionWords.understood)
    expect(last).not.toContain(sessionWords.stay)
    expect(last).toContain(`tel:${cometa.phones.sales.dial}`)
  })

  it.each(['extending', 'over'] as const)('can not be pressed twice while %s', (phase) => {
    expect(render({ phase })).toContain('aria-disabled="true"')
  })

  it('never claims that time is left when it is up', () => {
    const over = render({ phase: 'over', leftMs: 0 })
    expect(over).toContain(sessionWords.ended)
    expect(over).not.toContain(timeLeft(0))
  })
})
