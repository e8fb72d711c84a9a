import type { Shape } from '#core/brand/artwork.ts'

export const heroTrail: readonly Shape[] = []

export const tangledTail: readonly Shape[] = [{ paint: 'line', d: 'M212 98c-34 10-58 26-64 46s8 14 2 24' }]

export const landing =
  'Casas de colores sobre pilotes en la bahía; de una ventana con luz sale el hilo de un globo'
export const houseInside =
  'Una casa por dentro: el hilo del globo entra al módem y la señal llega a cada cuarto, hasta el ático'
export const missingPage = 'Un globo enredado en una palmera; un pelícano lo mira desde la arena'
export const orderStatus = 'Banderines entre dos casas sobre el agua, y una palomita delante del sol'

export const english = {
  landing: 'Colorful houses on stilts in the bay; the string of a balloon comes from a lit window',
  houseInside:
    'Inside a house: the balloon string enters the modem, and the signal reaches each room, up to the attic',
  missingPage: 'A balloon tangled in a palm; a pelican looks up at it from the sand',
  orderStatus: 'Flags between two houses over the water, and a check mark in front of the sun',
}
