import type { Illustration } from '#core/brand/illustration.ts'
import { bareMotif } from '#core/brand/illustration-parts.ts'
import { cloud, person, sun, windows } from './figures.ts'

/** Roofs in the morning: a girl and her grandmother fly the kite whose string comes down into a lit home. */
export const hero: Illustration = [
  'sky M22 490C-24 270 84 60 300 34s344 170 324 456z',
  sun(128, 150, 2.1),
  'hill M22 490c60-136 128-146 208-102 56-60 120-70 190-6 70-46 160-30 204 108z',
  cloud(262, 128, 1.4),
  cloud(524, 176, 1.1),
  'wall M24 490V356h150v134zM424 490V236h176v254z',
  'wallShade M130 490V356h44v134zM548 490V236h52v254zM164 490V372h272v118z',
  'roof M10 358 99 286l89 72zM414 226h196v14H414z',
  'roofShade m99 286 89 72h-58zM156 362h288v16H156zM138 296h16v40l-16-12z',
  ...windows(48, 388, { columns: 3, rows: 2, gap: 28, rise: 38, lit: [4] }),
  ...windows(444, 262, { columns: 4, rows: 1, gap: 26, rise: 50 }),
  ...windows(566, 270, { columns: 1, rows: 4, gap: 30, rise: 50, lit: [1] }),
  'glass M190 404h34v46h-34zM244 404h34v46h-34zM446 330h84v46h-84zM446 408h84v46h-84z',
  'saved M304 398h108v68H304z',
  'cloth M312 450q0-12 12-12h44q12 0 12 12v16h-68z',
  person(340, 476, 0.66, 'skinTwo action bun none', [-10, -34, 12, -34]),
  'surface m330 444 10 4 10-4v10l-10 3-10-3z',
  'action M388 426h16v8h-16z',
  'line M304 398h108v68H304zM382 434h28M340 448v9M190 427h34M244 427h34',
  'leaf M452 372c-6-14 2-22 8-14 2-12 14-10 12 2 8-4 12 4 6 12z',
  person(506, 486, 0.84, 'skinOne confirmed grey-bald none', [-20, -44, 22, -92]),
  'line M440 376h96M444 376v22h88v-22M466 376v22M488 376v22M510 376v22M440 454h96M444 454v22h88v-22M466 454v22M488 454v22M510 454v22',
  'leaf M566 196h32v24h-32z',
  'stroke M70 312c-4-14 2-24 10-26l-1-10 6 5h5l5-5v14c0 6-4 8-5 12z',
  'line M566 226v-6M598 226v-6M560 196h44M582 196v-6M452 226v-40M442 192h20M446 200h12M72 308c-10 0-10-12-16-12',
  'line M342 288c22 24 22 50 20 74-2 26 14 36 32 64',
  person(256, 362, 1.36, 'skinThree cloth grey-bun dress', [-20, -28, 28, -42]),
  person(314, 362, 1.06, 'skinTwo action long walk', [22, -60, 28, -71]),
  'line M343 287C372 254 392 196 398 132',
  { motif: 'heroTrail' },
  bareMotif(400, 112, 2.6, 14),
  'line M6 490h628',
]
