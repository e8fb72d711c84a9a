import type { ElkEdge, ElkExtendedEdge, ElkLabel, ElkNode } from 'elkjs/lib/elk.bundled.js'
import Elk from 'elkjs/lib/elk.bundled.js'

/** A state's box: `work` is its port call, `children` its nested states; `look`: open, elsewhere or outside. */
export type Box = {
  readonly id: string
  readonly name: string
  readonly work: readonly string[]
  readonly initial: string | null
  readonly children: readonly Box[]
  readonly look: 'open' | 'closed' | 'outside'
}

/** An arrow; `label` has a line per transition between the two states. */
export type Arrow = { readonly from: string; readonly to: string; readonly label: string }

const LINE = 15
const CHARACTER = 6.3
const PAD = 10

const widthOf = (text: string): number => Math.ceil(text.length * CHARACTER)

const labelOf = (text: string): ElkLabel => {
  const lines = text.split('\n')
  return { text, width: Math.max(...lines.map(widthOf)) + 4, height: lines.length * LINE }
}

const spacing = {
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '2',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.nodeNode': '26',
}

/** The flow of a drawing: down, down in few columns, or across for many states without arrows between them. */
export type Flow = 'down' | 'narrow' | 'across'

/** Options of the drawing and of its nested regions, which inherit none of it. */
const flows: Readonly<Record<Flow, Readonly<Record<string, string>>>> = {
  down: {},
  narrow: {
    'elk.layered.considerModelOrder.strategy': 'NONE',
    'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
    'elk.layered.layering.strategy': 'LONGEST_PATH',
    'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
  },
  across: { 'elk.direction': 'RIGHT' },
}

const START = 12

const startIn = (parent: string): ElkNode => ({ id: `${parent}/start`, width: START, height: START })

const nodeOf = (box: Box, flow: Flow): ElkNode => {
  const lines = [box.name, ...box.work]
  const width = Math.max(...lines.map(widthOf)) + 2 * PAD
  const height = lines.length * LINE + PAD
  const labels = lines.map((text) => ({ ...labelOf(text), text }))
  if (box.children.length === 0) return { id: box.id, width, height, labels }
  return {
    id: box.id,
    labels,
    layoutOptions: {
      ...spacing,
      ...flows[flow],
      'elk.padding': `[top=${height + PAD},left=14,bottom=14,right=14]`,
    },
    children: [
      ...(box.initial === null ? [] : [startIn(box.id)]),
      ...box.children.map((child) => nodeOf(child, flow)),
    ],
  }
}

const startsOf = (box: Box): readonly Arrow[] => [
  ...(box.initial === null ? [] : [{ from: `${box.id}/start`, to: box.initial, label: '' }]),
  ...box.children.flatMap(startsOf),
]

const edgeOf = ({ from, to, label }: Arrow, index: number): ElkExtendedEdge => ({
  id: `edge${index}`,
  sources: [from],
  targets: [to],
  ...(label === '' ? {} : { labels: [labelOf(label)] }),
})

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const round = (value: number): number => Math.round(value * 10) / 10

type Point = { readonly x: number; readonly y: number }
type Offsets = ReadonlyMap<string, Point>

/** Returns the absolute position of each node; ELK positions a node relative to its parent. */
const offsetsOf = (node: ElkNode, x = 0, y = 0): readonly (readonly [string, Point])[] => {
  const at = { x: x + (node.x ?? 0), y: y + (node.y ?? 0) }
  return [[node.id, at], ...(node.children ?? []).flatMap((child) => offsetsOf(child, at.x, at.y))]
}

type Looks = ReadonlyMap<string, Box['look']>

const classOf = (node: ElkNode, looks: Looks): string => {
  const look = looks.get(node.id) ?? 'open'
  if (look !== 'open') return look
  return node.children === undefined ? 'state' : 'region'
}

/** Returns the path of a state by the id of its box, which may name a place outside the region. */
const pathOf = (id: string): string => id.slice(id.lastIndexOf(' ') + 1).replaceAll('_', '.')

