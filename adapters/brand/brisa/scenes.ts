import type { Shape } from '#core/brand/artwork.ts'

export const heroTrail: readonly Shape[] = []

export const tangledTail: readonly Shape[] = [{ paint: 'line', d: 'M212 98c-34 10-58 26-64 46s8 14 2 24' }]

export const landing =
  'Una niña y su abuela sueltan un globo desde un techo; el hilo baja hasta una ventana con luz'
export const houseInside =
  'Una casa por dentro: el hilo del globo entra al módem y va de cuarto en cuarto, hasta el ático'
export const missingPage = 'Un globo enredado en un árbol; alguien y su perro lo miran desde abajo'
export const orderStatus = 'Alguien suelta hilo a un globo sobre los tejados'

export const english = {
  landing: 'A girl and her grandmother let a balloon go from a rooftop; the string runs down to a lit window',
  houseInside:
    'Inside a house: the balloon string enters the modem and goes from room to room, up to the attic',
  missingPage: 'A balloon tangled in a tree; someone and their dog look up at it from below',
  orderStatus: 'Someone lets out string to a balloon above the rooftops',
}
