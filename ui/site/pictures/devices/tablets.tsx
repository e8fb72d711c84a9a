import { FrontCamera, Screen } from './screen.tsx'
import type { Drawn, Form } from './shapes.tsx'
import { Box, Disc, GLASS, Lens, Sheen, indexes, tenth } from './shapes.tsx'

/** Units of the drawing for a millimetre of a tablet. */
const SCALE = 0.68

const placesOf = ({ width, height }: Drawn) => {
  const [w, h] = [tenth(width * SCALE), tenth(height * SCALE)]
  const [x, y] = [tenth(129 - w / 2), tenth(218 - h)]
  return { front: { x, y, w, h }, back: { x: x - 18, y: y - 14, w, h } }
}

/** A thin tablet with the same edge on each side. */
export const SlimTablet: Form = (drawn) => {
  const { front, back } = placesOf(drawn)
  const { tones, seed } = drawn
  return (
    <>
      <Box {...back} r={13} fill={tones.base} />
      <Sheen {...back} r={13} tones={tones} />
      <Lens x={back.x + 11} y={back.y + 26} r={5.5} />
      <Screen {...front} r={13} seed={seed} bezel={7} />
    </>
  )
}

/** A tablet with a button under its screen. */
export const HomeButtonTablet: Form = (drawn) => {
  const { front, back } = placesOf(drawn)
  const { tones, seed } = drawn
  const { x, y, w, h } = front
  return (
    <>
      <Box {...back} r={12} fill={tones.base} />
      <Lens x={back.x + 10} y={back.y + 12} r={4.5} />
      <Box {...front} r={12} fill={GLASS} />
      <Screen x={x + 7} y={y + 17} w={w - 14} h={h - 36} r={3} seed={seed} bezel={1} />
      <Disc x={x + w / 2} y={y + h - 9.5} r={6} fill={tones.base} />
    </>
  )
}

/** A lying tablet with its pen on top. */
export const WideTablet: Form = (drawn) => {
  const { front, back } = placesOf(drawn)
  const { tones, seed, parts } = drawn
  return (
    <>
      <Box {...back} r={10} fill={tones.base} />
      <Sheen {...back} r={10} tones={tones} />
      {indexes(parts).map((at) => (
        <Lens key={at} x={back.x + 9} y={back.y + 20 + at * 16} r={5.5} />
      ))}
      <Box x={back.x + 34} y={back.y - 7} w={tenth(front.w * 0.5)} h={7} r={3.5} fill={tones.light} />
      <Screen {...front} r={10} seed={seed} bezel={7} />
      <FrontCamera x={front.x + front.w / 2} y={front.y + 4} wide={false} />
    </>
  )
}

/** A tablet with strong corners and keys under its screen. */
export const RuggedTablet: Form = (drawn) => {
  const { front } = placesOf(drawn)
  const { tones, seed } = drawn
  const { x, y, w, h } = front
  const corners = [
    [x - 5, y - 5],
    [x + w - 21, y - 5],
    [x - 5, y + h - 21],
    [x + w - 21, y + h - 21],
  ] as const
  return (
    <>
      {corners.map(([left, top]) => (
        <Box key={`${left} ${top}`} x={tenth(left)} y={tenth(top)} w={26} h={26} r={9} fill={tones.deep} />
      ))}
      <Box {...front} r={9} fill={tones.base} />
      <Screen x={x + 8} y={y + 11} w={w - 16} h={h - 32} r={4} seed={seed} bezel={3} />
      {[0.3, 0.5, 0.7].map((at) => (
        <Box key={at} x={tenth(x + w * at - 6)} y={y + h - 15} w={12} h={7} r={3.5} fill={tones.light} />
      ))}
      <Box x={x + w + 5} y={y + 24} w={6} h={tenth(h * 0.62)} r={3} fill={tones.dark} />
    </>
  )
}
