import type { Back } from './camera-back.ts'
import { Box, Disc, Flash, Lens, indexes } from './shapes.tsx'

/** A square island: one, two across a diagonal, or three in a triangle. */
export const Square = ({ x, y, w, lenses, tones }: Back) => {
  const size = w * 0.5
  const places = [
    [0.3, 0.3],
    [0.7, lenses === 2 ? 0.7 : 0.5],
    [0.3, 0.72],
  ] as const
  return (
    <>
      <Box x={x + 6} y={y + 6} w={size} h={size} r={12} fill={tones.light} />
      {places.slice(0, lenses).map(([left, top]) => (
        <Lens key={top} x={x + 6 + size * left} y={y + 6 + size * top} r={size * 0.17} />
      ))}
      <Flash x={x + 6 + size * 0.72} y={y + 6 + size * 0.2} />
    </>
  )
}

/** An island as wide as the phone. */
export const Plateau = ({ x, y, w, lenses, tones }: Back) => {
  const h = lenses > 1 ? w * 0.5 : w * 0.3
  const r = lenses > 1 ? w * 0.1 : w * 0.11
  const places = [
    [0.2, lenses > 1 ? 0.28 : 0.5],
    [0.2, 0.74],
    [0.46, 0.5],
  ] as const
  return (
    <>
      <Box x={x + 5} y={y + 6} w={w - 10} h={h} r={Math.min(h / 2, 15)} fill={tones.light} />
      {places.slice(0, lenses).map(([left, top]) => (
        <Lens key={top} x={x + w * left} y={y + 6 + h * top} r={r} />
      ))}
      <Flash x={x + w - 16} y={y + 6 + h * 0.35} />
    </>
  )
}

/** Four fields: lenses in the first ones, a flash in the last. */
export const Grid = ({ x, y, w, lenses, tones }: Back) => {
  const size = w * 0.5
  const at = (index: number) => ({
    x: x + 8 + size * (index % 2 === 0 ? 0.28 : 0.72),
    y: y + 9 + size * (index < 2 ? 0.28 : 0.72),
  })
  return (
    <>
      <Box x={x + 8} y={y + 9} w={size} h={size} r={7} fill={tones.dark} />
      {indexes(lenses).map((index) => (
        <Lens key={index} {...at(index)} r={size * 0.18} />
      ))}
      <Disc {...at(3)} r={size * 0.1} fill="#fff3cf" />
    </>
  )
}

/** A round island in the middle. */
export const Round = ({ x, y, w, lenses, tones }: Back) => {
  const r = w * 0.29
  const [cx, cy] = [x + w / 2, y + r + 13]
  return (
    <>
      <Disc x={cx} y={cy} r={r} fill={tones.dark} />
      {indexes(lenses).map((at) => {
        const angle = (Math.PI * 2 * at) / Math.max(lenses, 1) - Math.PI / 2
        const [dx, dy] = [Math.cos(angle), Math.sin(angle)].map((part) => Math.round(part * r * 5.2) / 10)
        return <Lens key={at} x={cx + (dx ?? 0)} y={cy + (dy ?? 0)} r={w * 0.085} />
      })}
      <Flash x={cx} y={cy} />
    </>
  )
}
