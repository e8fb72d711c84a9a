import type { Back } from './camera-back.ts'
import { Box, Flash, Lens, indexes } from './shapes.tsx'

/** A standing pill, or a lone lens. */
export const Pill = ({ x, y, w, lenses, tones }: Back) => {
  const r = w * 0.11
  return (
    <>
      {lenses > 1 ? (
        <Box x={x + 8} y={y + 9} w={r * 2 + 8} h={r * 4 + 14} r={r + 4} fill={tones.light} />
      ) : null}
      {indexes(lenses).map((at) => (
        <Lens key={at} x={x + 12 + r} y={y + 14 + r + at * (r * 2 + 4)} r={r} />
      ))}
      <Flash x={x + 28 + r * 2} y={y + 18 + r} />
    </>
  )
}

/** Lone lenses in a column, with a second column from four on. */
export const Column = ({ x, y, w, lenses }: Back) => {
  const r = w * 0.105
  return (
    <>
      {indexes(Math.min(lenses, 3)).map((at) => (
        <Lens key={at} x={x + 11 + r} y={y + 13 + r + at * (r * 2 + 6)} r={r} />
      ))}
      {lenses > 3 ? <Lens x={x + 18 + r * 3.2} y={y + 20 + r * 2.4} r={r * 0.72} /> : null}
      <Flash x={x + 18 + r * 3.2} y={y + 13 + r * 0.8} />
    </>
  )
}

/** Lenses in a row: in a flat pill in the corner for two, in the middle for three. */
export const Row = ({ x, y, w, lenses, tones }: Back) => {
  const r = w * 0.085
  const length = lenses * (r * 2 + 5) + 7
  const left = lenses > 2 ? x + (w - length) / 2 : x + 9
  return (
    <>
      <Box x={left} y={y + 12} w={length} h={r * 2 + 9} r={r + 4.5} fill={tones.dark} />
      {indexes(lenses).map((at) => (
        <Lens key={at} x={left + 6 + r + at * (r * 2 + 5)} y={y + 16.5 + r} r={r} />
      ))}
      <Flash x={lenses > 2 ? x + w / 2 : left + length + 8} y={lenses > 2 ? y + 34 + r : y + 16 + r} />
    </>
  )
}

/** A band across the phone. */
export const Visor = ({ x, y, w, lenses, tones }: Back) => {
  const r = w * 0.09
  return (
    <>
      <Box x={x + 5} y={y + 18} w={w - 10} h={r * 2 + 11} r={r + 5} fill={tones.deep} />
      {indexes(lenses).map((at) => (
        <Lens key={at} x={x + 14 + r + at * (r * 2 + 4)} y={y + 23.5 + r} r={r} />
      ))}
      <Flash x={x + w - 16} y={y + 23.5 + r} />
    </>
  )
}

/** A narrow standing island in the corner. */
export const Island = ({ x, y, w, lenses, tones }: Back) => {
  const r = w * 0.1
  return (
    <>
      <Box x={x + 7} y={y + 8} w={r * 2 + 12} h={lenses * (r * 2 + 5) + 9} r={9} fill={tones.dark} />
      {indexes(lenses).map((at) => (
        <Lens key={at} x={x + 13 + r} y={y + 15 + r + at * (r * 2 + 5)} r={r} />
      ))}
      <Flash x={x + 27 + r * 2} y={y + 18} />
    </>
  )
}
