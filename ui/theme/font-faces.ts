import { globalFontFace } from '@vanilla-extract/css'
import type { Typefaces } from '#core/brand/typefaces.ts'
import { fallbackOf } from './measures.ts'

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

/** A font in the folder of a brand, seen from a folder two below the root, or in a package. */
const urlOf = (path: string): string => (path.startsWith('@') ? path : `../../adapters/brand/${path}`)

const REGULAR = "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Roboto')"
const BOLD = "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Roboto Bold')"

/** Writes the font faces of typefaces and their installed fallbacks into the calling style sheet. */
export const declareFaces = ({ text, display }: Typefaces): void => {
  // Text and headlines may have the same typeface.
  for (const face of new Map([text, display].map((each) => [each.family, each])).values()) {
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
}
