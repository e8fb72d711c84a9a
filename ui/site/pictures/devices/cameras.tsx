import type { ReactElement } from 'react'
import type { DeviceFamily } from '#core/mobile/device-appearance.ts'
import type { Rect } from './shapes.tsx'
import { Box, Disc, Flash, Lens } from './shapes.tsx'
import type { Tones } from './tones.ts'

/** The back of a phone with its number of lenses. */
export type Back = Rect & { readonly lenses: number; readonly tones: Tones }

export type CameraFamily = Extract<DeviceFamily, `${string}CameraPhone`>

const row = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)

/** A square island: one, two across a diagonal, or three in a triangle. */
const Square = ({ x, y, w, lenses, tones }: Back) => {
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

/** A standing pill, or a lone lens. */
const Pill = ({ x, y, w, lenses, tones }: Back) => {
  const r = w * 0.11
  return (
    <>
      {lenses > 1 ? (
        <Box x={x + 8} y={y + 9} w={r * 2 + 8} h={r * 4 + 14} r={r + 4} fill={tones.light} />
      ) : null}
      {row(lenses).map((at) => (
        <Lens key={at} x={x + 12 + r} y={y + 14 + r + at * (r * 2 + 4)} r={r} />
      ))}
      <Flash x={x + 28 + r * 2} y={y + 18 + r} />
    </>
  )
}

/** An island as wide as the phone. */
const Plateau = ({ x, y, w, lenses, tones }: Back) => {
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

/** Lone lenses in a column, with a second column from four on. */
const Column = ({ x, y, w, lenses }: Back) => {
  const r = w * 0.105
  return (
    <>
      {row(Math.min(lenses, 3)).map((at) => (
        <Lens key={at} x={x + 11 + r} y={y + 13 + r + at * (r * 2 + 6)} r={r} />
      ))}
      {lenses > 3 ? <Lens x={x + 18 + r * 3.2} y={y + 20 + r * 2.4} r={r * 0.72} /> : null}
      <Flash x={x + 18 + r * 3.2} y={y + 13 + r * 0.8} />
    </>
  )
}

/** Lenses in a row: in a flat pill in the corner for two, in the middle for three. */
const Row = ({ x, y, w, lenses, tones }: Back) => {
  const r = w * 0.085
  const length = lenses * (r * 2 + 5) + 7
  const left = lenses > 2 ? x + (w - length) / 2 : x + 9
  return (
    <>
      <Box x={left} y={y + 12} w={length} h={r * 2 + 9} r={r + 4.5} fill={tones.dark} />
      {row(lenses).map((at) => (
        <Lens key={at} x={left + 6 + r + at * (r * 2 + 5)} y={y + 16.5 + r} r={r} />
      ))}
      <Flash x={lenses > 2 ? x + w / 2 : left + length + 8} y={lenses > 2 ? y + 34 + r : y + 16 + r} />
    </>
  )
}

/** A band across the phone. */
const Visor = ({ x, y, w, lenses, tones }: Back) => {
  const r = w * 0.09
  return (
    <>
      <Box x={x + 5} y={y + 18} w={w - 10} h={r * 2 + 11} r={r + 5} fill={tones.deep} />
      {row(lenses).map((at) => (
        <Lens key={at} x={x + 14 + r + at * (r * 2 + 4)} y={y + 23.5 + r} r={r} />
      ))}
      <Flash x={x + w - 16} y={y + 23.5 + r} />
    </>
  )
}

/** A narrow standing island in the corner. */
const Island = ({ x, y, w, lenses, tones }: Back) => {
  const r = w * 0.1
  return (
    <>
      <Box x={x + 7} y={y + 8} w={r * 2 + 12} h={lenses * (r * 2 + 5) + 9} r={9} fill={tones.dark} />
      {row(lenses).map((at) => (
        <Lens key={at} x={x + 13 + r} y={y + 15 + r + at * (r * 2 + 5)} r={r} />
      ))}
      <Flash x={x + 27 + r * 2} y={y + 18} />
    </>
  )
}

/** Four fields: lenses in the first ones, a flash in the last. */
const Grid = ({ x, y, w, lenses, tones }: Back) => {
  const size = w * 0.5
  const at = (index: number) => ({
    x: x + 8 + size * (index % 2 === 0 ? 0.28 : 0.72),
    y: y + 9 + size * (index < 2 ? 0.28 : 0.72),
  })
  return (
    <>
      <Box x={x + 8} y={y + 9} w={size} h={size} r={7} fill={tones.dark} />
      {row(lenses).map((index) => (
        <Lens key={index} {...at(index)} r={size * 0.18} />
      ))}
      <Disc {...at(3)} r={size * 0.1} fill="#fff3cf" />
    </>
  )
}

/** A round island in the middle. */
const Round = ({ x, y, w, lenses, tones }: Back) => {
  const r = w * 0.29
  const [cx, cy] = [x + w / 2, y + r + 13]
  return (
    <>
      <Disc x={cx} y={cy} r={r} fill={tones.dark} />
      {row(lenses).map((at) => {
        const angle = (Math.PI * 2 * at) / Math.max(lenses, 1) - Math.PI / 2
        const [dx, dy] = [Math.cos(angle), Math.sin(angle)].map((part) => Math.round(part * r * 5.2) / 10)
        return <Lens key={at} x={cx + (dx ?? 0)} y={cy + (dy ?? 0)} r={w * 0.085} />
      })}
      <Flash x={cx} y={cy} />
    </>
  )
}

/** The cameras of a phone, by family. */
export const cameras: Readonly<Record<CameraFamily, (back: Back) => ReactElement>> = {
  squareCameraPhone: Square,
  pillCameraPhone: Pill,
  plateauCameraPhone: Plateau,
  columnCameraPhone: Column,
  rowCameraPhone: Row,
  visorCameraPhone: Visor,
  islandCameraPhone: Island,
  gridCameraPhone: Grid,
  roundCameraPhone: Round,
}
