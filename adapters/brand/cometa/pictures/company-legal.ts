import { at, bareMotif, picture } from '#core/brand/illustration-parts.ts'
import { person, tree } from '../illustrations/figures.ts'

/** A glass jar with a label and three cookies, on a shelf. */
export const cookieJar = picture(320, 240, [
  'wall M20 20h280v170H20z',
  'roofShade M12 190h296v12H12z',
  'surface M104 74q-14 8-14 28v70q0 18 18 18h104q18 0 18-18v-70q0-20-14-28z',
  'roof M110 170a18 18 0 1 1 36 0 18 18 0 1 1 -36 0z',
  'roof M147 168a19 19 0 1 1 38 0 19 19 0 1 1 -38 0z',
  'roof M181 174a15 15 0 1 1 30 0 15 15 0 1 1 -30 0z',
  'stroke M121 165h5v5h-5zM132 173h5v5h-5zM160 162h5v5h-5zM171 171h5v5h-5zM193 170h5v5h-5z',
  'saved M122 96h76v40h-76z',
  bareMotif(142, 116, 0.45),
  'line M164 110h24M164 122h16',
  'action M96 52h128q6 0 6 6v16H90V58q0-6 6-6zM148 42h24v10h-24z',
  'line M104 74q-14 8-14 28v70q0 18 18 18h104q18 0 18-18v-70q0-20-14-28M122 96h76v40h-76z',
  'confirmed M250 150h30v40h-30z',
  'leaf M265 150c-16-4-20-20-14-30 10 4 14 14 14 30 0-16 4-30 14-34 8 14 0 30-14 34z',
  'cloth M36 158h34v32H36z',
  'line M70 164q14 2 14 10t-14 8',
])

/** A person in a wheelchair on a ramp to a wide open door, and a neighbour who holds it. */
export const wideDoor = picture(320, 240, [
  'wall M150 30h160v150H150z',
  'wallShade M280 30h30v150h-30z',
  'saved M176 74h68v106h-68z',
  'action M244 74l24 12v104l-24-10z',
  'line M176 180V74h68v106M244 74l24 12v104l-24-10M258 130v8',
  'glass M176 44h68v18h-68z',
  tree(294, 204),
  'hill M0 214L150 180h160v34z',
  'line M0 214l150-34h26M20 186l130-30M20 186v23M84 171v23M150 156v24',
  person(224, 180, 1.1, 'skinThree confirmed short stand', [-14, -34, 22, -46]),
  at('rotate(-12 92 190)', [
    'cloth M72 152h8v26h26v8H72z',
    person(92, 193, 1.05, 'skinTwo action long sit', [-2, -20, 24, -44]),
    'surface M65 184a21 21 0 1 1 42 0 21 21 0 1 1 -42 0z',
    'line M65 184a21 21 0 1 1 42 0 21 21 0 1 1-42 0M80 184a6 6 0 1 1 12 0 6 6 0 1 1-12 0M112 200a5 5 0 1 1 10 0 5 5 0 1 1-10 0',
  ]),
])

/** A front door with its number, a letter in the mailbox and a pencil. */
export const houseNumber = picture(320, 240, [
  'wall M30 16h220v190H30z',
  'wallShade M214 16h36v190h-36z',
  'confirmed M70 60h84v146H70z',
  'glass M84 74h56v44H84z',
  'saved M137 142a5 5 0 1 1 10 0 5 5 0 1 1 -10 0z',
  'line M70 206V60h84v146M84 74h56v44H84zM112 74v44',
  'surface M172 66h34v26h-34z',
  'line M182 84v-10l-5 4M190 76q6-4 8 0t-8 10h9',
  'roof M172 118h50v42h-50z',
  'surface M180 104h34v26h-34z',
  'line M180 104l17 13 17-13M172 130h50',
  'roofShade M172 130h50v30h-50z',
  'line M160 206h80M20 206h290',
  at('rotate(28 276 150)', [
    'saved M268 84h16v92h-16z',
    'action M268 72h16v12h-16z',
    'skinOne M268 176h16l-8 20z',
    'line M276 84v92',
  ]),
])
