import { luminance } from '#core/brand/contrast.ts'
import type { BrandPalette, Palette } from '#core/brand/palette.ts'

type Hsl = { readonly hue: number; readonly saturation: number; readonly lightness: number }

const CIRCLE = 360
const SIXTH = 60
const MAX = 255
const STEPS = 24

const channelsOf = (hex: string): readonly [number, number, number] => {
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / MAX
  return [channel(1), channel(3), channel(5)]
}

const hslOf = (hex: string): Hsl => {
  const [red, green, blue] = channelsOf(hex)
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [spread, lightness] = [most - least, (most + least) / 2]
  if (spread === 0) return { hue: 0, saturation: 0, lightness }
  const saturation = spread / (1 - Math.abs(2 * lightness - 1))
  if (most === red) return { hue: SIXTH * (((green - blue) / spread + 6) % 6), saturation, lightness }
  if (most === green) return { hue: SIXTH * ((blue - red) / spread + 2), saturation, lightness }
  return { hue: SIXTH * ((red - green) / spread + 4), saturation, lightness }
}

const hexOf = ({ hue, saturation, lightness }: Hsl): string => {
  const part = (shift: number): string => {
    const at = (shift + hue / (SIXTH / 2)) % 12
    const value =
      lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(at - 3, 9 - at, 1))
    return Math.round(value * MAX)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}

/** Returns the hue of a colour in degrees; 0 for a grey. */
export const hueOf = (hex: string): number => hslOf(hex).hue

/** Turns a colour's hue by some degrees. The luminance stays, so its contrast with other colours stays too. */
const turned = (hex: string, degrees: number): string => {
  const wanted = luminance(hex)
  const { hue, saturation } = hslOf(hex)
  let [low, high] = [0, 1]
  for (let step = 0; step < STEPS; step += 1) {
    const lightness = (low + high) / 2
    const is = luminance(hexOf({ hue: (hue + degrees + CIRCLE) % CIRCLE, saturation, lightness }))
    if (is < wanted) low = lightness
    else high = lightness
  }
  return hexOf({ hue: (hue + degrees + CIRCLE) % CIRCLE, saturation, lightness: high })
}

/** Colours with a meaning of their own: savings, confirmations, errors. */
const MEANINGFUL = /^(?:saved|onSaved|confirmed|onConfirmed|danger|focusHalo)/

/** Colours of people, plants and window panes in drawings. */
const NATURAL = ['skinOne', 'skinTwo', 'skinThree', 'hair', 'leaf', 'glass']

const turnedPalette = ({ scene, ...roles }: Palette, degrees: number): Palette => {
  const turn = (entries: object, isKept: (role: string) => boolean) =>
    Object.fromEntries(
      Object.entries(entries).map(([role, color]: [string, string]) => [
        role,
        isKept(role) ? color : turned(color, degrees),
      ]),
    )
  return {
    ...turn(roles, (role) => MEANINGFUL.test(role)),
    scene: turn(scene, (role) => NATURAL.includes(role)),
  } as Palette
}

/**
 * Returns a palette whose actions have the hue of a colour. Every contrast stays what it was in the given palette.
 * Colours of savings, confirmations, errors and people do not change.
 */
export const paletteWithHue = ({ light, dark }: BrandPalette, color: string): BrandPalette => {
  const degrees = hueOf(color) - hueOf(light.action)
  return { light: turnedPalette(light, degrees), dark: turnedPalette(dark, degrees) }
}
