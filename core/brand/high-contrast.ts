import type { Palette } from './palette.ts'

/**
 * Returns a colour scheme for people who ask for more contrast: secondary text, edges, actions and states take the colour of text, and tinted surfaces
 * that of the page. Every pair of text has a contrast of at least 7:1. Drawings and decorative dividers keep their colours (VPT-03).
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
