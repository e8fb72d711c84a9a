import type { UsState } from '#core/shared/us-state.ts'
import { usStates } from '#core/shared/us-state.ts'
import type { GeoPoint } from '#core/stores/store.ts'
import { MAP_SIZE, placeOnMap } from './projection.ts'
import { statePaths } from './state-paths.ts'
import * as css from './us-map.css.ts'

export type UsMapProps = {
  readonly served: readonly UsState[]
  /** What the map shows, for those who cannot see it. */
  readonly label: string
  /** A script marks the visitor's place, also on a map without points. */
  readonly hasVisitor?: boolean
  readonly points?: readonly { readonly id: string; readonly location: GeoPoint }[]
}

const outlinesOf = (states: readonly UsState[]): string => states.map((state) => statePaths[state]).join('')

/** The states, those of service filled, and points on the mainland. A script puts the visitor at `data-here`. */
export const UsMap = ({ served, label, points = [], hasVisitor = points.length > 0 }: UsMapProps) => (
  <svg
    className={css.map}
    viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
    width={MAP_SIZE.width}
    height={MAP_SIZE.height}
    role="img"
    aria-label={label}
  >
    <path className={css.served} d={outlinesOf(served)} />
    <path className={css.unserved} d={outlinesOf(usStates.filter((state) => !served.includes(state)))} />
    {points.map(({ id, location }) => {
      const { x, y } = placeOnMap(location)
      return <circle key={id} className={css.point} data-point={id} cx={x} cy={y} r={11} />
    })}
    {hasVisitor ? <circle className={css.here} data-here r={20} visibility="hidden" /> : null}
  </svg>
)
