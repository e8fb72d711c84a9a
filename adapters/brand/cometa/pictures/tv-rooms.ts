import { bareMotif, motif, picture } from '#core/brand/illustration-parts.ts'
import { person, sun } from '../illustrations/figures.ts'

/** Five televisions hang from one string, each larger than the last; the kite holds them. 320 by 260. */
export const tvStack = picture(320, 260, [
  'sky M14 250V96q0-76 96-76h100q96 0 96 76v154z',
  'line M30 196C60 236 84 214 104 176S152 150 172 116 216 96 268 44',
  bareMotif(272, 40, 1.2, 40),
  'stroke M20 204h30v22H20zM70 224h38v26H70zM122 168h46v32h-46zM184 112h60v42h-60zM196 178h102v70H196z',
  'confirmed M24 208h22v14H24z',
  'saved M75 229h28v16H75z',
  'action M127 173h36v22h-36z',
  'cloth M189 117h50v32h-50z',
  'glass M202 184h90v58h-90z',
  'leaf M202 242v-14q22-24 44-6t46-14v34z',
  sun(224, 204, 0.5),
  'line M35 204v-8M89 224v-26M145 168v-22M214 112V96M247 178v-24',
])

/** A grandmother and a boy dance in front of the television; the string of the kite on the screen leaves it. */
export const tvDance = picture(320, 240, [
  'wall M14 206V54q0-30 30-30h232q30 0 30 30v152z',
  'roofShade M176 158h120v10H176zM186 168h8v38h-8zM278 168h8v38h-8z',
  'stroke M172 72h128v82H172z',
  'sky M178 78h116v70H178z',
  'hill M178 148v-16q30-24 60-8t56-10v34z',
  bareMotif(240, 106, 0.72, 34),
  'line M232 114C200 140 176 150 160 128S136 74 112 62M228 154v4M244 154v4',
  'action M30 74h40v30H30z',
  'saved M38 104V90a14 14 0 0 1 24 0v14z',
  'line M30 74h40v30H30zM50 74V62',
  person(88, 206, 1.3, 'skinTwo confirmed grey-bun dress', [-22, -66, 26, -44]),
  person(148, 206, -0.9, 'skinTwo saved short walk', [-24, -72, 28, -58]),
  'line M6 206h308M40 186q-10 6-8 14M192 190q12-2 14 8',
])

/** An older couple on the sofa with a cup, in the light of the television at the left. */
export const tvNovela = picture(320, 240, [
  'hill M10 206C4 92 70 26 160 26s156 66 150 180z',
  { opacity: 0.35, parts: ['saved M58 96 306 70v120L58 150z'] },
  'roof M22 164h48v42H22z',
  'stroke M40 88h18v72H40z',
  'glass M53 94h5v60h-5z',
  'line M49 88 36 66M49 88 62 68M30 184h32',
  person(186, 200, -1.14, 'skinOne confirmed grey-bun sit', [-16, -32, 26, -50]),
  person(246, 200, -1.2, 'skinThree cloth grey-bald sit', [-14, -34, 18, -34]),
  'action M140 168h150q10 0 10 10v18H140zM280 120h20q8 0 8 8v68h-28z',
  'surface M148 136h14v13h-14z',
  'line M148 139q-7 3 0 8M152 132v-5M158 132v-5M150 196v10M292 196v10M6 206h308',
  motif(270, 58, 0.6, 18),
])

/** A rooftop at night: a film on a sheet between two poles, and a family with their backs to us. */
export const tvRooftop = picture(320, 240, [
  'saved M44 64a18 18 0 1 1 22-24 20 20 0 0 0-22 24z',
  'surface M92 36h180v104H92z',
  'sky M100 44h164v88H100z',
  'hill M100 132v-22q44-34 84-12t80-16v50z',
  motif(206, 74, 0.9, 36),
  'roofShade M84 24h6v142h-6zM274 24h6v142h-6z',
  'wall M8 232v-52h304v52z',
  'roof M2 166h316v14H2z',
  'glass M30 194h22v26H30zM266 194h22v26h-22z',
  'saved M108 194h22v26h-22z',
  person(122, 166, 0.86, 'skinTwo action long sit', [-14, -30, 16, -30]),
  person(166, 166, 0.62, 'skinOne saved short sit', [-20, -68, 20, -68]),
  person(214, 166, 0.92, 'skinThree confirmed short sit', [-14, -30, 16, -30]),
  'stroke M20 142h26v18H20z',
  'line M46 148 92 60M46 154 92 138M20 166v-6M46 166v-6M28 132v-6',
])

/** Two people pull on one remote control, and its string is tight. */
export const tvRemotes = picture(320, 240, [
  'surface M30 206C10 110 70 40 160 40s150 70 130 166z',
  'roofShade M120 170h80v36h-80z',
  'stroke M104 84h112v72H104z',
  'confirmed M110 90h50v60h-50z',
  'action M160 90h50v60h-50z',
  'line M160 90v60M160 156v14M130 60l30 24 30-24',
  person(62, 206, 1.24, 'skinOne action long stand', [-14, -34, 42, -38]),
  person(258, 206, -1.24, 'skinThree confirmed short stand', [-14, -34, 42, -38]),
  'stroke M112 152h96v16h-96z',
  'saved M124 157h8v6h-8zM140 157h8v6h-8z',
  'surface M170 157h8v6h-8zM186 157h8v6h-8z',
  'line M20 206h280',
])

/** A woman points a remote control at a long strip of screens that flies like a kite's tail. */
export const tvLineup = picture(320, 240, [
  'sky M14 206V70q0-46 46-46h200q46 0 46 46v136z',
  'stroke m112 176 32-18 12 22-32 18zM158 148l34-16 12 24-34 16zM204 120l36-14 10 26-36 14zM248 84l38-10 8 28-38 10zM232 44l38-8 6 26-38 8z',
  'action m117 177 24-13 8 14-24 13z',
  'saved m163 149 26-12 8 16-26 12z',
  'confirmed m209 122 27-10 7 17-27 10z',
  'glass m253 88 29-8 6 18-29 8z',
  'leaf m237 47 29-6 4 17-29 6z',
  bareMotif(182, 58, 0.94, -60),
  'line M192 60C206 62 220 58 232 54M276 62q14 6 6 14M244 112q-8 2-8 4M196 134l8-6M146 164l12-8',
  person(62, 206, 1.34, 'skinTwo action long dress', [-18, -32, 28, -52]),
  'stroke m98 138 14-12 6 6-14 12z',
  'line M6 206h308',
])
