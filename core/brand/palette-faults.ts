import type { BrandFault } from './brand-fault.ts'
import { faultIf } from './brand-fault.ts'
import type { Backgrounds } from './color-pairs.ts'
import {
  EDGE_CONTRAST,
  HIGH_EDGE_CONTRAST,
  HIGH_TEXT_CONTRAST,
  TEXT_CONTRAST,
  edgeBackgrounds,
  pairsOf,
  textBackgrounds,
} from './color-pairs.ts'
import { contrast } from './contrast.ts'
import { highContrast } from './high-contrast.ts'
import type { BrandPalette, Palette } from './palette.ts'

const FILE = 'palette.ts'
const COLOR = /^#[0-9a-f]{6}$/
const schemes = ['light', 'dark'] as const

/** Returns the ratio with two digits, rounded down: 4.499 is not 4.50. */
const ratioText = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`

const colorFaults = (scheme: string, colors: Readonly<Record<string, unknown>>): readonly BrandFault[] =>
  Object.entries(colors).flatMap(([role, color]) =>
    typeof color === 'object' && color !== null
      ? colorFaults(`${scheme}.${role}`, color as Readonly<Record<string, unknown>>)
      : faultIf(
          typeof color !== 'string' || !COLOR.test(color),
          FILE,
          `${scheme}.${role}`,
          `is «${String(color)}», not a colour of six hexadecimal digits such as #1a2b3c`,
        ),
  )

const pairFaults = (
  scheme: string,
  palette: Palette,
  backgrounds: Backgrounds,
  use: string,
  least: number,
): readonly BrandFault[] =>
  pairsOf(backgrounds).flatMap(([role, background]) => {
    const ratio = contrast(palette[role], palette[background])
    return faultIf(
      ratio < least,
      FILE,
      `${scheme}.${role}`,
      `on ${scheme}.${background} has a contrast of ${ratioText(ratio)}; ${use} needs ${least}:1`,
    )
  })

/** Returns faults of a palette: invalid colours, low-contrast pairs in light, dark and high contrast (BRD-03). */
export const paletteFaults = (palette: BrandPalette): readonly BrandFault[] =>
  schemes.flatMap((scheme) => {
    const colors = palette[scheme]
    const unreadable = colorFaults(scheme, colors)
    if (unreadable.length > 0) return unreadable
    const more = highContrast(colors)
    // Its roles take the colours of a few others, so one pair represents all that fall short.
    const inHighContrast = [
      ...pairFaults(scheme, more, textBackgrounds, 'text in high contrast', HIGH_TEXT_CONTRAST),
      ...pairFaults(scheme, more, edgeBackgrounds, 'an edge in high contrast', HIGH_EDGE_CONTRAST),
    ].slice(0, 1)
    return [
      ...pairFaults(scheme, colors, textBackgrounds, 'text', TEXT_CONTRAST),
      ...pairFaults(scheme, colors, edgeBackgrounds, 'an edge', EDGE_CONTRAST),
      ...inHighContrast,
    ]
  })
