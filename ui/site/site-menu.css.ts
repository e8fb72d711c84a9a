import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

const plainList = { margin: 0, padding: 0, listStyle: 'none' }

export const open = style({
  minHeight: '2.75rem',
  paddingInline: vars.space.l,
  border: `${vars.line} solid ${vars.color.ink}`,
  borderRadius: vars.radius.kite,
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  fontWeight: 650,
  cursor: 'pointer',
  '@media': { [media.desktop]: { display: 'none' } },
})

/** A sheet at the lower edge of a narrow window, within reach of the thumb; a row of the header in a wide one. */
export const menu = style({
  '@media': {
    [media.belowDesktop]: {
      inset: 'auto 0 0',
      width: '100%',
      maxWidth: 'none',
      maxHeight: '80dvh',
      margin: 0,
      padding: `${vars.space.l} ${vars.gutter} calc(${vars.space.xl} + env(safe-area-inset-bottom))`,
      border: 0,
      borderBlockStart: `${vars.line} solid ${vars.color.ink}`,
      borderRadius: vars.panelTop,
      background: vars.color.surface,
      color: vars.color.ink,
      overflowY: 'auto',
    },
    // A row of its own: whether it fits next to the other links depends on the font that has loaded.
    [media.desktop]: {
      order: 1,
      flexBasis: '100%',
      display: 'block',
      position: 'static',
      width: 'auto',
      height: 'auto',
      margin: 0,
      padding: 0,
      border: 0,
      background: 'none',
      color: 'inherit',
      overflow: 'visible',
    },
  },
  '::backdrop': { background: vars.color.night, opacity: 0.72 },
})

export const groups = style({
  ...plainList,
  '@media': { [media.desktop]: { display: 'flex', gap: vars.space.xl } },
})

export const group = style({
  position: 'relative',
  selectors: {
    '&:not(:last-child)': {
      '@media': { [media.belowDesktop]: { borderBlockEnd: `1px solid ${vars.color.lineSoft}` } },
    },
  },
})

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '2.75rem',
  fontWeight: 650,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&[data-current]': {
      textDecoration: `underline ${vars.line} ${vars.color.action}`,
      textUnderlineOffset: '0.35em',
    },
  },
  '::after': {
    content: '',
    width: '0.45em',
    height: '0.45em',
    borderInlineEnd: `${vars.line} solid currentColor`,
    borderBlockEnd: `${vars.line} solid currentColor`,
    transform: 'rotate(45deg) translate(-2px, -2px)',
  },
})

export const panel = style({
  '@media': {
    [media.belowDesktop]: { paddingBlockEnd: vars.space.m },
    [media.desktop]: {
      position: 'absolute',
      zIndex: 15,
      insetInlineStart: `calc(-1 * ${vars.space.xl})`,
      insetBlockStart: '100%',
      width: 'max-content',
      maxWidth: '22rem',
      padding: `${vars.space.l} ${vars.space.xl}`,
      border: `${vars.line} solid ${vars.color.ink}`,
      borderRadius: vars.radius.kite,
      background: vars.color.surface,
    },
  },
})
