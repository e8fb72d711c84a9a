import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const panel = style({ display: 'grid', gap: vars.space.xl, width: '100%' })

export const head = style({
  display: 'grid',
  gap: vars.space.l,
  '@media': {
    [media.desktop]: { gridTemplateColumns: '1fr minmax(0, 16rem)', alignItems: 'end' },
  },
})

export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr))',
  gap: vars.space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** A mailbox: its slot above, the name of the unit under it. */
export const box = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '4.25rem',
  padding: `${vars.space.xl} ${vars.space.s} ${vars.space.m}`,
  border: `${vars.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.kite,
  background: vars.color.surface,
  fontWeight: 700,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  transition: `border-color ${vars.motion.quick}, background ${vars.motion.quick}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: vars.space.m,
      width: '2.25rem',
      borderBlockStart: `${vars.line} solid ${vars.color.ink}`,
      borderRadius: vars.radius.round,
    },
  },
  '@media': {
    [media.hover]: {
      ':hover': { borderColor: vars.color.ink, background: vars.color.actionTint },
    },
  },
})
