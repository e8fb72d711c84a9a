import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** Seven columns of 44 px fit a screen of 360 px. */
export const calendar = kitStyle({
  width: '100%',
  maxWidth: '32rem',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '2px',
})

export const weekday = kitStyle({
  padding: `${vars.space.xs} 0`,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  fontWeight: 400,
  lineHeight: 1.3,
  textAlign: 'center',
})

export const day = kitStyle({
  width: '100%',
  minHeight: '3.5rem',
  padding: 0,
  border: `${vars.line} solid ${vars.color.line}`,
  borderRadius: vars.tag,
  background: vars.color.surface,
  color: 'inherit',
  font: 'inherit',
  lineHeight: 1.2,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    '&[aria-disabled=true]': {
      borderColor: 'transparent',
      background: 'transparent',
      color: vars.color.inkSoft,
      cursor: 'default',
    },
    '&[aria-current=date]': { borderStyle: 'dashed', borderColor: vars.color.line },
    '[aria-selected=true] > &': {
      borderStyle: 'solid',
      borderColor: vars.color.ink,
      background: vars.color.ink,
      color: vars.color.paper,
    },
    '&:focus-visible': {
      position: 'relative',
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 2px ${vars.color.focusHalo}`,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&[aria-disabled=false]:hover': { borderColor: vars.color.ink } },
    },
    '(forced-colors: active)': {
      selectors: {
        '&[aria-disabled=true]': { color: 'GrayText' },
        // A transparent border becomes visible with forced colours.
        '&[aria-disabled=true]:not([aria-current])': { borderColor: 'Canvas' },
        '[aria-selected=true] > &': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
})

export const number = kitStyle({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: 'min(1.375rem, 6vw)',
  fontWeight: 700,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

/** A long word is cut where the column is narrow. The name of the day has it in full. */
export const note = kitStyle({
  display: 'block',
  overflow: 'hidden',
  fontSize: 'min(0.75rem, 3.2vw)',
})
