import { at, bareMotif, motif, picture } from '#core/brand/illustration-parts.ts'
import { person } from '../illustrations/figures.ts'

/** A worn telephone with a family photo; a hand holds another card. */
export const oldPhone = picture(320, 240, [
  'roof M20 206h280v12H20z',
  at('rotate(6 130 110)', [
    'cloth M84 14h96a16 16 0 0 1 16 16v160a16 16 0 0 1-16 16H84a16 16 0 0 1-16-16V30a16 16 0 0 1 16-16z',
    'stroke M80 24h104v172H80z',
    'sky M86 34h92v152H86z',
    'saved M86 130h92v56H86z',
    person(112, 188, 0.9, 'skinTwo action long none', [-10, -40, 20, -44]),
    person(150, 190, 0.9, 'skinThree confirmed short none', [-12, -44, 10, -40]),
    motif(152, 62, 0.6),
    'line M92 44l10 14-6 8M170 176l8-10',
  ]),
  'action M320 150q-40-22-78-6l4 44 74 14z',
  'skinTwo M256 142l-34-10-8 18 30 24 22-6z',
  'surface M192 104h32l12 12v30h-44z',
  'saved M202 122h22v16h-22z',
  'line M192 104h32l12 12v30h-44z',
])

/** A telephone with a padlock, and the key on the kite's string. */
export const padlockPhone = picture(320, 240, [
  'stroke M66 16h92a14 14 0 0 1 14 14v176a14 14 0 0 1-14 14H66a14 14 0 0 1-14-14V30a14 14 0 0 1 14-14z',
  'glass M62 32h100v164H62z',
  'saved M82 104h60a6 6 0 0 1 6 6v44a6 6 0 0 1-6 6H82a6 6 0 0 1-6-6v-44a6 6 0 0 1 6-6z',
  'line M92 104V86a20 20 0 0 1 40 0v18M112 126v14M112 126h.1',
  at('rotate(-20 236 140)', [
    'roof M218 132h66v10h-6v12h-8v-12h-8v8h-8v-8h-36z',
    'roof M196 138a18 18 0 1 1 36 0 18 18 0 1 1 -36 0z',
    'surface M203 138a7 7 0 1 1 14 0 7 7 0 1 1 -14 0z',
  ]),
  'line M208 146C180 190 210 60 262 66',
  bareMotif(272, 58, 1.1),
])

/** A telephone with its four checks. */
export const checkedPhone = picture(320, 240, [
  'stroke M96 10h96a14 14 0 0 1 14 14v192a14 14 0 0 1-14 14H96a14 14 0 0 1-14-14V24a14 14 0 0 1 14-14z',
  'surface M92 26h104v178H92z',
  'confirmed M103 54a13 13 0 1 1 26 0 13 13 0 1 1 -26 0z',
  'line M110 54l5 5 9-10M140 54h42',
  'saved M103 94a13 13 0 1 1 26 0 13 13 0 1 1 -26 0z',
  'line M110 94l5 5 9-10M140 94h42',
  'confirmed M103 134a13 13 0 1 1 26 0 13 13 0 1 1 -26 0z',
  'line M110 134l5 5 9-10M140 134h42',
  'saved M103 174a13 13 0 1 1 26 0 13 13 0 1 1 -26 0z',
  'line M110 174l5 5 9-10M140 174h26',
  at('translate(236 60)rotate(14)', [
    'action M0 0h58v34H0L-16 17z',
    'surface M-6 17a4 4 0 1 1 8 0 4 4 0 1 1 -8 0z',
    'line M14 12h32M14 22h22M-2 17C-20 20-26 6-34-6',
  ]),
  motif(266, 158),
])

/** A telephone with its keypad; the string of the kite rises from the key that is pressed. */
export const dialedPhone = picture(320, 240, [
  'sky M40 6h176a40 40 0 0 1 40 40v148a40 40 0 0 1-40 40H64a40 40 0 0 1-40-40V22A16 16 0 0 1 40 6z',
  'stroke M92 12h96a16 16 0 0 1 16 16v186a16 16 0 0 1-16 16H92a16 16 0 0 1-16-16V28a16 16 0 0 1 16-16z',
  'surface M86 28h108v184H86z',
  'line M102 52h14M124 52h8M140 52h14M162 52h8M98 72h84',
  'glass M97 98a11 11 0 1 1 22 0 11 11 0 1 1 -22 0z',
  'glass M129 98a11 11 0 1 1 22 0 11 11 0 1 1 -22 0z',
  'glass M161 98a11 11 0 1 1 22 0 11 11 0 1 1 -22 0z',
  'glass M97 128a11 11 0 1 1 22 0 11 11 0 1 1 -22 0z',
  'glass M129 128a11 11 0 1 1 22 0 11 11 0 1 1 -22 0z',
  'glass M161 128a11 11 0 1 1 22 0 11 11 0 1 1 -22 0z',
  'glass M97 158a11 11 0 1 1 22 0 11 11 0 1 1 -22 0z',
  'glass M129 158a11 11 0 1 1 22 0 11 11 0 1 1 -22 0z',
  'glass M161 158a11 11 0 1 1 22 0 11 11 0 1 1 -22 0z',
  'saved M97 188a11 11 0 1 1 22 0 11 11 0 1 1 -22 0z',
  'glass M129 188a11 11 0 1 1 22 0 11 11 0 1 1 -22 0z',
  'saved M161 188a11 11 0 1 1 22 0 11 11 0 1 1 -22 0z',
  'line M104 188h8M108 184v8M105 185l6 6M111 185l-6 6M168 184h8M168 192h8M170 180v16M174 180v16',
  'line M183 188C230 190 216 120 262 92',
  bareMotif(274, 72, 1.1),
])
