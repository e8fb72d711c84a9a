import type { Mark } from '#core/brand/artwork.ts'

export const mark: Mark = [
  { paint: 'saved', d: 'M24 2C12 0 4 8 5 18c1 8 6 13 12 15z' },
  { paint: 'action', d: 'M24 2c12 2 16 12 12 21-4 8-12 11-19 10z' },
  { paint: 'action', d: 'm17 33-6 7 8 1z' },
]
