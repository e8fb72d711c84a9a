/** The words around the address a screen is about. */
export const placeWords = {
  yourAddress: 'Tu dirección',
  change: 'Cambiar dirección',
} as const
