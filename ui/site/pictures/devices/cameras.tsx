import type { ReactElement } from 'react'
import type { DeviceFamily } from '#core/mobile/device-appearance.ts'
import type { Back } from './camera-back.ts'
import { Grid, Plateau, Round, Square } from './camera-islands.tsx'
import { Column, Island, Pill, Row, Visor } from './camera-lines.tsx'

export type CameraFamily = Extract<DeviceFamily, `${string}CameraPhone`>

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
