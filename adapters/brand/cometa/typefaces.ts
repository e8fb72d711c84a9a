import type { Typefaces } from '#core/brand/typefaces.ts'

const display = 'cometa/fonts/bricolage-grotesque-display.woff2'

/**
 * A face with character for headlines and prices, a calm one for text. The metrics of the fallback fonts were measured
 * with the first screens of the public pages, so that few lines reflow when the web fonts arrive.
 */
export const typefaces: Typefaces = {
  text: {
    family: 'Figtree Variable',
    files: [
      { path: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', weights: '300 900' },
    ],
    fallbacks: [
      {
        weights: '300 599',
        isBold: false,
        sizeAdjust: '101%',
        ascentOverride: '94.1%',
        descentOverride: '24.7%',
      },
      {
        weights: '600 900',
        isBold: true,
        sizeAdjust: '94.3%',
        ascentOverride: '100.7%',
        descentOverride: '26.5%',
      },
    ],
  },
  display: {
    family: 'Bricolage Grotesque Display',
    files: [{ path: display, weights: '200 900' }],
    fallbacks: [
      {
        weights: '200 900',
        isBold: true,
        sizeAdjust: '102.2%',
        ascentOverride: '91%',
        descentOverride: '26.4%',
      },
    ],
  },
  painted: display,
}
