import type { AnyStateNode } from 'xstate'
import type { Step } from './journey-steps.ts'
import { childrenOf, idOf, stepsOf, textOf } from './journey-steps.ts'
import type { Arrow, Box, Drawing, Flow } from './statechart-svg.ts'
import { statechartSvg } from './statechart-svg.ts'

/** Widest drawing that a page shows without scaling, in CSS pixels. */
export const DRAWING_WIDTH = 1_200

/** A drawing of a journey, or of one region of it; `region` is empty for the journey. */
export type RegionDrawing = { readonly region: string; readonly svg: string; readonly width: number }

/**
 * A drawing: a state with all nested states or only its children, with or without transitions into it. A drawing that
 * flows across has the states before it on the left and those after it on the right.
 */
type View = {
  readonly region: AnyStateNode
  readonly isDeep: boolean
  readonly hasEntries: boolean
  readonly flow: Flow
}

const isWithin = (node: AnyStateNode, region: AnyStateNode): boolean =>
  region.path.every((key, depth) => node.path[depth] === key)

const isInside = (node: AnyStateNode, region: AnyStateNode): boolean =>
  isWithin(node, region) && node.path.length > region.path.length

/**
 * Returns the path of the box that represents a state. A state outside the region is represented by its first ancestor
 * that is not an ancestor of the region.
 */
const drawnPath = (node: AnyStateNode, { region, isDeep }: View): readonly string[] => {
  if (isWithin(node, region)) return isDeep ? node.path : node.path.slice(0, region.path.length + 1)
  const common = region.path.findIndex((key, depth) => node.path[depth] !== key)
  return node.path.slice(0, common + 1)
}

const OUTSIDE = 'outside '
const ENTRY = 'outside entry '

const drawnId = (node: AnyStateNode, view: View): string => {
  const path = drawnPath(node, view)
  return isWithin(node, view.region) ? path.join('_') || idOf(node) : `${OUTSIDE}${path.join('.')}`
}

const isClosed = (node: AnyStateNode, { isDeep }: View): boolean => !isDeep && childrenOf(node).length > 0

/** Returns a line per transition, its guard on the next one. A result of a port call shows its guard only. */
const linesOf = ({ from, event, guard, isAnswer }: Step, view: View): readonly string[] => {
  const isSaid = isAnswer && from.path.length === drawnPath(from, view).length
  if (isSaid) return [guard === '' ? 'otherwise' : guard]
  return guard === '' ? [event] : [event, `[${guard}]`]
}

const initialOf = (node: AnyStateNode): string | null => {
  const [initial] = node.type === 'parallel' ? [] : (node.initial?.target ?? [])
  return initial === undefined ? null : idOf(initial)
}

const boxOf = (node: AnyStateNode, view: View): Box => ({
  id: idOf(node),
  name: node.key,
  work: isClosed(node, view) ? ['see below'] : node.invoke.map(({ src }) => `asks ${textOf(src)}`),
  initial: isClosed(node, view) ? null : initialOf(node),
  children: isClosed(node, view) ? [] : childrenOf(node).map((child) => boxOf(child, view)),
  look: isClosed(node, view) ? 'closed' : 'open',
})

/** Checks whether a transition is drawn. Transitions of the root and internal transitions appear only in the table. */
const isDrawn = ({ from, to }: Step, { region, hasEntries }: View): boolean => {
  if (from.path.length === 0 || from === to) return false
  const begins = region.path.length === 0 || isWithin(from, region)
  return begins || (hasEntries && isInside(to, region))
}

/** Joins the labels of an arrow. An event that several guards share is named once: `[first]`, `or [second]`. */
const joined = (labels: readonly string[]): string =>
  labels
    .map((label, index) => {
      const [event, guard] = label.split('\n')
      const isShared = guard !== undefined && labels[index - 1]?.startsWith(`${event}\n`) === true
      return isShared ? `or ${guard}` : label
    })
    .join('\n')

const arrowsOf = (view: View): readonly Arrow[] => {
  const lines = new Map<string, { readonly from: string; readonly to: string; readonly label: Set<string> }>()
  for (const step of stepsOf(view.region.machine.root)) {
    if (!isDrawn(step, view)) continue
    const [start, to] = [drawnId(step.from, view), drawnId(step.to, view)]
    if (start === to) continue
    const from = view.flow === 'across' ? start.replace(OUTSIDE, ENTRY) : start
    const arrow = lines.get(`${from} ${to}`) ?? { from, to, label: new Set() }
    arrow.label.add(linesOf(step, view).join('\n'))
    lines.set(`${from} ${to}`, arrow)
  }
  return [...lines.values()].map(({ from, to, label }) => ({ from, to, label: joined([...label]) }))
}

const outsideBox = (id: string): Box => ({
  id,
  name: id.slice(id.lastIndexOf(' ') + 1),
  work: [],
  initial: null,
  children: [],
  look: 'outside',
})

const draw = (title: string, view: View): Promise<Drawing> => {
  const { region } = view
  const arrows = arrowsOf(view)
  const ends = arrows.flatMap(({ from, to }) => [from, to])
  const outside = [...new Set(ends.filter((id) => id.startsWith(OUTSIDE)))].map(outsideBox)
  const own = childrenOf(region).map((child) => boxOf(child, view))
  if (region.path.length === 0)
    return statechartSvg(title, { initial: initialOf(region), children: own }, arrows, view.flow)
  const frame: Box = { ...boxOf(region, { ...view, isDeep: true }), children: own }
  // The first box of a drawing is the first of its flow.
  const entries = outside.filter(({ id }) => id.startsWith(ENTRY))
  const exits = outside.filter(({ id }) => !id.startsWith(ENTRY))
  return statechartSvg(title, { initial: null, children: [...entries, frame, ...exits] }, arrows, view.flow)
}

/** Returns the first drawing that fits the page width; otherwise the narrowest one. */
const firstFit = async (title: string, [view, ...others]: readonly [View, ...View[]]): Promise<Drawing> => {
  const drawing = await draw(title, view)
  const [next, ...rest] = others
  if (drawing.width <= DRAWING_WIDTH || next === undefined) return drawing
  const other = await firstFit(title, [next, ...rest])
  return other.width < drawing.width ? other : drawing
}

/** Draws a state with all nested states if it fits the page; otherwise its children, and each region separately. */
export const drawRegions = async (title: string, region: AnyStateNode): Promise<readonly RegionDrawing[]> => {
  const name = region.path.join('.')
  const deep = await draw(title, { region, isDeep: true, hasEntries: true, flow: 'down' })
  if (deep.width <= DRAWING_WIDTH) return [{ region: name, ...deep }]
  const inner = childrenOf(region).filter((child) => childrenOf(child).length > 0)
  const isDeep = inner.length === 0
  const flat = await firstFit(title, [
    { region, isDeep, hasEntries: true, flow: 'down' },
    { region, isDeep, hasEntries: false, flow: 'down' },
    { region, isDeep, hasEntries: true, flow: 'across' },
    { region, isDeep, hasEntries: true, flow: 'narrow' },
  ])
  const rest = await Promise.all(
    inner.map((child) => drawRegions(`${title}: ${child.path.join('.')}`, child)),
  )
  return [{ region: name, ...flat }, ...rest.flat()]
}
