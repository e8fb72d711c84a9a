import { globalFontFace, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { typefaces } from '#adapters/brand/typefaces.ts'
import { base } from './layers.css.ts'
import { fallbackOf } from './measures.ts'
import { media } from './media.ts'
import { vars } from './tokens.css.ts'

const set = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [base]: rule } })

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

/** A font in the folder of a brand, seen from this folder, or in a package. */
const urlOf = (path: string): string => (path.startsWith('@') ? path : `../../adapters/brand/${path}`)

const REGULAR = "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Roboto')"
const BOLD = "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Roboto Bold')"

/** Text and headlines may have the same typeface. */
const faces = new Map([typefaces.text, typefaces.display].map((face) => [face.family, face]))

for (const face of faces.values()) {
  globalFontFace(
    face.family,
    face.files.map(({ path, weights }) => ({
      src: `url('${urlOf(path)}') format('woff2')`,
      fontWeight: weights,
      fontDisplay: 'swap',
      unicodeRange: latin,
    })),
  )
  globalFontFace(
    fallbackOf(face),
    face.fallbacks.map(({ weights, isBold, ...metrics }) => ({
      src: isBold ? BOLD : REGULAR,
      fontWeight: weights,
      ...metrics,
      lineGapOverride: '0%',
    })),
  )
}

set('*, *::before, *::after', { boxSizing: 'border-box' })
set('html', { textSizeAdjust: '100%', scrollPaddingBlock: '5rem', hangingPunctuation: 'first' })
set('body', {
  margin: 0,
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.size.body,
  lineHeight: 1.5,
  WebkitFontSmoothing: 'antialiased',
})
set('h1, h2, h3', {
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: 700,
  lineHeight: 1.08,
  letterSpacing: '-0.015em',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})
set('h1', {
  fontSize: vars.size.h1,
  lineHeight: 0.98,
  letterSpacing: '-0.025em',
  '@container': { '(max-width: 14rem)': { hyphens: 'auto' } },
})
set('h2', { fontSize: vars.size.h2 })
set('h3', { fontSize: vars.size.h3, lineHeight: 1.15, letterSpacing: '-0.005em' })
set('p, ul, ol, dl, figure, fieldset', { margin: 0 })
set('p, li', { textWrap: 'pretty' })
set('strong, b', { fontWeight: 700 })
set('a', {
  color: 'inherit',
  textDecorationColor: vars.color.action,
  textDecorationThickness: vars.line,
  textUnderlineOffset: '0.22em',
  textDecorationSkipInk: 'none',
})
// A telephone number breaks over two lines only where one line is too short for it.
set('a[href^="tel:"]', { display: 'inline-block' })
set('button, input, select, textarea', { font: 'inherit', color: 'inherit' })
set('img, svg, video', { display: 'block', maxWidth: '100%' })
set('::selection', { background: vars.color.saved, color: vars.color.onSaved })
set('[hidden]', { display: 'none' })
set(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '3px',
  boxShadow: `0 0 0 3px ${vars.color.focusHalo}`,
})
set('main:focus, main:focus-visible, h1:focus, h1:focus-visible', { outline: 'none', boxShadow: 'none' })
// `!important`, because a declaration of the lowest layer overrides the others only that way.
set('*, *::before, *::after', {
  '@media': {
    [media.still]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})
