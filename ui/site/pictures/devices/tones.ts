/** The shades of a colour in a drawing, as hex values. */
export type Tones = {
  readonly base: string
  readonly light: string
  readonly dark: string
  readonly deep: string
}

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const mixed = (hex: string, other: string, share: number): string => {
  const target = channels(other)
  const mix = channels(hex).map((value, at) => Math.round(value + ((target[at] ?? 0) - value) * share))
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Returns the shades of a swatch: the swatch, a lighter one, a shadow and a deep shadow. */
export const tonesOf = (swatch: string): Tones => ({
  base: swatch,
  light: mixed(swatch, '#ffffff', 0.35),
  dark: mixed(swatch, '#101228', 0.16),
  deep: mixed(swatch, '#101228', 0.42),
})

/** Checks whether a fill is light, so that its details need dark lines in both colour schemes. */
export const isLight = (hex: string): boolean => {
  const [red = 0, green = 0, blue = 0] = channels(hex)
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150
}

/** Returns a number from text, the same each time: it selects the picture on a screen. */
export const seedOf = (text: string): number =>
  Array.from(text).reduce((seed, letter) => (seed * 151 + (letter.codePointAt(0) ?? 0)) % 9973, 1)
