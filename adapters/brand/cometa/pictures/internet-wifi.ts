import { bareMotif, picture } from '#core/brand/illustration-parts.ts'
import { person } from '../illustrations/figures.ts'

/** The plan of an apartment from above: one point in the middle, and another where the signal ends. 640 by 260. */
export const internetFloorPlan = picture(640, 260, [
  'surface M20 20h600v220H20z',
  'sky M70 130a120 104 0 1 1 240 0 120 104 0 1 1-240 0z',
  'sky M364 130a112 100 0 1 1 224 0 112 100 0 1 1-224 0z',
  'glass M130 130a60 52 0 1 1 120 0 60 52 0 1 1-120 0z',
  'glass M424 130a52 46 0 1 1 104 0 52 46 0 1 1-104 0z',
  'wall M40 40h70v50H40zM40 186h46v40H40zM548 40h56v86h-56z',
  'cloth M210 192h90v32h-90zM556 58h40v60h-40z',
  'action M556 46h40v14h-40z',
  'roof M262 36h70v18h-70zM380 190h66v36h-66z',
  'leaf M588 200a16 16 0 1 1 0 1z',
  'line M20 20h600v220H20zM340 20v62M340 130v110M130 20v44M130 240v-84M340 176H460M520 176h100M20 130h58',
  'dashed M190 130C250 96 400 100 476 130',
  bareMotif(190, 130, 0.9, 0),
  bareMotif(476, 130, 0.7, 0),
])

/** A router on a shelf in the middle of a home; its waves go through both doors. */
export const internetShelf = picture(320, 240, [
  'wall M14 210V44q0-20 20-20h252q20 0 20 20v166z',
  'wallShade M28 210V80h56v130zM236 210V80h56v130z',
  'glass M34 210V86h44v124zM242 210V86h44v124z',
  'roofShade M116 138h88v9h-88z',
  'stroke M136 112h48v26h-48z',
  'saved M144 126h6v6h-6zM156 126h6v6h-6zM168 126h6v6h-6z',
  bareMotif(160, 84, 0.8, 0),
  'line M160 112V96M120 104q-16 20 0 42M104 96q-24 28 0 58M200 104q16 20 0 42M216 96q24 28 0 58M116 147v14M204 147v14',
  person(56, 210, 0.9, 'skinThree action bun stand', [-10, -38, 12, -40]),
  'stroke M50 170h14v10H50z',
  person(264, 210, 0.72, 'skinTwo confirmed short stand', [-12, -40, 10, -42]),
  'stroke M257 178h12v9h-12z',
  'line M28 210V80h56v130M236 210V80h56v130M6 210h308',
])

/** Dinner without screens: a hand on a phone pauses the other devices. */
export const internetPause = picture(320, 240, [
  'sky M20 208V78q0-54 56-54h168q56 0 56 54v130z',
  'stroke M34 46h78v142q0 8-8 8H42q-8 0-8-8z',
  'surface M41 56h64v126H41z',
  'confirmed M78 66h20v12H78zM78 120h20v12H78z',
  'action M78 93h20v12H78zM78 147h20v12H78z',
  'line M48 72h20M48 99h20M48 126h20M48 153h20M86 96v6M91 96v6M86 150v6M91 150v6',
  'saved M216 44l-20 24h40z',
  'line M216 44V24M112 99C136 92 142 80 152 66',
  bareMotif(156, 56, 0.6),
  person(176, 204, 1.04, 'skinOne action long none', [-16, -42, 18, -40]),
  person(222, 204, 0.84, 'skinTwo saved short none', [-14, -46, 14, -44]),
  person(266, 204, 1.04, 'skinOne leaf bald none', [-16, -42, 14, -42]),
  'roof M142 158h158v10H142z',
  'surface M164 150h26l-4 8h-18zM210 150h26l-4 8h-18zM254 150h26l-4 8h-18z',
  'line M156 168v40M286 168v40M8 208h304',
])

/** An umbrella over three computers: hooks and bugs fall like rain and slide off. */
export const internetUmbrella = picture(320, 240, [
  'hill M14 210C8 96 76 20 160 20s152 76 146 190z',
  'action M56 126C62 76 106 50 160 50s98 26 104 76c-16-12-36-12-52 0-16-12-36-12-52 0-16-12-36-12-52 0-16-12-36-12-52 0z',
  'saved M108 126C112 82 136 54 160 50c24 4 48 32 52 76-16-12-36-12-52 0-16-12-36-12-52 0z',
  'line M160 50V38M160 126v62q0 14 12 14t12-12M76 20v26q0 8 7 8t6-8M226 14v22q0 8 7 8t6-8M286 74v24q0 8 7 8t6-8M36 84v22q0 8 7 8t6-8',
  'roof M60 176h200v9H60z',
  'stroke M76 142h44l5 34H71zM198 142h44l5 34h-54z',
  'confirmed M82 148h32l3 21H79zM204 148h32l3 21h-38z',
  'line m88 158 6 6 12-12M210 158l6 6 12-12M74 185v25M246 185v25M6 210h308',
  person(160, 210, 0.8, 'skinTwo cloth long stand', [-12, -36, 8, -50]),
])

/** A hallway with pods in the wall sockets: the signal goes from one to the next up to the last room. */
export const internetHallway = picture(320, 240, [
  'wall M10 214V30h300v184z',
  'wallShade M10 214 90 166V70L10 30zM310 214l-80-48V70l80-40z',
  'surface M90 166h140V70H90z',
  'roofShade M10 214 90 166h140l80 48z',
  'saved M140 166V92h40v74z',
  'action M34 196V84l28 10v86zM258 180V94l28-10v112z',
  'line M10 30 90 70v96L10 214M310 30l-80 40v96l80 48M90 70h140M90 166h140M140 166V92h40v74',
  'dashed M24 168C70 130 90 150 108 136s84 24 104 0 50 8 88 34',
  bareMotif(22, 156, 0.62, 0),
  bareMotif(110, 132, 0.46, 0),
  bareMotif(210, 132, 0.46, 0),
  bareMotif(298, 156, 0.62, 0),
  person(160, 168, 0.68, 'skinThree confirmed short sit', [-10, -40, 14, -40]),
  'stroke M158 134h14v9h-14z',
])
