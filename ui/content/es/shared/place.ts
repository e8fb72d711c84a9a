import { translated } from '#ui/content/language.ts'

/** Texts around the address of a screen. */
export const placeWords = translated('placeWords', {
  yourAddress: 'Tu dirección',
  change: 'Cambiar dirección',
} as const)
