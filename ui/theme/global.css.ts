import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { typefaces } from '#adapters/brand/typefaces.ts'
import { declareFaces } from './font-faces.ts'
import { base } from './layers.css.ts'
import { media } from './media.ts'
import { vars } from './tokens.css.ts'

const set = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [base]: rule } })

declareFaces(typefaces)

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
  fontWeight: vars.heading.weight,
  lineHeight: 1.08,
  letterSpacing: vars.heading.tracking.medium,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})
set('h1', {
  fontSize: vars.size.h1,
  lineHeight: 0.98,
  letterSpacing: vars.heading.tracking.large,
  '@container': { '(max-width: 14rem)': { hyphens: 'auto' } },
})
set('h2', { fontSize: vars.size.h2 })
set('h3', { fontSize: vars.size.h3, lineHeight: 1.15, letterSpacing: vars.heading.tracking.small })
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
// A band over the width of the window is a picture, which a theme of forced colours does not replace.
set('*', { '@media': { '(forced-colors: active)': { borderImageSource: 'none !important' } } })
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
