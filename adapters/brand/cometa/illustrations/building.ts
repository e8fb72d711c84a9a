import type { Illustration } from '#core/brand/illustration.ts'
import { motif } from '#core/brand/illustration-parts.ts'
import { person, sun, windows } from './figures.ts'

/** A cross-section of a house: one kite, whose string runs through the stairwell into every flat. */
export const bulkIncluded: Illustration = [
  'sky M20 214C10 130 40 30 140 24s170 60 162 190z',
  sun(50, 72),
  'wall M72 214V66h176v148z',
  'roof M64 54h192v14H64z',
  'surface M80 76h66v38H80zM80 124h66v38H80zM178 76h62v38h-62zM178 124h62v38h-62zM178 172h62v42h-62z',
  'sky M80 172h66v42H80z',
  'wallShade M150 68h24v146h-24z',
  'saved M94 78l-7 10h14zM222 126l-7 10h14z',
  'glass M206 84h24v16h-24z',
  'cloth M112 150q0-8 8-8h12q8 0 8 8v12h-28zM184 100q0-8 6-8h6v22h-12z',
  'leaf M88 208c-8-14 0-20 4-12 2-8 10-6 6 4z',
  'action M120 214v-30h18v30z',
  person(128, 168, 0.5, 'skinOne confirmed grey-bald none', [-8, -32, 10, -32]),
  person(196, 114, 0.46, 'skinThree action long sit', [12, -30, 16, -34]),
  person(198, 214, 0.5, 'skinTwo saved bun dress', [-16, -30, 26, -46]),
  'line M94 78v-2M222 126v-2M80 114h66M80 162h66M178 114h62M178 162h62M178 196h14M226 214v-24h14M92 208v6M133 198v2M206 84h24v16h-24zM218 100v14',
  'line M254 30C200 44 162 40 162 68v118M162 90h-22M162 90h22M162 138h-22M162 138h22M162 186h-22M162 186h22M138 90v1M186 90v1M138 138v1M186 138v1M138 186v1M186 186v1',
  motif(264, 26, 1, 50),
  'line M30 214h262',
]

/** The mailboxes of the hall. One of them holds the string's end. */
export const bulk: Illustration = [
  'sky M30 210V74c0-30 30-52 130-52s134 20 134 56v132z',
  'wallShade M58 52h142v108H58z',
  'surface M66 60h28v26H66zM99 60h28v26H99zM132 60h28v26h-28zM165 60h28v26h-28zM66 93h28v26H66zM99 93h28v26H99zM165 93h28v26h-28zM66 126h28v26H66zM99 126h28v26H99zM132 126h28v26h-28zM165 126h28v26h-28z',
  'stroke M132 93h28v26h-28z',
  'action m132 93-18-7v40l18-7z',
  'line M72 68h16M105 68h16M138 68h16M171 68h16M72 101h10M171 101h16M72 134h16M105 134h16M138 134h16M171 134h16',
  person(226, 210, 1.2, 'skinThree cloth bun dress', [-40, -60, 26, -84]),
  'line M144 106c10 20 22 28 34 32C206 152 238 128 257 109M257 109 276 80',
  motif(282, 66, 0.9, 24),
  'leaf M78 186c-16-14-8-28 0-18 0-20 16-22 14-2 10-10 16 8 2 20z',
  'roof M66 184h32l-4 26H70z',
  'saved M220 46l-12 18h24z',
  'line M220 46V24M20 210h284M120 210v-18h44v18',
]

/** A landing with its doors, one of them only in dashes: that flat is not on the list. */
export const unitNotFound: Illustration = [
  'sky M16 208V64q0-38 40-38h208q40 0 40 38v144z',
  'wallShade M16 190h288v18H16z',
  'action M36 190V84h50v106z',
  'cloth M108 190V84h50v106z',
  'dashed M182 190V84h50v106',
  'surface M50 96h22v18H50zM122 96h22v18h-22z',
  'saved M61 44l-12 18h24zM133 44l-12 18h24zM207 44l-12 18h24z',
  'line M36 190V84h50v106M108 190V84h50v106M78 140v6M150 140v6M56 110l5-10 5 10M58 107h6M128 100h7q4 3 0 5h-7zM128 105h8q4 4 0 6h-8zM61 44V26M133 44V26M207 44V26',
  'line M201 122c0-10 14-10 14 0 0 7-8 7-8 14M207 147v1',
  person(264, 204, -1.18, 'skinTwo saved short stand', [-14, -70, 20, -42]),
  'surface m232 140 16 4-4 20-16-4z',
  'line m232 140 16 4-4 20-16-4zM236 148l8 2M234 154l6 1',
  'line M8 208h304',
]

/** The intercom panel of a building, and a finger in front of it. */
export const multipleUnits: Illustration = [
  'sky M22 212C6 112 60 24 166 24s150 88 134 188z',
  'wall M168 212V70h116v142z',
  'wallShade M254 212V70h30v142z',
  'roof M160 58h132v14H160z',
  ...windows(184, 86, { columns: 3, rows: 4, gap: 24, rise: 28, lit: [2, 4, 9] }),
  'cloth M46 36h108q10 0 10 10v146q0 10-10 10H46q-10 0-10-10V46q0-10 10-10z',
  'surface M52 84h30v14H52zM52 108h30v14H52zM52 132h30v14H52zM52 156h30v14H52zM108 84h30v14h-30zM108 108h30v14h-30zM108 132h30v14h-30zM108 156h30v14h-30z',
  'paper M89 91a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM89 115a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM89 163a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM145 91a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM145 115a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM145 163a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM89 139a5 5 0 1 1 10 0 5 5 0 1 1-10 0z',
  'saved M142 139a8 8 0 1 1 16 0 8 8 0 1 1-16 0z',
  'line M56 54h44M56 62h44M56 70h44M58 91h14M58 115h18M58 139h10M58 163h16M114 91h18M114 115h10M114 139h16M114 163h12',
  person(206, 212, 1.5, 'skinOne action short stand', [-38, -48, 14, -30]),
  'line M14 212h292',
]
