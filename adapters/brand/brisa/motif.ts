import type { Motif } from '#core/brand/artwork.ts'

/** A balloon in the breeze: the string ends at its knot. */
export const motif: Motif = {
  body: [
    { paint: 'saved', d: 'M0-38C-11-38-18-30-18-20-18-9-9-1 0 4z' },
    { paint: 'action', d: 'M0-38C11-38 18-30 18-20 18-9 9-1 0 4z' },
    { paint: 'action', d: 'M0 2-5 10H5z' },
    { paint: 'line', d: 'M0-38V4' },
  ],
  tail: [{ paint: 'line', d: 'M0 10c-7 8 7 13 0 22s6 12 1 20' }],
}
