import type { Palette } from './palette.ts'

/**
 * Returns a high-contrast scheme: secondary text, edges, actions and states take the text colour, tints that of
 * the page. Every pair of text has a contrast of at least 7:1. Drawings and decorative dividers do not change (VPT-03).
 */
export const highContrast = (palette: Palette): Palette => {
  const { ink, paper, onNight } = palette
  return {
    ...palette,
    inkSoft: ink,
    surface: paper,
    line: ink,
    action: ink,
    actionHover: ink,
    actionTint: paper,
    actionInk: ink,
    onAction: paper,
    savedTint: paper,
    confirmed: ink,
    confirmedTint: paper,
    onConfirmed: paper,
    danger: ink,
    dangerTint: paper,
    infoTint: paper,
    onNightSoft: onNight,
    focus: ink,
  }
}
