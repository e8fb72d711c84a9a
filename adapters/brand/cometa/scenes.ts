import type { Shape } from '#core/brand/artwork.ts'

export const heroTrail: readonly Shape[] = [
  { paint: 'line', d: 'M382 183c-24 4-12 28-38 28s-18 24-44 18' },
  {
    paint: 'confirmed',
    d: 'm364 198.500-16.500-.4 6.200-12.600zM364 198.500l10.300 13 6.200-12.600zM322 222l-16-4.300 9.200-10.600zM322 222l6.800 15.300 9.200-10.600z',
  },
]

export const tangledTail: readonly Shape[] = [
  { paint: 'line', d: 'M183 110c-30 6-34 22-38 34s8 14 2 24' },
  {
    paint: 'confirmed',
    d: 'm146 146-8-2 2 9zM146 146l8 1-4 8zM148 164l-8-2 2 9zM148 164l8 1-4 8z',
  },
]

export const landing =
  'Una niña y su abuela vuelan una cometa desde un techo; el hilo baja hasta una ventana con luz'
export const houseInside =
  'Una casa por dentro: el hilo de la cometa entra al módem y va de cuarto en cuarto, hasta el ático'
export const missingPage = 'Una cometa enredada en un árbol; alguien y su perro la miran desde abajo'
export const orderStatus = 'Alguien suelta hilo a una cometa sobre los tejados'

export const english = {
  landing: 'A girl and her grandmother fly a kite from a rooftop; the string runs down to a lit window',
  houseInside: 'Inside a house: the kite string enters the modem and goes from room to room, up to the attic',
  missingPage: 'A kite tangled in a tree; someone and their dog look up at it from below',
  orderStatus: 'Someone lets out string to a kite above the rooftops',
}
