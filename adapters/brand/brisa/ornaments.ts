/** Balloons on the line, and a bay with sails and a lighthouse. */
export const smallLight = 'M0-11C-5-11-8-8-8-4-8 2-4 6 0 9z'
export const smallShade = 'M0-11C5-11 8-8 8-4 8 2 4 6 0 9z'
export const largeLight = 'M14 1C7 1 2 6 2 13 2 21 8 28 14 34z'
export const largeShade = 'M14 1C21 1 26 6 26 13 26 21 20 28 14 34z'

export const horizon =
  'M250 46h44c-3 10-8 14-14 14h-16c-8 0-12-6-14-14zM270 42V8l24 34zM264 42V18l-16 24zM700 48h36c-2 8-6 12-12 12h-12c-6 0-10-4-12-12zM718 44V16l20 28zM1150 56l5-40h14l5 40zM1153 14a9 8 0 0 1 18 0zM0 72V50q30-12 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0V72z'
export const horizonLights = 'M1157 17h10v8h-10zM1157 34h10v6h-10z'
