/** @jsxRuntime classic */
// Storybook bundles this file for its own page with the classic transform.
import React, { useEffect, useRef } from 'react'
import type { Chart, DiagramState } from './diagram.ts'

/** An active state has a thick outline and a mark, so that its colour is not the only sign. */
const HIGHLIGHT = `
  svg { display: block; max-width: 100%; height: auto }
  rect[data-active] { stroke: #0b5fff; stroke-width: 4; stroke-dasharray: none; fill-opacity: 1 }
  .mark { fill: #0b5fff; font-size: 14px }
`

const MARK = '▶'

const markState = (rect: Element): void => {
  const mark = document.createElementNS('http://www.w3.org/2000/svg', 'text')
  const [x, y] = ['x', 'y'].map((side) => Number(rect.getAttribute(side)))
  mark.setAttribute('class', 'mark')
  mark.setAttribute('x', String((x ?? 0) - 6))
  mark.setAttribute('y', String((y ?? 0) + 9))
  mark.textContent = MARK
  rect.parentNode?.append(mark)
}

/** Marks the active states in a drawing, and only them. */
const highlight = (drawing: ParentNode, active: readonly string[]): void => {
  for (const mark of drawing.querySelectorAll('.mark')) mark.remove()
  for (const rect of drawing.querySelectorAll('[data-state]')) {
    const isActive = active.includes(rect.getAttribute('data-state') ?? '')
    rect.toggleAttribute('data-active', isActive)
    if (isActive) markState(rect)
  }
}

type ChartProps = { readonly chart: Chart; readonly active: readonly string[] }

/** A drawing in its own tree, because its style sheet must not change the page. */
const ChartView = ({ chart: { region, svg }, active }: ChartProps) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = place
    if (current === null) return
    const root = current.shadowRoot ?? current.attachShadow({ mode: 'open' })
    if (root.firstChild === null) root.innerHTML = `<style>${HIGHLIGHT}</style>${svg}`
    highlight(root, active)
  }, [svg, active])
  return (
    <section style={{ marginBlock: '1rem' }}>
      {region === '' ? null : <h3 style={{ font: 'inherit', fontWeight: 700 }}>{region}</h3>}
      <div ref={place} />
    </section>
  )
}

type DiagramPanelProps = DiagramState & {
  readonly charts: readonly Chart[]
  readonly onTake: (step: string) => void
}

const text = { fontFamily: 'system-ui, sans-serif', fontSize: '0.875rem', lineHeight: 1.5 }

/** The drawings of a running journey with its active states, and a button for each step that its machine accepts. */
export const DiagramPanel = ({ charts, active, steps, onTake }: DiagramPanelProps) => (
  <div style={{ ...text, padding: '1rem' }}>
    <p>
      <strong>Estado activo:</strong> {active.join(' · ')}
    </p>
    <div role="group" aria-label="Sucesos que acepta ahora" style={{ marginBlock: '0.75rem' }}>
      {steps.map((step) => (
        <button
          key={step}
          type="button"
          style={{ ...text, margin: '0 0.5rem 0.5rem 0', padding: '0.25rem 0.75rem', cursor: 'pointer' }}
          onClick={() => onTake(step)}
        >
          {step}
        </button>
      ))}
    </div>
    {charts.map((chart) => (
      <ChartView key={chart.svg} chart={chart} active={active} />
    ))}
  </div>
)
