import { FrontCamera, Screen } from './screen.tsx'
import type { Drawn, Form } from './shapes.tsx'
import { Box, Disc, GLASS, Lens, Shape, Sheen, tenth } from './shapes.tsx'
import type { ReactElement } from 'react'
import type { DeviceFamily } from '#core/mobile/device-appearance.ts'
import type { Back } from './camera-back.ts'
import { Grid, Plateau, Round, Square } from './camera-islands.tsx'
import { Column, Island, Pill, Row, Visor } from './camera-lines.tsx'

type CameraFamily = Extract<DeviceFamily, `${string}CameraPhone`>

/** The cameras of a phone, by family. */
const cameras: Readonly<Record<CameraFamily, (back: Back) => ReactElement>> = {
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

/** Units of the drawing for a millimetre of a phone. */
const SCALE = 1.16

/** The places of back and front: the front is lower and to the right. */
const placesOf = ({ width, height }: Drawn) => {
  const [w, h] = [tenth(width * SCALE), tenth(height * SCALE)]
  const top = tenth(218 - h)
  return { back: { x: tenth(114 - w), y: top - 8, w, h }, front: { x: tenth(206 - w), y: top, w, h } }
}

const WIDE_HOLE: readonly CameraFamily[] = ['squareCameraPhone', 'pillCameraPhone', 'plateauCameraPhone']

/** Returns the drawing of a flat phone with the cameras of a family. */
export const cameraPhone = (family: CameraFamily): Form => {
  const Cameras = cameras[family]
  const isWide = WIDE_HOLE.includes(family)
  const r = isWide ? 17 : 13
  return (drawn) => {
    const { back, front } = placesOf(drawn)
    const { tones, parts, seed } = drawn
    return (
      <>
        <Box {...back} r={r} fill={tones.base} />
        <Sheen {...back} r={r} tones={tones} />
        <Cameras {...back} lenses={parts} tones={tones} />
        <Screen {...front} r={r} seed={seed} />
        <FrontCamera x={front.x + front.w / 2} y={front.y + 12} wide={isWide} />
      </>
    )
  }
}

/** A small phone with a button under its screen. */
export const HomeButtonPhone: Form = (drawn) => {
  const { back, front } = placesOf(drawn)
  const { tones, seed } = drawn
  const { x, y, w, h } = front
  return (
    <>
      <Box {...back} r={14} fill={tones.base} />
      <Sheen {...back} r={14} tones={tones} />
      <Lens x={back.x + 18} y={back.y + 18} r={8} />
      <Box {...front} r={14} fill={tones.deep} />
      <Screen x={x + 4} y={y + 20} w={w - 8} h={h - 44} r={4} seed={seed} bezel={2} />
      <Disc x={x + w / 2} y={y + h - 12} r={8} fill={tones.dark} />
      <path
        d={`M${tenth(x + w / 2 - 9)} ${tenth(y + 11)}h18`}
        stroke={GLASS}
        strokeWidth={3}
        strokeLinecap="round"
      />
    </>
  )
}

/** A phone with strong corners and screws. */
export const RuggedPhone: Form = (drawn) => {
  const { back, front } = placesOf(drawn)
  const { tones, seed } = drawn
  const cut = ({ x, y, w, h }: typeof back): string =>
    `M${x + 12} ${y}h${tenth(w - 24)}l12 12v${tenth(h - 24)}l-12 12h${tenth(24 - w)}l-12 -12v${tenth(24 - h)}z`
  const { x, y, w, h } = back
  return (
    <>
      <Shape d={cut(back)} fill={tones.dark} />
      <Box x={x + 9} y={y + 9} w={w - 18} h={h - 18} r={8} fill={tones.base} />
      {[0, 1, 2, 3].map((at) => (
        <path
          key={at}
          d={`M${tenth(x + 16)} ${tenth(y + h * 0.5 + at * 12)}h${tenth(w * 0.3)}`}
          stroke={tones.light}
          strokeWidth={4}
        />
      ))}
      <Lens x={x + 24} y={y + 26} r={9} />
      <Shape d={cut(front)} fill={tones.dark} />
      <Screen x={front.x + 7} y={front.y + 12} w={w - 14} h={h - 24} r={8} seed={seed} />
    </>
  )
}
