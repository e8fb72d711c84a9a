import { bareMotif, motif, picture } from '#core/brand/illustration-parts.ts'
import { person } from '../illustrations/figures.ts'

/** A coat rack by the door: a box, a film and a kite hang from it. */
export const tvHooks = picture(320, 240, [
  'wall M16 206V56q0-32 32-32h224q32 0 32 32v150z',
  'action M34 206V76h62v130z',
  'saved M46 90h38v34H46z',
  'roof M120 62h172v12H120z',
  'line M34 206V76h62v130M88 146v8M144 74v10q0 6 6 6M206 74v10q0 6 6 6M266 74v10q0 6 6 6M150 90v28M212 90v20M272 90v30',
  'stroke M132 118h36v24h-36z',
  'confirmed M158 126h5v8h-5z',
  'surface M188 110h48v60h-48z',
  'cloth M194 116h36v34h-36z',
  'saved m206 124 16 9-16 9z',
  motif(272, 142, 0.86, 0),
  'line M188 110h48v60h-48zM196 158h20M196 164h12',
  person(150, 206, 0.68, 'skinTwo confirmed short stand', [-14, -32, 26, -66]),
  'roofShade M196 188h88v18h-88z',
  'action M206 188v-8h20l10 8z',
  'line M6 206h308',
])

/** A family around a list on the kitchen table. */
export const tvTable = picture(320, 240, [
  'sky M24 208V74q0-50 50-50h172q50 0 50 50v134z',
  'saved m160 40-24 26h48z',
  'line M160 40V24',
  person(76, 206, 1.08, 'skinThree action long none', [-16, -38, 24, -50]),
  person(130, 196, 0.82, 'skinTwo saved short none', [-14, -42, 20, -44]),
  person(190, 196, 1.02, 'skinTwo cloth grey-bun none', [-20, -36, 16, -38]),
  person(246, 206, -1.12, 'skinOne confirmed short none', [-14, -36, 22, -48]),
  'roof M40 162h240v12H40z',
  'surface m130 148 52 2 8 12h-68z',
  'line M136 154h36M132 158h40M130 148l52 2 8 12h-68zM60 174v34M260 174v34',
  'action M218 150h14v12h-14z',
  'surface M92 150h14v12H92z',
  motif(270, 66, 0.72, 20),
  'line M8 208h304',
])

/** A market stall with an awning: on its shelves are applications. */
export const tvStall = picture(320, 240, [
  'sky M10 206C0 96 70 24 160 24s160 72 150 182z',
  'roofShade M58 70h6v136h-6zM256 70h6v136h-6z',
  'surface M64 84h192v72H64z',
  'action M44 48h40l-6 36H34zM124 48h40l2 36h-44zM204 48h40l8 36h-44z',
  'surface M84 48h40l-2 36H78zM164 48h40l4 36h-42zM244 48h32l12 36h-36z',
  'confirmed M78 94h24v24H78zM198 126h24v24h-24z',
  'saved M112 94h24v24h-24zM78 126h24v24H78z',
  'cloth M218 94h24v24h-24zM112 126h24v24h-24z',
  'leaf M184 94h24v24h-24zM228 126h20v24h-20z',
  'roof M50 156h220v50H50z',
  'wallShade M62 168h58v14H62zM132 168h58v14h-58zM202 168h56v14h-56z',
  'line M44 48h232M64 121h192M64 153h192M62 168h58v14H62zM132 168h58v14h-58zM202 168h56v14h-56z',
  person(160, 164, 1, 'skinThree action bun none', [-20, -44, 24, -50]),
  'roof M50 156h220v10H50z',
  bareMotif(160, 34, 0.7, 10),
  person(34, 206, 0.86, 'skinOne confirmed long dress', [-14, -32, 26, -54]),
  'line M4 206h312',
])
