import { highContrast } from '#core/brand/high-contrast.ts'
import type { BrandPalette, Palette } from '#core/brand/palette.ts'
import { measures } from './measures.ts'

/** A token of the Design Tokens Format: a value with its type, or a group of tokens. */
export type DesignToken = { readonly $type: string; readonly $value: string }
export type DesignTokens = { readonly [name: string]: DesignToken | DesignTokens }

type Values = { readonly [name: string]: string | Values }

const tokensOf = ($type: string, values: Values): DesignTokens =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? { $type, $value: value } : tokensOf($type, value),
    ]),
  )

const colors = (palette: Palette): DesignTokens => tokensOf('color', palette)

const { font, motion, line, readable, page, gutter, ...dimensions } = measures
const { pull, ...durations } = motion

/** Returns the tokens of a brand for design tools: its colours in each scheme, and the sizes that all brands share (Design Tokens Format of the W3C community group). */
export const designTokens = ({ light, dark }: BrandPalette): DesignTokens => ({
  color: {
    light: colors(light),
    dark: colors(dark),
    lightMoreContrast: colors(highContrast(light)),
    darkMoreContrast: colors(highContrast(dark)),
  },
  font: tokensOf('fontFamily', font),
  ...tokensOf('dimension', { ...dimensions, line, readable, page, gutter }),
  duration: tokensOf('duration', durations),
  easing: tokensOf('cubicBezier', { pull }),
})
