import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

/** Where the groups fit next to the other links of the header, in any font and size of text. */
const wide = 'screen and (min-width: 76rem)'
const narrow = 'screen and (max-width: 75.99rem)'

const plainList = { margin: 0, padding: 0, listStyle: 'none' }

export const open = style({
  minHeight: '2.75rem',
  paddingInline: `min(${vars.space.l}, 3.4vw)`,
  border: `${vars.line} solid ${vars.color.ink}`,
  borderRadius: vars.radius.kite,
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  fontWeight: 650,
  cursor: 'pointer',
  '@media': { [wide]: { display: 'none' }, [narrow]: { order: 1 } },
})

/** A sheet at the lower edge of a narrow window, within reach of the thumb; a row of the header in a wide one. */
export const menu = style({
  '@media': {
    [narrow]: {
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
    [wide]: {
      display: 'block',
      position: 'static',
      width: 'auto',
      height: 'auto',
      // The menu has its place before the links behind it are parsed.
      margin: '0 auto 0 0',
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
  '@media': { [wide]: { display: 'flex', gap: vars.space.l } },
})

export const group = style({
  position: 'relative',
  selectors: {
    '&:not(:last-child)': {
      '@media': { [narrow]: { borderBlockEnd: `1px solid ${vars.color.lineSoft}` } },
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
    [narrow]: { paddingBlockEnd: vars.space.m },
    [wide]: {
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
