import type { Motif } from '#core/brand/artwork.ts'

/** A kite: its string leaves from its middle, its tail with two bows from its foot. */
export const motif: Motif = {
  body: [
    { paint: 'saved', d: 'M0-24-17-5 0 28z' },
    { paint: 'action', d: 'M0-24 17-5 0 28z' },
    { paint: 'line', d: 'M-17-5H17M0-24V28' },
  ],
  tail: [
    { paint: 'line', d: 'M0 28c-7 8 7 13 0 22s6 12 1 20' },
    { paint: 'confirmed', d: 'm-1 42-7-4v8zM-1 42l7-4v8zM2 59l-7-4v8zM2 59l7-4v8z' },
  ],
}
