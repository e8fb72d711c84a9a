import type { Mark } from '#core/brand/artwork.ts'

export const mark: Mark = [
  { paint: 'saved', d: 'M34 2 8 10 6 40z' },
  { paint: 'action', d: 'M34 2 6 40 36 28z' },
]
