import type { Typeface, Typefaces } from '#core/brand/typefaces.ts'

const regular = 'brisa/fonts/outfit-400.woff2'
const bold = 'brisa/fonts/outfit-700.woff2'

const outfit: Typeface = {
  family: 'Outfit',
  files: [
    { path: regular, weights: '300 500' },
    { path: bold, weights: '501 900' },
  ],
  fallbacks: [
    {
      weights: '300 500',
      isBold: false,
      sizeAdjust: '96.9%',
      ascentOverride: '103.2%',
      descentOverride: '26.8%',
    },
    {
      weights: '501 900',
      isBold: true,
      sizeAdjust: '93.4%',
      ascentOverride: '107.1%',
      descentOverride: '27.8%',
    },
  ],
}

/** One round face in two weights, for text, headlines and prices. */
export const typefaces: Typefaces = { text: outfit, display: outfit, painted: bold }
