import { bareMotif, picture } from '#core/brand/illustration-parts.ts'
import { cloud, person, sun } from '../illustrations/figures.ts'

/** Two neighbours compare bills: today's reaches the floor, the other is as short as the kite's string. */
export const savingsCalculator = picture(320, 240, [
  'sky M10 206V70q0-30 30-30h240q30 0 30 30v136z',
  sun(62, 82, 0.9),
  cloud(150, 76),
  'hill M10 206v-34q70-34 150-10t150-6v50z',
  person(84, 206, 1.4, 'skinThree cloth short stand', [-20, -34, 24, -58]),
  'surface M106 116h34v84q-6-6-11 0t-11 0-12 0z',
  'line M106 116h34v84q-6-6-11 0t-11 0-12 0zM114 130h18M114 144h18M114 158h18M114 172h18M114 186h10',
  person(222, 206, 1.4, 'skinOne action long dress', [-26, -56, 22, -64]),
  'saved M168 118h34v38q-6-6-11 0t-11 0-12 0z',
  'line M168 118h34v38q-6-6-11 0t-11 0-12 0zM176 132h18M176 144h10',
  'line M253 116Q290 110 282 66',
  bareMotif(282, 52, 1, 24),
  'line M10 206h300',
])
