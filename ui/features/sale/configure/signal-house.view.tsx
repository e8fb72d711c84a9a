import type { ReactElement } from 'react'
import * as css from './signal-house.css.ts'

/** A room's centre and its furniture, drawn around that centre. */
type Room = { readonly x: number; readonly y: number; readonly furniture: string }

const FLOOR = 42

/** The room of each repeater, in the order of adding them: the rooms farthest from the modem first. */
const rooms: readonly Room[] = [
  // a bed
  { x: 372, y: 96, furniture: 'M-46 42V16M-46 30H20V42M-46 30c4-9 18-9 22 0' },
  // a desk with its screen
  { x: 108, y: 96, furniture: 'M12 42V26H52V42M24 26V8H44V26M32 26v-4' },
  // a sofa
  { x: 372, y: 178, furniture: 'M-50 42V24c0-6 10-6 10 0v8h36v-8c0-6 10-6 10 0v18M-40 24c0-10 36-10 36 0' },
  // a crib
  { x: 240, y: 96, furniture: 'M10 42V14M50 42V14M10 20H50M10 34H50M20 20v14M30 20v14M40 20v14' },
  // a table with a lamp above it
  { x: 108, y: 178, furniture: 'M8 26H54M16 26V42M46 26V42M31-26v14M23-4c0-10 16-10 16 0z' },
]

const Waves = ({ x, y, count }: { readonly x: number; readonly y: number; readonly count: number }) => (
  <g className={css.waves}>
    {[13, 22, 31].slice(0, count).map((reach) => (
      <path
        key={reach}
        d={`M${x - reach} ${y - reach * 0.6}Q${x} ${y - reach * 1.7} ${x + reach} ${y - reach * 0.6}`}
      />
    ))}
  </g>
)

const RoomDrawing = ({ room, isLit }: { readonly room: Room; readonly isLit: boolean }): ReactElement => {
  const { x, y, furniture } = room
  return (
    <g>
      <path
        className={isLit ? css.litRoom : css.darkRoom}
        d={`M${x - 66} ${y - 30}h132v${30 + FLOOR + 2}h-132z`}
      />
      <path className={css.furniture} transform={`translate(${x} ${y + 6})`} d={furniture} />
    </g>
  )
}

export type SignalHouseProps = {
  readonly repeaters: number
  /** The modem has a longer range. */
  readonly isStrong: boolean
}

/** A cross-section of a house: the modem, and each repeater in a further room. */
export const SignalHouse = ({ repeaters, isStrong }: SignalHouseProps) => (
  <svg viewBox="0 0 480 236" className={css.house} aria-hidden>
    {rooms.map((room, index) => (
      <RoomDrawing key={room.furniture} room={room} isLit={index < repeaters} />
    ))}
    <path className={css.litRoom} d="M174 148h132v78H174z" />
    <path className={css.roof} d="M22 66 240 10 458 66z" />
    <path className={css.line} d="M42 66V226M438 66V226M174 66V226M306 66V226M42 146H438M8 226H472" />
    <path className={css.line} d="M204 226v-14h72v14" />
    <Waves x={240} y={200} count={isStrong ? 3 : 2} />
    <path className={css.modem} d="M226 200h28v12h-28z" />
    {rooms.slice(0, repeaters).map(({ x, y }) => {
      const side = x > 300 ? x + 34 : x - 38
      return (
        <g key={`${x} ${y}`} className={css.repeater}>
          <Waves x={side} y={y + 12} count={2} />
          <path className={css.pod} d={`M${side} ${y + 10}l7 10-7 13-7-13z`} />
        </g>
      )
    })}
  </svg>
)
