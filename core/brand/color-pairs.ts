import type { Palette } from './palette.ts'

/** A role of a palette; the colours of drawings are not among them. */
export type ColorRole = Exclude<keyof Palette, 'scene'>

/** The backgrounds on which a role is used. */
export type Backgrounds = Readonly<Partial<Record<ColorRole, readonly ColorRole[]>>>

/** Least contrast ratios: of text, of edges, and of both for people who ask for more contrast (BRD-03, VPT-03). */
export const TEXT_CONTRAST = 4.5
export const EDGE_CONTRAST = 3
export const HIGH_TEXT_CONTRAST = 7
export const HIGH_EDGE_CONTRAST = 4.5

/** Text, and the backgrounds it is read on (BRD-03). */
export const textBackgrounds: Backgrounds = {
  ink: ['paper', 'surface', 'infoTint', 'savedTint', 'actionTint', 'confirmedTint', 'dangerTint'],
  inkSoft: ['paper', 'surface', 'lineSoft', 'infoTint', 'savedTint', 'confirmedTint', 'dangerTint'],
  paper: ['ink', 'danger'],
  danger: ['paper', 'surface', 'infoTint', 'dangerTint'],
  confirmed: ['paper', 'surface', 'infoTint'],
  actionInk: ['paper', 'surface'],
  onAction: ['action', 'actionHover'],
  onSaved: ['saved'],
  onConfirmed: ['confirmed'],
  onNight: ['night'],
  onNightSoft: ['night'],
  night: ['onNight'],
}

/** Edges of controls, marks of a state and focus lines, and what they lie on (BRD-03). */
export const edgeBackgrounds: Backgrounds = {
  line: ['paper', 'surface'],
  ink: ['paper', 'surface', 'infoTint', 'savedTint'],
  danger: ['paper', 'surface'],
  confirmed: ['paper', 'surface'],
  onConfirmed: ['confirmed'],
  actionInk: ['surface'],
  focus: [
    'paper',
    'surface',
    'infoTint',
    'savedTint',
    'actionTint',
    'confirmedTint',
    'dangerTint',
    'focusHalo',
  ],
  onNight: ['night'],
}

/** Lists the pairs of a table: the role and its background. */
export const pairsOf = (backgrounds: Backgrounds): readonly (readonly [ColorRole, ColorRole])[] =>
  Object.entries(backgrounds).flatMap(([role, on]) =>
    on.map((background) => [role as ColorRole, background] as const),
  )
