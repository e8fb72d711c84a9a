import type { Figures } from '#core/brand/artwork.ts'

/** Balloons on the line, and a bay with sails and a lighthouse. */
export const figures: Figures = {
  small: ['M0-11C-5-11-8-8-8-4-8 2-4 6 0 9z', 'M0-11C5-11 8-8 8-4 8 2 4 6 0 9z'],
  medium: ['M0-13C-6-13-9-9-9-5-9 2-5 8 0 12z', 'M0-13C6-13 9-9 9-5 9 2 5 8 0 12z'],
  bar: ['M-9-13C-15-13-18-9-18-5-18 2-14 8-9 12z', 'M-9-13C-3-13 0-9 0-5 0 2-4 8-9 12z'],
  large: ['M14 1C7 1 2 6 2 13 2 21 8 28 14 34z', 'M14 1C21 1 26 6 26 13 26 21 20 28 14 34z'],
  chip: ['M20 1C10 1 3 8 3 18 3 30 11 40 20 51z', 'M20 1C30 1 37 8 37 18 37 30 29 40 20 51z'],
  waiting: [
    'M222 6C213 6 209 13 209 20 209 29 216 35 222 40z',
    'M222 6C231 6 235 13 235 20 235 29 228 35 222 40z',
  ],
}

export const horizon =
  'M250 46h44c-3 10-8 14-14 14h-16c-8 0-12-6-14-14zM270 42V8l24 34zM264 42V18l-16 24zM700 48h36c-2 8-6 12-12 12h-12c-6 0-10-4-12-12zM718 44V16l20 28zM1150 56l5-40h14l5 40zM1153 14a9 8 0 0 1 18 0zM0 72V50q30-12 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0V72z'
export const horizonLights = 'M1157 17h10v8h-10zM1157 34h10v6h-10z'
