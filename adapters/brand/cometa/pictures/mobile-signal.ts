import { bareMotif, picture } from '#core/brand/illustration-parts.ts'
import { house, sun, windows } from '../illustrations/figures.ts'

/** A hill with an antenna: houses on one side have signal, the other side lies in the shadow. */
export const hillAntenna = picture(320, 240, [
  'sky M0 206V48A48 48 0 0 1 48 0h224a48 48 0 0 1 48 48v158z',
  sun(46, 44),
  'hill M0 206q90-10 150-96 18-22 36 0 60 90 134 96z',
  'wallShade M168 100q10 0 18 10 60 90 134 96H190q-30-60-22-106z',
  'line M168 100V44M156 100l12-40 12 40M160 76h16',
  bareMotif(168, 36, 0.7, 0),
  'line M142 60a34 34 0 0 1 0-36M126 70a54 54 0 0 1 0-56M110 80a76 76 0 0 1 0-74',
  house(30, 206, 42, 30, [...windows(16, -22, { columns: 1, rows: 1, gap: 10, rise: 10, lit: [0] })]),
  house(88, 202, 36, 26, [...windows(13, -20, { columns: 1, rows: 1, gap: 10, rise: 10, lit: [0] })]),
  house(240, 206, 42, 30, [...windows(16, -22, { columns: 1, rows: 1, gap: 10, rise: 10 })]),
  'line M0 206h320',
])

/** Signal through a window, a wall and down to a basement: each time less of it. */
export const wallsSignal = picture(320, 240, [
  'wall M110 40h190v110H110z',
  'wallShade M110 150h190v66H110z',
  'roof M96 40L205 4l109 36z',
  'glass M106 64h10v50h-10z',
  'roofShade M196 40h10v110h-10zM110 148h190v8H110z',
  'line M10 88a24 24 0 0 0 0-36M24 100a44 44 0 0 0 0-60M38 112a64 64 0 0 0 0-84',
  'stroke M132 64h44v54h-44z',
  'surface M136 70h36v42h-36z',
  'action M140 106v-8h5v8z',
  'action M148 106v-14h5v14z',
  'action M156 106v-20h5v20z',
  'action M164 106v-26h5v26z',
  'stroke M228 64h44v54h-44z',
  'surface M232 70h36v42h-36z',
  'action M236 106v-8h5v8z',
  'action M244 106v-14h5v14z',
  'wallShade M252 106v-20h5v20z',
  'wallShade M260 106v-26h5v26z',
  'stroke M132 150h44v54h-44z',
  'surface M136 156h36v42h-36z',
  'action M140 192v-8h5v8z',
  'wallShade M148 192v-14h5v14z',
  'wallShade M156 192v-20h5v20z',
  'wallShade M164 192v-26h5v26z',
  'line M60 216h250',
])
