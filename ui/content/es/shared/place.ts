/** Texts around the address of a screen. */
export const placeWords = {
  yourAddress: 'Tu dirección',
  change: 'Cambiar dirección',
} as const
