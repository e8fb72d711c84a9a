import { bareMotif, motif, picture } from '#core/brand/illustration-parts.ts'
import { cloud, house, person, sun, tree } from '../illustrations/figures.ts'

/** A house whose television shows a kite; a bus passenger watches the same one; its string joins them. 640 by 230. */
export const tvBus = picture(640, 230, [
  'sky M0 206V90q0-64 64-64h512q64 0 64 64v116z',
  sun(300, 66),
  cloud(380, 58),
  tree(262, 206, 1.3),
  house(36, 206, 180, 108),
  'saved M58 116h104v74H58z',
  'stroke M104 126h50v36h-50z',
  'sky M108 130h42v28h-42z',
  bareMotif(130, 143, 0.36, 36),
  person(80, 190, 0.74, 'skinThree cloth short none', [-12, -34, 16, -40]),
  'action M342 84h230q26 0 26 26v78H330V96q0-12 12-12z',
  'glass M346 100h50v46h-50zM406 100h62v46h-62zM478 100h50v46h-50zM538 100h48v46h-48z',
  'surface M330 160h268v10H330z',
  person(432, 168, 0.8, 'skinTwo confirmed long none', [-12, -32, 14, -46]),
  'action M398 146h78v14h-78z',
  'stroke M441 116h16v24h-16z',
  'saved M444 119h10v18h-10z',
  'stroke M362 190a20 20 0 1 1 40 0 20 20 0 1 1-40 0zM526 190a20 20 0 1 1 40 0 20 20 0 1 1-40 0z',
  'grey M374 190a8 8 0 1 1 16 0 8 8 0 1 1-16 0zM538 190a8 8 0 1 1 16 0 8 8 0 1 1-16 0z',
  bareMotif(254, 56, 0.9, 62),
  'line M136 142C170 120 200 70 244 58M266 60C330 64 400 60 449 118M0 210h640',
])

/** A boy plugs a small box into the television; app tiles leave it on strings. */
export const tvXumo = picture(320, 240, [
  'sky M18 206C6 90 74 26 164 26s150 66 138 180z',
  'roof M128 172h172v10H128zM142 182h8v24h-8zM278 182h8v24h-8z',
  'stroke M150 84h136v82H150zM206 166h24v6h-24z',
  'glass M157 91h122v68H157z',
  'action M166 100h28v22h-28z',
  'saved M204 100h28v22h-28z',
  'confirmed M242 100h28v22h-28z',
  'cloth M166 130h28v20h-28z',
  'leaf M204 130h28v20h-28z',
  'surface M242 130h28v20h-28zM112 154h34v18h-34z',
  'saved M134 160h6v6h-6z',
  'line M112 154h34v18h-34zM118 154C104 120 92 100 66 84M128 154C126 110 128 90 118 56M146 162h8',
  'action m50 66 24 4-4 22-24-4z',
  'saved m104 34 24-4 4 22-24 4z',
  bareMotif(228, 56, 0.8, 20),
  'line M138 154C150 120 180 70 220 62',
  person(74, 206, 1, 'skinTwo saved short walk', [-18, -34, 38, -40]),
  'line M6 206h308',
])

/** An old television with a plant on top, and a small box next to it. */
export const tvOldSet = picture(320, 240, [
  'surface M40 206V90q0-60 60-60h120q60 0 60 60v116z',
  'roofShade M60 176h200v10H60zM78 186h8v20h-8zM234 186h8v20h-8z',
  'roof M84 90h126q8 0 8 8v70q0 8-8 8H84q-8 0-8-8V98q0-8 8-8z',
  'glass M90 102h82q6 0 6 6v50q0 6-6 6H90q-6 0-6-6v-50q0-6 6-6z',
  'saved M192 108a7 7 0 1 1 14 0 7 7 0 1 1-14 0zM192 130a7 7 0 1 1 14 0 7 7 0 1 1-14 0z',
  'action M98 70h28l-4 20h-20z',
  'leaf M108 72c-22-6-22-28-6-26 0-16 20-16 20 0 16-4 18 20-2 26z',
  'line M156 90 138 52M160 90l30-34M112 70V54M98 152l14-20 12 12 16-22 12 14',
  'stroke M228 158h28v18h-28z',
  'confirmed M248 164h4v6h-4z',
  bareMotif(254, 112, 0.6, 24),
  'line M242 158C236 140 242 130 250 120M30 206h260',
])

