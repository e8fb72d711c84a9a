import { bareMotif, motif, picture } from '#core/brand/illustration-parts.ts'
import { cloud, house, person, sun, tree } from '../illustrations/figures.ts'

/** A shelf with a television, a router and a telephone on the same string. */
export const semShelf = picture(320, 240, [
  'wall M20 208V50q0-28 28-28h224q28 0 28 28v158z',
  'roof M36 112h248v9H36zM36 186h248v9H36z',
  'stroke M52 54h92v52H52zM92 106h12v6H92z',
  'confirmed M58 60h80v40H58z',
  motif(98, 80, 0.6, 34),
  'surface M188 90h58v22h-58z',
  'line M188 90h58v22h-58zM198 90V62M236 90V62M200 101h6M212 101h6',
  'action M62 168q4-14 24-14t24 14v18H62z',
  'surface M78 172a8 8 0 1 0 16 0 8 8 0 1 0-16 0z',
  'stroke M204 140h24v46h-24z',
  'surface M208 146h16v30h-16z',
  'line M60 156q26-14 52 0M144 84C168 60 172 108 188 102M246 104C274 108 270 150 228 158M204 164C170 176 150 140 110 170',
  'line M8 208h304',
])

/** A family on the sofa, seen from behind, in front of a bright screen at night. */
export const semSofa = picture(320, 240, [
  'hill M12 212V48q0-30 30-30h236q30 0 30 30v164z',
  'stroke M60 40h200v108H60z',
  'sky M68 48h184v92H68z',
  'leaf M68 140v-26q60-26 110-8t74-8v42z',
  motif(196, 84, 0.9, 48),
  'saved M92 78a14 14 0 1 1 28 0 14 14 0 1 1-28 0z',
  person(112, 222, 1.05, 'skinTwo action long none', [-18, -34, 22, -40]),
  person(164, 218, 0.82, 'skinOne saved bun none', [-16, -66, 16, -66]),
  person(212, 222, 1.1, 'skinThree confirmed short none', [-20, -38, 18, -34]),
  'cloth M62 180q0-10 10-10h14v14h148v-14h14q10 0 10 10v32H62z',
  'line M86 184h148M160 184v28M6 212h308',
])

/** A woman cooks while her show plays on a tablet. */
export const semTiles = picture(320, 240, [
  'wall M18 208V36h284v172z',
  'roofShade M18 60h284v6H18z',
  'surface M184 92h86v58h-86z',
  'stroke M176 84h102v74H176z',
  'sky M184 92h86v58h-86z',
  'action M190 98h22v20h-22z',
  'saved M217 98h22v20h-22z',
  'confirmed M244 98h20v20h-20zM190 124h22v20h-22z',
  'leaf M217 124h22v20h-22z',
  bareMotif(254, 134, 0.34, 0),
  person(108, 208, 1.3, 'skinTwo confirmed bun none', [-20, -46, 30, -48]),
  'roofShade M44 168h234v40H44z',
  'roof M34 158h254v10H34z',
  'stroke M130 140h40l-4 18h-32z',
  'line M150 128q-6-8 0-14t0-14M170 146h14M60 66v18M76 66v26M8 208h304',
])

/** A kite looks in at the window; its string ends at the router on the sill. */
export const semWindow = picture(320, 240, [
  'wall M30 214V24h260v190z',
  'sky M74 46h172v118H74z',
  sun(108, 80),
  cloud(204, 72, 0.9),
  'hill M74 164v-28q50-24 92-6t80-10v44z',
  motif(164, 98, 1.3, 28),
  'cloth M60 38h22q10 70-12 130H60zM260 38h-22q-10 70 12 130h10z',
  'roof M56 164h208v10H56z',
  'surface M188 146h48v18h-48z',
  'line M74 46h172M188 146h48v18h-48zM196 146v-20M228 146v-20M198 155h5M208 155h5M164 100C150 150 240 110 212 146M8 214h304',
])

/** A man opens his door with a key that has a small kite on its ring. */
export const semKeys = picture(320, 240, [
  'sky M10 210C8 92 82 24 166 24s148 72 140 186z',
  house(136, 210, 140, 104, ['saved M86-78h36v36H86z', 'action M22 0v-72h44V0z']),
  'line M240 132h36v36h-36zM258 132v36M194 172v8',
  person(112, 210, 1.16, 'skinOne leaf short walk', [-20, -34, 26, -46]),
  'saved M146 150a8 8 0 1 1 16 0 8 8 0 1 1-16 0z',
  'line M162 150h18v6M172 150v5M150 158C144 168 142 170 140 176',
  bareMotif(138, 188, 0.42, 6),
  tree(48, 210, 0.9),
  'line M4 210h312',
])

/** A seesaw in balance: upload and download weigh the same. 640 by 230. */
export const semSeesaw = picture(640, 230, [
  'sky M6 214C24 86 150 16 322 16s298 80 312 198z',
  sun(96, 92, 1.2),
  cloud(198, 62),
  cloud(500, 80, 1.1),
  'hill M6 214c100-40 210-44 316-22 110-26 220-20 312 22z',
  'roof m320 148 40 62h-80z',
  'confirmed M130 142h380v10H130z',
  person(176, 152, 1.02, 'skinTwo action bun sit', [18, -72, 26, -58]),
  person(464, 152, -1.02, 'skinThree saved short sit', [18, -72, 26, -58]),
  'stroke M196 130h12v12h-12zM432 130h12v12h-12z',
  'line M320 142V84M128 196v-34M120 172l8-10 8 10M512 162v34M504 186l8 10 8-10M2 214h636',
  bareMotif(320, 70, 1.1, 0),
  tree(586, 214, 0.9),
])

/** A grandfather and a grandson on the telephone: the cord draws the way between both. */
export const semCord = picture(320, 240, [
  'sky M10 210C8 96 80 26 162 26s152 76 146 184z',
  'wall M18 210v-92h96v92zM206 210v-92h96v92z',
  'roof m8 118 58-44 58 44zM196 118l58-44 58 44z',
  'saved M40 140h52v70H40zM228 140h52v70h-52z',
  person(66, 210, 0.86, 'skinTwo confirmed grey-bald stand', [-14, -30, 12, -62]),
  person(254, 210, -0.78, 'skinTwo action short stand', [-14, -30, 12, -62]),
  'line M78 156C110 150 104 60 134 62s2 44 26 44 0-48 28-46 16 90 56 100M4 210h312',
  bareMotif(160, 108, 0.5, 90),
])
