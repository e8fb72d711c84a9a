import { bareMotif, motif, picture } from '#core/brand/illustration-parts.ts'
import { cloud, house, person, sun, tree } from '../illustrations/figures.ts'

/** A man on the telephone at night without power: a candle, and a battery for the modem. */
export const homePhoneDark = picture(320, 240, [
  'hill M16 206V58q0-34 34-34h220q34 0 34 34v148z',
  'cloth M40 50h78v74H40z',
  'saved M86 84a14 14 0 1 1 16-22 16 16 0 0 0-16 22z',
  'roofShade M150 160h140v10H150zM162 170h8v36h-8zM270 170h8v36h-8z',
  'saved M246 92c14 14 10 24 0 24s-14-10 0-24z',
  'surface M238 118h16v42h-16z',
  'stroke M166 140h36v20h-36z',
  'confirmed M172 148h5v5h-5zM182 148h5v5h-5z',
  'leaf M214 144h18v16h-18z',
  'saved M218 140h10v4h-10z',
  bareMotif(184, 110, 0.56, 0),
  person(104, 206, 1.26, 'skinOne action short stand', [-18, -34, 12, -62]),
  'line M202 152h12M119 128C140 150 150 130 166 146M6 206h308',
])

/** Two women on two hills with the sea between them; a kite's string carries their call. 640 by 230. */
export const callingLine = picture(640, 230, [
  'sky M0 206V84q0-58 58-58h524q58 0 58 58v122z',
  sun(70, 78),
  cloud(420, 64),
  'confirmed M150 172q28-10 56 0t56 0 56 0 56 0 56 0 56 0v34H150z',
  'leaf M0 206v-50q110-54 206 20l24 30zM640 206v-58q-100-50-190 22l-26 36z',
  house(24, 164, 62, 36),
  house(544, 160, 66, 38),
  tree(512, 168),
  'action M296 180h60l-12 16h-36z',
  'surface M326 130v46h-26zM331 140v36h18z',
  person(138, 164, 1.1, 'skinTwo action long dress', [-16, -32, 11, -64]),
  person(474, 168, -1.1, 'skinThree saved grey-bun dress', [-16, -32, 11, -64]),
  'stroke M146 84h8v18h-8zM458 88h8v18h-8z',
  motif(306, 60, 1.1, 84),
  'line M152 88C190 50 250 48 292 58M322 62C380 76 430 76 460 90M0 206h640',
])

/** A young woman on the telephone under two clocks, one for each country. */
export const callingClock = picture(320, 240, [
  'wall M16 206V56q0-32 32-32h224q32 0 32 32v150z',
  'surface M128 84a30 30 0 1 1 60 0 30 30 0 1 1-60 0zM218 84a30 30 0 1 1 60 0 30 30 0 1 1-60 0z',
  'saved M158 84V60a24 24 0 0 1 20 36z',
  'confirmed M248 84V60a24 24 0 0 1 0 48z',
  'line M128 84a30 30 0 1 1 60 0 30 30 0 1 1-60 0zM218 84a30 30 0 1 1 60 0 30 30 0 1 1-60 0zM158 64v20l14 8M248 64v20M248 84v16M158 130h20M248 130h-20M188 130h8',
  'roof M168 166h120v10H168zM178 176h8v30h-8zM270 176h8v30h-8z',
  'action M206 154q4-12 20-12t20 12v12h-40z',
  motif(54, 60, 0.6, -20),
  person(100, 206, 1.36, 'skinTwo confirmed long stand', [-20, -32, 12, -62]),
  'line M226 142C210 116 180 150 160 146S128 140 118 126M6 206h308',
])