const drawnNode = (node: ElkNode, offsets: Offsets, looks: Looks): string => {
  const { x, y } = offsets.get(node.id) ?? { x: 0, y: 0 }
  const inner = (node.children ?? []).map((child) => drawnNode(child, offsets, looks)).join('')
  if (node.id === 'root') return inner
  if (node.id.endsWith('/start'))
    return `<circle class="start" cx="${round(x + START / 2)}" cy="${round(y + START / 2)}" r="5"/>`
  const kind = classOf(node, looks)
  const texts = (node.labels ?? [])
    .map(
      ({ text }, line) =>
        `<text class="${line === 0 ? 'name' : 'work'}" x="${round(x + PAD)}" y="${round(y + LINE * (line + 1))}">${escaped(text ?? '')}</text>`,
    )
    .join('')
  return `<rect class="${kind}" data-state="${pathOf(node.id)}" x="${round(x)}" y="${round(y)}" width="${round(node.width ?? 0)}" height="${round(node.height ?? 0)}" rx="9"/>${texts}${inner}`
}

const drawnEdge = (edge: ElkEdge & { readonly container?: string }, offsets: Offsets): string => {
  const origin = offsets.get(edge.container ?? 'root') ?? { x: 0, y: 0 }
  const at = ({ x, y }: Point): string => `${round(x + origin.x)} ${round(y + origin.y)}`
  const paths = ((edge as ElkExtendedEdge).sections ?? []).map(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(at).join(' L '),
  )
  const texts = (edge.labels ?? []).flatMap(({ text = '', x = 0, y = 0 }) =>
    text
      .split('\n')
      .map(
        (line, row) =>
          `<text class="event" x="${round(x + origin.x + 2)}" y="${round(y + origin.y + 11 + row * LINE)}">${escaped(line)}</text>`,
      ),
  )
  return paths.map((path) => `<path d="M ${path}"/>`).join('') + texts.join('')
}

const edgesOf = (node: ElkNode): readonly ElkEdge[] => [
  ...(node.edges ?? []),
  ...(node.children ?? []).flatMap(edgesOf),
]

const STYLE =
  'text{font:12px ui-monospace,monospace;fill:#1b2140}.event{font-size:10.5px;fill:#5a4a3a}.work{font-size:10.5px;fill:#0b6b5c}.name{font-weight:700}' +
  '.state{fill:#fffaf0;stroke:#1b2140}.region{fill:#f4ead7;fill-opacity:.55;stroke:#8a7a63}.closed{fill:#f4ead7;stroke:#1b2140;stroke-width:2}.outside{fill:none;stroke:#8a7a63;stroke-dasharray:4 3}.start{fill:#1b2140}path{fill:none;stroke:#c8432f;stroke-width:1.2;stroke-linejoin:round;marker-end:url(#head)}'

export type Drawing = { readonly svg: string; readonly width: number }

const looksOf = (box: Box): readonly (readonly [string, Box['look']])[] => [
  [box.id, box.look],
  ...box.children.flatMap(looksOf),
]

/** Draws a statechart as an SVG. The output is deterministic; its width is in CSS pixels. */
export const statechartSvg = async (
  title: string,
  root: Pick<Box, 'initial' | 'children'>,
  arrows: readonly Arrow[],
  flow: Flow = 'down',
): Promise<Drawing> => {
  const chart: Box = { id: 'root', name: '', work: [], look: 'open', ...root }
  const layout = await new Elk().layout({
    ...nodeOf(chart, flow),
    layoutOptions: {
      ...spacing,
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
      'elk.randomSeed': '1',
      'elk.padding': '[top=12,left=12,bottom=12,right=12]',
      ...flows[flow],
    },
    edges: [...startsOf(chart), ...arrows].map(edgeOf),
  })
  const offsets: Offsets = new Map(offsetsOf(layout))
  const [width, height] = [round(layout.width ?? 0), round(layout.height ?? 0)]
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}">`,
    `<style>${STYLE}</style>`,
    '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M 0 0 L 8 4 L 0 8 z" style="fill:#c8432f;stroke:none;marker-end:none"/></marker></defs>',
    `<rect width="${width}" height="${height}" fill="#fffdf8"/>`,
    drawnNode(layout, offsets, new Map(looksOf(chart))),
    ...edgesOf(layout).map((edge) => drawnEdge(edge, offsets)),
    '</svg>',
    '',
  ].join('\n')
  return { svg, width }
}
