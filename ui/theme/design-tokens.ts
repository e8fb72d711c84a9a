import { highContrast } from '#core/brand/high-contrast.ts'
import type { BrandPalette, Palette } from '#core/brand/palette.ts'
import type { BrandStyle } from '#core/brand/brand-style.ts'
import { measures } from './measures.ts'

/** A token of the Design Tokens Format: a value with its type, or a group of tokens. */
export type DesignToken = { readonly $type: string; readonly $value: string | number }
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

const { font, motion, line, readable, page, gutter, radius: shared, ...dimensions } = measures
const { pull, ...durations } = motion

/** The design of a brand: its colours and its shape. */
export type BrandDesign = { readonly palette: BrandPalette; readonly style: BrandStyle }

/**
 * Returns the tokens of a brand for design tools: its colours in each scheme, its corners and headlines, and the sizes
 * that all brands share (Design Tokens Format of the W3C community group).
 */
export const designTokens = ({
  palette: { light, dark },
  style: { radius, button, heading },
}: BrandDesign): DesignTokens => ({
  color: {
    light: colors(light),
    dark: colors(dark),
    lightMoreContrast: colors(highContrast(light)),
    darkMoreContrast: colors(highContrast(dark)),
  },
  font: tokensOf('fontFamily', font),
  ...tokensOf('dimension', {
    ...dimensions,
    radius: { ...radius, round: shared.round, button: { ...radius, round: shared.round }[button] },
    tracking: heading.tracking,
    line,
    readable,
    page,
    gutter,
  }),
  headingWeight: { $type: 'fontWeight', $value: heading.weight },
  duration: tokensOf('duration', durations),
  easing: tokensOf('cubicBezier', { pull }),
})

const CORNERS = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const

/** The converters of design tokens take every length as rem. */
const inRem = (length: string): DesignToken => ({
  $type: 'dimension',
  $value: length.endsWith('px') ? `${Number.parseFloat(length) / 16}rem` : length,
})

/** Returns a measure's lengths: narrowest and widest for one that grows with the window, or a radius by corner. */
const lengthsOf = (measure: string): DesignToken | DesignTokens => {
  const [, narrow, wide] = /clamp\((\S+),.*?, ([^\s)]+)\)/.exec(measure) ?? []
  if (narrow !== undefined && wide !== undefined) return { narrow: inRem(narrow), wide: inRem(wide) }
  const corners = measure.split(' ')
  if (corners.length !== CORNERS.length) return inRem(measure)
  return Object.fromEntries(CORNERS.map((corner, at) => [corner, inRem(corners[at] ?? '')]))
}

const isToken = (value: DesignToken | DesignTokens): value is DesignToken => '$value' in value

/** Returns tokens that other platforms than the web can read: each dimension is one length. */
export const portableTokens = (tokens: DesignTokens): DesignTokens =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => {
      if (!isToken(value)) return [name, portableTokens(value)]
      return [name, value.$type === 'dimension' ? lengthsOf(String(value.$value)) : value]
    }),
  )