/** A girl in a hammock between a tree and the house; the string runs from the television to her tablet. */
export const tvHammock = picture(320, 240, [
  'sky M10 206V76q0-50 50-50h200q50 0 50 50v130z',
  sun(58, 64),
  'hill M10 206v-30q60-30 130-12 80-24 170 0v42z',
  'wall M214 206V66h92v140z',
  'roof m202 66 16-20h92v20z',
  'saved M238 92h56v52h-56z',
  'stroke M252 104h38v28h-38zM268 132h6v8h-6z',
  'confirmed M256 108h30v20h-30z',
  'roofShade M42 206v-90h10v90z',
  'leaf M16 116c-14-24 0-50 20-46 10-24 40-14 38 8 20 6 14 40-10 38z',
  'action M56 138q70 76 158-6-24 60-76 60T56 138z',
  'line M50 128q74 84 164-2',
  person(120, 180, 1, 'skinTwo saved long none', [-16, -32, 26, -44]),
  'action M78 152q52 44 110 4-20 32-52 34t-58-38z',
  'stroke m138 122 24-8 8 24-24 8z',
  'confirmed m142 124 17-6 6 17-17 6z',
  bareMotif(186, 66, 0.7, 20),
  'line M256 116C226 100 210 90 194 72M180 74C166 84 158 96 152 116M6 206h308',
])

/** A house at night in two floors: a child sleeps upstairs, the parents watch below. */
export const tvBedtime = picture(320, 240, [
  'hill M12 206C4 90 70 26 160 26s156 64 148 180z',
  'saved M84 72a16 16 0 1 1 20-22 18 18 0 0 0-20 22z',
  'wall M84 206V82h176v124z',
  'roof m70 84 102-58 102 58z',
  'cloth M94 92h156v44H94z',
  'saved M94 146h156v60H94z',
  'surface M112 118h88v14h-88z',
  'action M142 112q30-10 58 2v18h-58z',
  'skinTwo M118 110a9 9 0 1 1 18 0 9 9 0 1 1-18 0z',
  'hair M118 110a9 9 0 0 1 9-10q-2 8-9 10z',
  'line M112 100v34M200 118v16M84 140h176M214 116l8-8h-8M228 104l6-6h-6',
  'stroke M102 158h8v36h-8zM98 194h16v6H98z',
  person(186, 202, -0.72, 'skinOne action bun sit', [-12, -30, 16, -34]),
  person(222, 202, -0.76, 'skinThree confirmed short sit', [-12, -30, 14, -30]),
  'roofShade M170 182h72v20h-72z',
  motif(286, 112, 0.6, 10),
  'line M6 206h308',
])

/** Two children in a tent of sheets, in the light of a screen. On the night. */
export const tvFort = picture(320, 240, [
  'saved M46 60a20 20 0 1 1 24-28 22 22 0 0 0-24 28z',
  'hill M160 40 292 206H28z',
  'cloth M160 40 292 206h-58z',
  'saved M160 78 86 206h148z',
  'line M160 40 28 206M160 40l132 166M160 40V26M96 120q20 6 30-2M224 120q-20 6-30-2',
  motif(244, 52, 0.8),
  'line M160 28C190 30 210 44 234 52',
  person(134, 206, 0.78, 'skinTwo action long sit', [-12, -30, 24, -32]),
  person(186, 206, -0.68, 'skinThree confirmed short sit', [-14, -64, 22, -34]),
  'stroke M146 172h28v22h-28z',
  'surface M149 175h22v16h-22z',
  'surface M14 206q10-22 34-16 8-14 24-6 14-4 18 12v10zM236 206q4-18 22-14 14-12 28 2 20-4 24 12z',
  'line M8 206h304',
])

/** Two identical bills on strings; a hand with scissors cuts one of them. */
export const tvTwoBills = picture(320, 240, [
  'surface M24 206C10 100 70 30 160 30s150 70 136 176z',
  bareMotif(98, 50, 1, -14),
  bareMotif(222, 50, 1, 14),
  'line M98 70v36M222 70v14M222 96v34',
  'sky M66 106h64v86l-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6z',
  'sky m188 130 63 6-8 74-7-7-9 5-7-7-9 5-7-7-9 5-7-6z',
  'line M66 106h64v86l-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6zM78 122h26M78 138h40M78 152h40M188 130l63 6-8 74M200 146l26 2M198 160l40 4M197 174l40 4',
  'confirmed M108 166h12v10h-12z',
  'action m226 190 12 1-1 10-12-1z',
  'skinTwo-limb M300 62 268 82',
  'skinTwo M254 84a10 9 0 1 1 20 0 10 9 0 1 1-20 0z',
  'line m258 82-44 4M258 90l-42-12',
])
