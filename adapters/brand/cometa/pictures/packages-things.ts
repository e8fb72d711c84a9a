import { bareMotif, motif, picture } from '#core/brand/illustration-parts.ts'
import { cloud, house, person, sun, tree, windows } from '../illustrations/figures.ts'

/** A woman on a roof terrace holds one string that branches out to four kites. 640 by 230. */
export const packagesStrings = picture(640, 230, [
  'sky M6 216C20 90 140 16 330 16s296 84 304 200z',
  sun(100, 80, 1.3),
  cloud(210, 64),
  cloud(520, 150, 0.9),
  'hill M6 216c90-54 180-50 270-20 100-44 240-40 358 20z',
  'wall M64 216v-64h190v64z',
  'wallShade M206 216v-64h48v64z',
  'roof M54 144h210v10H54z',
  ...windows(88, 172, { columns: 4, rows: 1, gap: 30, rise: 20, lit: [1, 2] }),
  'roofShade M82 112h44v32H82z',
  'roof M76 104h56v10H76z',
  person(190, 145, 0.94, 'skinTwo action long dress', [-18, -34, 24, -62]),
  'line M213 87C268 96 306 100 340 96M340 96C366 78 392 62 412 52M340 96C390 92 436 94 478 82M340 96C400 112 480 128 556 118M340 96C362 120 390 148 424 160',
  motif(418, 44, 0.86, 44),
  bareMotif(490, 76, 0.8, 62),
  motif(570, 116, 0.86, 84),
  bareMotif(434, 166, 0.6, 118),
  house(300, 216, 70, 34, ['cloth M26 0v-26h18V0z']),
  tree(400, 216, 0.7),
  'line M2 216h636',
])

/** A scale: three receipts on one side weigh more than one on the other. */
export const packagesScale = picture(320, 240, [
  'surface M30 210C14 96 74 26 160 26s146 70 130 184z',
  'roof M154 62h12v136h-12zM116 198h88v10h-88z',
  'saved M148 58a12 12 0 1 1 24 0 12 12 0 1 1-24 0z',
  'line M64 104 256 62M64 104l-28 62h56zM256 62l-28 62h56z',
  'cloth M28 166h72q-8 22-36 22t-36-22z',
  'confirmed M220 124h72q-8 22-36 22t-36-22z',
  'paper M36 166v-38h18v38zM55 166v-52h18v52zM74 166v-32h18v32zM242 124V98h26v26z',
  'line M36 166v-38h18v38M55 166v-52h18v52M74 166v-32h18v32M40 138h10M59 124h10M59 134h10M78 144h10M242 124V98h26v26M248 106h14',
  bareMotif(256, 112, 0.26, 0),
  'line M14 208h292',
])

/** Scissors cut a knotted string, and the kite goes free. */
export const packagesScissors = picture(320, 240, [
  'sky M14 212C8 90 84 18 172 18s142 84 134 194z',
  cloud(76, 92, 0.8),
  'line M24 206c30-8 26-30 44-34s10 18 24 12-6-22 8-28 14 16 28 6-4-20 10-28',
  'line M186 98C206 84 220 76 236 72',
  motif(246, 66, 1.2, 66),
  'stroke M150 136 196 88l6 6-46 50zM138 132l40-56 6 5-38 60z',
  'action M118 168a17 17 0 1 1 34 0 17 17 0 1 1-34 0zM148 186a17 17 0 1 1 34 0 17 17 0 1 1-34 0z',
  'sky M126 168a9 9 0 1 1 18 0 9 9 0 1 1-18 0zM156 186a9 9 0 1 1 18 0 9 9 0 1 1-18 0z',
  'action m138 152 12-20 8 6-8 20zM156 170l-6-24 8-4 8 26z',
  'line M10 214h300',
])

/** A door wide open: the string comes in from the kite outside without a knot. */
export const packagesOpenDoor = picture(320, 240, [
  'wall M20 208V36h280v172z',
  'sky M112 208V62h88v146z',
  'hill M112 208v-30q44-24 88-6v36z',
  'action M200 208V62l52-14v174z',
  'roofShade M210 76l32-8v48l-32 4z',
  sun(134, 88, 0.6),
  motif(168, 104, 0.8, 26),
  'line M112 208V62h88M200 62l52-14v174l-52-14M240 138v12M166 108C150 170 110 190 40 196',
  'confirmed M26 188h34v12H26z',
  'line M32 194h4M42 194h12M8 208h104M252 208h60',
])

/** An apartment building at dusk: one string runs past every window, and all are lit. 640 by 230. */
export const packagesAllWindows = picture(640, 230, [
  'hill M6 216C24 84 150 14 322 14s300 84 312 202z',
  'saved M130 82a20 20 0 1 1 26-26 22 22 0 0 0-26 26z',
  'wall M196 216V70h248v146z',
  'wallShade M384 216V70h60v146z',
  'roof M186 60h268v12H186z',
  ...windows(222, 88, {
    columns: 7,
    rows: 3,
    gap: 32,
    rise: 32,
    lit: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
  }),
  'action M300 216v-28h40v28z',
  'line M320 188v28M212 106H430q10 0 10 16t-10 16H216q-8 0-8 16t8 16H430M212 106C180 100 150 110 120 132',
  motif(110, 140, 0.9, -40),
  house(40, 216, 84, 38, ['saved M32-30h20v18H32z']),
  house(500, 216, 92, 44, ['saved M16-34h20v18H16zM54-34h20v18H54z']),
  tree(476, 216, 0.8),
  person(364, 216, 0.62, 'skinThree confirmed short stand', [-14, -30, 20, -70]),
  person(162, 216, 0.62, 'skinOne saved bun dress', [-14, -30, 16, -40]),
  'line M2 216h636',
])
