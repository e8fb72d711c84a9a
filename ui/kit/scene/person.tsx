import * as css from './scene.css.ts'

export type PersonProps = {
  /** The point between the feet. */
  readonly x: number
  readonly y: number
  readonly size?: number
  readonly flip?: boolean
  readonly skin: 1 | 2 | 3
  readonly top: keyof typeof tops
  readonly hair: 'short' | 'long' | 'bun' | 'cap' | 'bald'
  readonly old?: boolean
  readonly legs?: 'stand' | 'walk' | 'sit' | 'dress' | 'none'
  /** The positions of the two hands relative to the point between the feet. A standing person is 78 tall, with shoulders at -52. */
  readonly hands: readonly [number, number, number, number]
}

const skins = { 1: css.skin1, 2: css.skin2, 3: css.skin3 } as const

const tops = {
  coral: css.coral,
  sun: css.sun,
  sea: css.sea,
  cloth: css.cloth,
  leaf: css.leaf,
} as const

const legsOf = {
  stand: 'M-4-30-5-3M4-30 5-3',
  walk: 'M-3-30-11-3M3-30 6-17 12-3',
  sit: 'M-3-28H15L16-3M3-28H21L23-3',
} as const

const hairOf = {
  short: 'M-10-68a10 10 0 0 1 20 0q-4-6-10-6t-10 6z',
  long: 'M-11-69a11 11 0 0 1 22 0q-5-5-11-5t-12 6z',
  bun: 'M-10-68a10 10 0 0 1 20 0q-4-6-10-6t-10 6zM-5-81a5 5 0 1 1 10 0 5 5 0 1 1-10 0z',
  cap: 'M-10-69a10 10 0 0 1 20 0h6q2 3-1 3h-25z',
  bald: 'M-10-70q-2 6 1 9l2-6zM10-70q2 6-1 9l-2-6z',
} as const

const arm = (side: number, x: number, y: number): string =>
  `M${side * 8.5}-50Q${(side * 8.5 + x) / 2 + side * 5} ${(y - 50) / 2 + 7} ${x} ${y}`

/** A person, expressed by gesture rather than by face. */
export const Person = ({
  x,
  y,
  size = 1,
  flip = false,
  skin,
  top,
  hair,
  old = false,
  legs = 'stand',
  hands,
}: PersonProps) => {
  const [leftX, leftY, rightX, rightY] = hands
  const tress = old ? css.grey : hair === 'cap' ? css.coral : css.hair
  return (
    <g transform={`translate(${x} ${y})scale(${flip ? -size : size} ${size})`}>
      {hair === 'long' ? (
        <path className={tress} d="M-11-69a11 11 0 0 1 22 0v13a4 4 0 0 1-8 0h-6a4 4 0 0 1-8 0z" />
      ) : null}
      {legs === 'none' || legs === 'dress' ? null : (
        <path className={`${css.ink} ${css.limb}`} d={legsOf[legs]} />
      )}
      {legs === 'dress' ? <path className={`${skins[skin]} ${css.limb}`} d={legsOf.stand} /> : null}
      <path
        className={tops[top]}
        d={legs === 'dress' ? 'M-11-51q1-8 11-8t11 8l6 39h-34z' : 'M-11-51q1-8 11-8t11 8l-2 25h-18z'}
      />
      <path className={`${tops[top]} ${css.limb}`} d={arm(-1, leftX, leftY) + arm(1, rightX, rightY)} />
      <path
        className={skins[skin]}
        d={`M-9-68a9 9 0 1 1 18 0 9 9 0 1 1-18 0zM${leftX - 4} ${leftY}a4 4 0 1 1 8 0 4 4 0 1 1-8 0zM${rightX - 4} ${rightY}a4 4 0 1 1 8 0 4 4 0 1 1-8 0z`}
      />
      <path className={tress} d={hairOf[hair]} />
    </g>
  )
}
