import { bareMotif, motif, picture } from '#core/brand/illustration-parts.ts'
import { cloud, person, sun } from '../illustrations/figures.ts'

/** A student at a desk among moving boxes. The kite hangs in the window. */
export const internetStudent = picture(320, 240, [
  'wall M22 208V50q0-28 28-28h220q28 0 28 28v158z',
  'sky M46 46h98v78H46z',
  sun(70, 72, 0.8),
  motif(112, 84, 0.7, 38),
  'line M46 46h98v78H46zM95 46v78',
  'roof M150 158h128v10H150z',
  'stroke M192 126h46l5 32h-56z',
  'confirmed M246 138h22v20h-22z',
  'leaf M252 138c-12-12-2-26 4-14 3-12 14-8 6 14z',
  'line M160 168v40M268 168v40M104 106c28 40 60 6 88 40',
  person(166, 206, 1.14, 'skinOne action bun sit', [20, -46, 32, -44]),
  'wallShade M40 168h54v40H40zM58 138h44v30H58z',
  'roofShade M60 168h12v40H60zM74 138h10v30H74z',
  'line M40 168h54v40H40zM58 138h44v30H58zM206 42h66M206 62h44',
  'saved M212 24h10v18h-10zM240 26h8v16h-8z',
  'cloth M224 20h12v22h-12zM212 46h14v16h-14z',
  'line M8 208h304',
])

/** Two people share a bill at a kitchen table: each holds a part of the same string. */
export const internetSharing = picture(320, 240, [
  'wall M30 206V74q0-34 34-34h192q34 0 34 34v132z',
  'saved M160 56l-20 22h40z',
  'line M160 56V40',
  'roof M88 152h144v10H88z',
  'line M102 162v44M218 162v44M112 122C132 144 186 144 208 122',
  bareMotif(160, 130, 0.72, 0),
  person(96, 206, 1.1, 'skinThree leaf long stand', [-14, -30, 16, -76]),
  person(224, 206, -1.1, 'skinOne cloth short stand', [-14, -30, 16, -76]),
  'surface M146 144h28v8h-28z',
  'line M146 144h28v8h-28zM10 206h300',
])

/** A mother fills in a form at the kitchen table while her son studies. */
export const internetKitchenForm = picture(320, 240, [
  'sky M18 206V76q0-46 46-46h192q46 0 46 46v130z',
  'surface M206 52h74v64h-74z',
  'saved M206 116V92a26 26 0 0 1 26 24z',
  'line M206 52h74v64h-74zM243 52v64',
  'roofShade M44 78h70v8H44z',
  'action M54 60h18v18H54z',
  'leaf M88 78c-10-14 0-22 4-12 2-10 12-6 6 12z',
  'roof M60 154h196v10H60z',
  'line M76 164v42M240 164v42',
  person(110, 200, 1.12, 'skinTwo action long none', [-12, -38, 22, -42]),
  person(200, 200, -0.92, 'skinTwo confirmed short none', [-18, -40, 16, -42]),
  'roof M60 154h196v10H60z',
  'surface M126 144h34l4 10h-42z',
  'stroke M184 130h32l4 24h-38z',
  'line M130 148h20M136 142 150 130M8 206h304',
  motif(270, 140, 0.6, 20),
])

/** A woman compares two bills: one ends in a knot, the other in a level string. */
export const internetCompare = picture(320, 240, [
  'sky M26 206C10 96 74 26 160 26s150 70 134 180z',
  cloud(244, 66, 0.8),
  'surface M54 54h74v98H54zM198 54h74v98h-74z',
  'line M54 54h74v98H54zM198 54h74v98h-74zM66 72h34M210 72h34M66 132c10-2 14-10 22-10s4 12 12 8-2-20 8-26 8-20 12-28M210 122H258',
  'saved M66 84h24v10H66z',
  'confirmed M210 84h24v10h-24z',
  bareMotif(262, 122, 0.42, 90),
  person(162, 206, 1.3, 'skinOne action bun stand', [-26, -62, 26, -62]),
  'line M8 206h304',
])

/** A technician at the door with a reel: the string is about to come in. */
export const internetVisit = picture(320, 240, [
  'wall M140 206V44h150v162z',
  'wallShade M256 206V44h34v162z',
  'roof m126 44 16-22h146l16 22z',
  'saved M176 206V96h58v110z',
  'action M234 206V96l22 12v98z',
  'glass M152 62h16v22h-16z',
  'line M176 206V96h58v110M242 152v8M126 44h178',
  person(206, 206, 1.02, 'skinThree cloth long stand', [-22, -58, 14, -30]),
  person(110, 206, 1.14, 'skinOne confirmed cap stand', [-16, -32, 24, -54]),
  'roofShade M72 156a18 18 0 1 1 36 0 18 18 0 1 1-36 0z',
  'surface M83 156a7 7 0 1 1 14 0 7 7 0 1 1-14 0z',
  'line M72 156a18 18 0 1 1 36 0 18 18 0 1 1-36 0zM76 144C50 120 40 96 44 74',
  bareMotif(44, 52, 0.94, -14),
  'line M8 206h304',
])

/** An agent with a headset at night: the call reaches a lit window. */
export const internetNightCall = picture(320, 240, [
  'hill M14 206C6 92 70 26 160 26s154 66 146 180z',
  'saved M70 74a20 20 0 1 1 26-26 22 22 0 0 0-26 26z',
  'wall M30 206v-66h84v66z',
  'roof m20 140 52-36 52 36z',
  'saved M58 156h30v28H58z',
  'line M73 156v28M58 170h30M112 128C142 92 170 92 186 116',
  'roof M176 158h112v10H176z',
  'stroke M232 122h42v30h-42zM248 152h10v6h-10z',
  person(204, 206, 1.2, 'skinTwo action short sit', [16, -42, 24, -44]),
  'line M192 124a13 13 0 0 1 24 0M192 126v6l8 8M186 168v38M278 168v38M8 206h304',
])
