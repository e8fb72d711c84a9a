import { style } from '#adapters/brand/style.ts'
import { typefaces } from '#adapters/brand/typefaces.ts'
import type { Typeface, Typefaces } from '#core/brand/typefaces.ts'

/** Returns the name of the installed fonts that stand in for a typeface. */
export const fallbackOf = ({ family }: Typeface): string => `${family} fallback`

const stackOf = (face: Typeface): string => `"${face.family}", "${fallbackOf(face)}", system-ui, sans-serif`

/** Returns the font families of typefaces, with their fallbacks. */
export const fontsOf = ({ text, display }: Typefaces) => ({ text: stackOf(text), display: stackOf(display) })

/** Sizes, spaces and movements of all brands, and the brand's typefaces and corners. Colours are in its palette. */
export const measures = {
  space: {
    xs: '0.25rem',
    s: '0.5rem',
    m: '0.75rem',
    l: '1rem',
    xl: '1.5rem',
    '2xl': '2rem',
    '3xl': '3rem',
    '4xl': '4.5rem',
    '5xl': '7rem',
  },
  font: fontsOf(typefaces),
  size: {
    small: '0.9375rem',
    body: 'clamp(1.0625rem, 1.02rem + 0.2vw, 1.125rem)',
    lead: 'clamp(1.1875rem, 1.1rem + 0.45vw, 1.375rem)',
    h3: 'clamp(1.25rem, 1.18rem + 0.35vw, 1.4375rem)',
    /** On a phone with large text, headlines still fit their longest words on one line. */
    h2: 'min(clamp(1.625rem, 1.4rem + 1.1vw, 2.25rem), 11vw)',
    h1: 'min(clamp(2.25rem, 1.7rem + 2.7vw, 3.75rem), 12.5vw)',
    hero: 'min(clamp(2.75rem, 1.7rem + 5.2vw, 5.5rem), 16vw)',
  },
  radius: {
    small: style.radius.small,
    medium: style.radius.medium,
    /** The brand's corner of what can be pressed or compared. */
    kite: style.radius.corner,
    round: '999px',
  },
  /** The only line weight: outlines, strings, icons. */
  line: '2px',
  motion: { quick: '150ms', calm: '250ms', pull: 'cubic-bezier(0.2, 0.9, 0.25, 1)' },
  /** 60-70 characters of text. */
  readable: '34rem',
  /** The maximum width of a page. */
  page: '76rem',
  /** The margin at the sides of a page. */
  gutter: 'clamp(1.125rem, 4vw, 3rem)',
} as const
