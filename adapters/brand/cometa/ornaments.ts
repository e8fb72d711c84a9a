import type { Figures } from '#core/brand/artwork.ts'

/** Kites on the line, and a street of roofs with a few lit windows. */
export const figures: Figures = {
  small: ['M0-11-7-2 0 11z', 'M0-11 7-2 0 11z'],
  medium: ['M0-13-9-2 0 13z', 'M0-13 9-2 0 13z'],
  bar: ['M-9-13-18 0-9 13z', 'M-9-13 0 0-9 13z'],
  large: ['M14 0 2 14 14 36z', 'M14 0 26 14 14 36z'],
  chip: ['M32 0 4.800 12.480 0 52z', 'M32 0 0 52 40 34.320z'],
  waiting: ['M222 40 216 16 240 6z', 'M222 40 240 6 248 30z'],
}

export const horizon =
  'M0 72V46h54l40-26 40 26h38V30h96v10h30V18h10v22h26l52-30 52 30h44V34h18V22h92v12h40l34-22 34 22h34V44h40l58-34 58 34h10V26h8v18h40V28h86v16h36l44-28 44 28h30V36h100v-8h10v8h40l50-26 50 26v8h52V72z'
export const horizonLights =
  'M84 52h12v12H84zM212 44h10v12h-10zM388 44h12v14h-12zM582 42h12v12h-12zM604 42h12v12h-12zM822 48h12v12h-12zM1000 44h10v12h-10zM1090 46h12v14h-12zM1336 44h12v12h-12z'
