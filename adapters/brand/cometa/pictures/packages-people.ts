import { bareMotif, motif, picture } from '#core/brand/illustration-parts.ts'
import { cloud, house, person, sun } from '../illustrations/figures.ts'

/** A young woman leaves home with her phone; the string of the router at the window follows her. */
export const packagesOne = picture(320, 240, [
  'hill M6 212C4 92 80 20 164 20s152 76 148 192z',
  'saved M262 66a18 18 0 1 1 22-24 20 20 0 0 0-22 24z',
  house(26, 212, 132, 92, ['saved M16-70h46v40H16z', 'action M84 0v-58h30V0z']),
  'confirmed M52 170h26v12H52z',
  'line M42 142h46v40H42zM58 170v-10M72 170v-10M78 176C130 150 170 190 214 150',
  person(208, 212, 1.1, 'skinTwo saved bun walk', [-16, -30, 22, -58]),
  'stroke M228 136h11v19h-11z',
  'line M240 142C262 128 270 112 268 98',
  bareMotif(268, 86, 0.72, 10),
  'line M4 212h312',
])

/** A phone in a pocket: a string leaves it and runs back to the house. */
export const packagesPocket = picture(320, 240, [
  'sky M12 210C6 96 80 24 168 24s146 76 138 186z',
  'cloth M150 210V52h122v158z',
  'roofShade M164 104h92v70q0 22-46 22t-46-22z',
  'stroke M186 62h46v62h-46z',
  'surface M192 70h34v40h-34z',
  bareMotif(209, 90, 0.5, 0),
  'cloth M164 112h92v14h-92z',
  'line M164 112h92M164 112v62q0 22 46 22t46-22v-62M170 120h80M150 210V52M272 210V52',
  house(28, 210, 70, 46, ['saved M24-34h20v18H24z']),
  'line M72 176C120 150 110 70 160 66S190 84 192 84M8 210h304',
])

/** A kite stand with a striped awning: a price tag hangs from each kite. */
export const packagesStall = picture(320, 240, [
  'sky M14 210C10 92 80 22 164 22s150 74 142 188z',
  'roof M44 78h8v132h-8zM262 78h8v132h-8z',
  'surface M34 56h246v26q-12 12-25 0-12 12-24 0-13 12-25 0-12 12-25 0-12 12-24 0-13 12-25 0-12 12-25 0-12 12-24 0-13 12-25 0-12 12-24 0z',
  'action M34 56h24v26q-12 12-24 0zM83 56h25v26q-12 12-25 0zM133 56h24v26q-12 12-24 0zM182 56h25v26q-12 12-25 0zM231 56h24v26q-12 12-24 0z',
  'roof M38 164h240v12H38z',
  'wall M48 176h220v34H48z',
  'line M92 88v14M156 88v10M222 88v14M92 138v10M156 136v12M222 138v10',
  bareMotif(92, 120, 0.72, 0),
  bareMotif(156, 118, 0.72, 0),
  bareMotif(222, 120, 0.72, 0),
  'saved M80 146h24v14H80zM144 146h24v14h-24zM210 146h24v14h-24z',
  'line M86 153h12M150 153h12M216 153h12',
  person(292, 210, -1.02, 'skinThree confirmed cap stand', [-14, -30, 24, -60]),
  person(26, 210, 0.7, 'skinOne saved short stand', [-12, -30, 20, -72]),
  'line M4 210h312',
])

/** A man reads a bill as tall as he is, from top to bottom. */
export const packagesLongBill = picture(320, 240, [
  'hill M14 212C6 92 76 22 160 22s154 74 146 190z',
  cloud(72, 74, 0.7),
  'surface M160 44h92v150l-12 10-11-10-12 10-11-10-12 10-11-10-12 10-11-10z',
  'line M174 66h40M174 86h28M174 106h46M174 126h32M232 66h8M232 86h8M232 106h8M232 126h8M174 150h66',
  'saved M174 162h66v18h-66z',
  'line M182 171h20M224 171h8',
  person(118, 212, 1.5, 'skinThree action grey-bald stand', [-14, -32, 26, -62]),
  motif(258, 48, 0.7, 40),
  'line M6 212h308',
])

/** Two neighbours talk from balcony to balcony; a string joins both homes. */
export const packagesBalcony = picture(320, 240, [
  'sky M104 212V20h112v192z',
  'wall M10 212V20h96v192zM214 212V20h96v192z',
  'wallShade M10 212V20h18v192zM292 212V20h18v192z',
  'roofShade M44 66h40v70H44zM236 66h40v70h-40z',
  sun(160, 56),
  person(88, 142, 0.94, 'skinOne leaf grey-bun stand', [-14, -30, 22, -44]),
  person(230, 142, -0.94, 'skinThree action long stand', [-16, -32, 22, -66]),
  'roof M38 140h88v8H38zM194 140h88v8h-88z',
  'line M126 140v-30H96M194 140v-30h28M111 110v30M208 110v30M118 98C140 118 176 116 204 84M44 66h40v74M236 66h40v74',
  bareMotif(160, 112, 0.5, 90),
  'line M4 212h312',
])

/** A girl runs with her kite to somebody who arrives with a cap and a duffel bag. */
export const packagesHomecoming = picture(320, 240, [
  'sky M10 210C8 92 82 20 166 20s150 76 142 190z',
  sun(60, 86),
  cloud(140, 60, 0.8),
  'hill M10 210c60-46 130-40 180-14 40-24 84-22 118 14z',
  house(18, 210, 72, 54, ['cloth M28 0v-36h18V0z']),
  person(148, 210, 0.82, 'skinTwo action long walk', [-26, -62, 26, -56]),
  'line M127 160C112 134 116 110 124 96',
  motif(122, 84, 0.9, -18),
  person(238, 210, -1.24, 'skinTwo leaf cap walk', [-18, -34, 28, -44]),
  'roof M252 176q0-10 12-10h34q12 0 12 10v22q0 10-12 10h-34q-12 0-12-10z',
  'line M264 166q16-18 34 0M268 166v42M294 166v42M4 210h312',
])

/** A grandfather and his granddaughter with a computer on the front steps. */
export const packagesLadder = picture(320, 240, [
  'wall M30 208V44h212v164z',
  'roof m16 44 22-24h196l22 24z',
  'action M150 140V70h50v70z',
  'glass M56 74h56v44H56z',
  'line M56 74h56v44H56zM84 74v44M190 104v8',
  'roofShade M128 140h122v22H128z',
  'roof M106 162h166v22H106z',
  'roofShade M84 184h210v24H84z',
  person(148, 186, 1.08, 'skinThree cloth grey-bald sit', [12, -36, 24, -44]),
  person(206, 186, -0.82, 'skinThree saved bun sit', [10, -40, 26, -40]),
  'stroke M166 140h22v14h-22zM162 154h30v4h-30z',
  'line M178 140C182 112 250 120 274 84',
  motif(282, 72, 0.84, 34),
  'line M6 208h308',
])
