import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { StepsLayout } from '#core/template/section-parts.ts'
import { Steps } from '#ui/site/sections/steps.tsx'
import { tagsNamed, textIn } from '../markup.ts'

const steps = [
  { title: 'Abre la caja', body: 'Trae dos cables.' },
  { title: 'Conecta', body: 'Primero la corriente.' },
]

const render = (layout?: StepsLayout): string =>
  renderToStaticMarkup(
    <Steps
      section={{
        kind: 'steps',
        id: 'pasos',
        heading: 'Pasos',
        lead: 'Dos.',
        steps,
        ...(layout && { layout }),
      }}
      brand={cometa}
    />,
  )

describe('Steps', () => {
  it.each(['curve', 'list'] as const)('has every step in order, as %s', (layout) => {
    const html = render(layout)
    expect(tagsNamed(html, 'li')).toHaveLength(steps.length)
    const text = textIn(html)
    const places = steps.flatMap(({ title, body }) => [text.indexOf(title), text.indexOf(body)])
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  it('draws the string of the kite only along a curve, which is the default', () => {
    expect(render()).toBe(render('curve'))
    expect(tagsNamed(render('curve'), 'svg').length).toBeGreaterThan(0)
    expect(tagsNamed(render('list'), 'svg')).toEqual([])
  })
})
