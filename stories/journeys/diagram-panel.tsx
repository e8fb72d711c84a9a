/** @jsxRuntime classic */
// Storybook bundles this file for its own page with the classic transform.
import React, { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Chart, DiagramState } from './diagram.ts'

/** An active state has a thick outline and a mark, so that its colour is not the only sign. */
const HIGHLIGHT = `
  svg { display: block; height: auto }
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

/** The size of a drawing: a factor of its own size, or as wide as its place. */
type Zoom = number | 'fit'

const STEP = 1.25

const sizes: Readonly<Record<string, (zoom: Zoom) => Zoom>> = {
  '+': (zoom) => Math.min(4, (zoom === 'fit' ? 1 : zoom) * STEP),
  '-': (zoom) => Math.max(0.25, (zoom === 'fit' ? 1 : zoom) / STEP),
  '0': () => 'fit',
}

const text = { fontFamily: 'system-ui, sans-serif', fontSize: '0.875rem', lineHeight: 1.5 }

const button = { ...text, margin: '0 0.5rem 0.5rem 0', padding: '0.25rem 0.75rem', cursor: 'pointer' }

const zoomButtons = [
  { key: '-', name: 'Alejar' },
  { key: '+', name: 'Acercar' },
  { key: '0', name: 'Ver el diagrama completo' },
] as const

const draw = (place: HTMLElement, svg: string): ShadowRoot => {
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' })
  if (root.firstChild === null) root.innerHTML = `<style>${HIGHLIGHT}</style>${svg}`
  return root
}

const resize = (drawing: SVGSVGElement | null, zoom: Zoom): void => {
  if (drawing === null) return
  drawing.style.maxWidth = zoom === 'fit' ? '100%' : 'none'
  drawing.style.width = `${drawing.viewBox.baseVal.width * (zoom === 'fit' ? 1 : zoom)}px`
}

/**
 * Shows a drawing in its own tree, because its style sheet must not change the page.
 * Its box is as high as the drawing, and scrolls sideways.
 */
const ChartView = ({ chart: { region, svg }, active }: ChartProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState<Zoom>('fit')
  useEffect(() => {
    const { current } = place
    if (current === null) return
    const root = draw(current, svg)
    resize(root.querySelector('svg'), zoom)
    highlight(root, active)
  }, [svg, active, zoom])
  const onKeyDown = (event: KeyboardEvent): void => {
    const size = sizes[event.key]
    if (size === undefined) return
    // The same keys are shortcuts of Storybook.
    event.stopPropagation()
    setZoom(size)
  }
  return (
    <section style={{ marginBlock: '1rem' }}>
      {region === '' ? null : <h3 style={{ font: 'inherit', fontWeight: 700 }}>{region}</h3>}
      {zoomButtons.map(({ key, name }) => (
        <button key={key} type="button" style={button} onClick={() => setZoom(sizes[key] ?? zoom)}>
          {name} ({key})
        </button>
      ))}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The buttons above do the same. */}
      <div
        role="group"
        aria-label={region === '' ? 'Diagrama' : `Diagrama de ${region}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrolling region needs keyboard focus.
        tabIndex={0}
        style={{ overflowX: 'auto' }}
        onKeyDown={onKeyDown}
      >
        <div ref={place} />
      </div>
    </section>
  )
}

type DiagramPanelProps = DiagramState & {
  readonly charts: readonly Chart[]
  readonly onTake: (step: string) => void
}

/** The drawings of a running journey with its active states, and a button for each step that its machine accepts. */
export const DiagramPanel = ({ charts, active, steps, onTake }: DiagramPanelProps) => (
  <div style={{ ...text, padding: '1rem' }}>
    <p>
      <strong>Estado activo:</strong> {active.join(' · ')}
    </p>
    <div role="group" aria-label="Sucesos que acepta ahora" style={{ marginBlock: '0.75rem' }}>
      {steps.map((step) => (
        <button key={step} type="button" style={button} onClick={() => onTake(step)}>
          {step}
        </button>
      ))}
    </div>
    {charts.map((chart) => (
      <ChartView key={chart.svg} chart={chart} active={active} />
    ))}
  </div>
)
