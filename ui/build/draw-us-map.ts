import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import atlas from 'us-atlas/states-albers-10m.json' with { type: 'json' }
import type { UsState } from '../../core/shared/us-state.ts'
import { usStates } from '../../core/shared/us-state.ts'

type Point = readonly [x: number, y: number]

/** Numbers of the states in the atlas (FIPS), in the order of their two letters. */
const FIPS =
  '01 02 04 05 06 08 09 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 44 45 46 47 48 49 50 51 53 54 55 56'.split(
    ' ',
  )
const LETTERS =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  ) as readonly UsState[]

/** How far a simplified line may be from the original, in units of a map that is 975 wide. */
const TOLERANCE = 1.4
/** The smallest island that is drawn, in square units. */
const SMALLEST = 14

const distance = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const length = Math.hypot(bx - ax, by - ay)
  return length === 0
    ? Math.hypot(x - ax, y - ay)
    : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}

/** Removes points of a line within the tolerance (Douglas and Peucker). Its ends stay, so neighbours still meet. */
const simplify = (line: readonly Point[]): readonly Point[] => {
  const first = line[0]
  const last = line.at(-1)
  if (first === undefined || last === undefined || line.length < 3) return line
  const distances = line.map((point) => distance(point, first, last))
  const farthest = distances.indexOf(Math.max(...distances.slice(1, -1)), 1)
  if ((distances[farthest] ?? 0) <= TOLERANCE) return [first, last]
  return [...simplify(line.slice(0, farthest + 1)), ...simplify(line.slice(farthest)).slice(1)]
}

const { scale, translate } = atlas.transform

const arcs: readonly (readonly Point[])[] = atlas.arcs.map((arc) => {
  let [x, y] = [0, 0]
  const points = arc.map(([dx, dy]): Point => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
  return simplify(points).map(([px, py]): Point => [Math.round(px), Math.round(py)])
})

const ringOf = (indexes: readonly number[]): readonly Point[] =>
  indexes.flatMap((index) => {
    const arc = arcs[index < 0 ? ~index : index] ?? []
    return (index < 0 ? arc.toReversed() : arc).slice(1)
  })

const areaOf = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [nx, ny] = ring[(at + 1) % ring.length] ?? [x, y]
      return sum + x * ny - nx * y
    }, 0) / 2,
  )

/** Writes a ring as a path of integers, each point relative to the one before. */
const pathOf = (ring: readonly Point[]): string => {
  const [start = [0, 0], ...rest] = ring
  let [x, y] = start
  const steps = rest.flatMap(([nx, ny]) => {
    const step = nx === x && ny === y ? [] : [`${nx - x} ${ny - y}`]
    ;[x, y] = [nx, ny]
    return step
  })
  return `M${start[0]} ${start[1]}l${steps.join(' ').replaceAll(' -', '-')}z`
}

const drawState = (rings: readonly (readonly Point[])[]): string => {
  const bySize = rings.toSorted((a, b) => areaOf(b) - areaOf(a))
  return bySize
    .filter((ring, at) => at === 0 || areaOf(ring) >= SMALLEST)
    .map(pathOf)
    .join('')
}

/** Draws every state as a path on a map of 975 by 610, from the atlas. The same atlas gives the same text. */
export const statePathsText = (): string => {
  const drawn = new Map(
    atlas.objects.states.geometries.map((state) => [
      LETTERS[FIPS.indexOf(state.id)],
      drawState((state.type === 'Polygon' ? [state.arcs] : state.arcs).flatMap((rings) => rings.map(ringOf))),
    ]),
  )
  return [
    "import type { UsState } from '#core/shared/us-state.ts'",
    '',
    '/** The outline of each state on a map of 975 by 610. Drawn from us-atlas by `ui/build/draw-us-map.ts`; a build with other outlines fails. */',
    '// oxfmt-ignore',
    'export const statePaths: Readonly<Record<UsState, string>> = {',
    ...usStates.map((state) => `  ${state}: '${drawn.get(state) ?? ''}',`),
    '}',
    '',
  ].join('\n')
}

const file = fileURLToPath(new URL('../features/tools/us-map/state-paths.ts', import.meta.url))

/** Checks whether the outlines in the repository differ from the atlas. */
export const isMapStale = async (): Promise<boolean> => (await readFile(file, 'utf8')) !== statePathsText()

if (import.meta.main) await writeFile(file, statePathsText())
