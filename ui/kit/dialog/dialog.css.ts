import { kitStyle } from '#ui/theme/kit-style.ts'
import { DIALOG_WIDTH, media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const dialog = kitStyle({
  width: '100%',
  maxWidth: DIALOG_WIDTH,
  maxHeight: '88dvh',
  marginBlock: 'auto',
  // In a window of an odd width, a centred dialog would begin at half a pixel and blur its text.
  marginInline: ['auto', `max(0px, round(down, 50% - ${DIALOG_WIDTH} / 2, 1px))`],
  padding: 0,
  border: 0,
  borderRadius: vars.panel,
  background: vars.color.surface,
  color: vars.color.ink,
  overscrollBehavior: 'contain',
  // What the focus scrolls to is not under the actions.
  scrollPaddingBlockEnd: '6rem',
  transition: `transform ${vars.motion.calm} ${vars.motion.pull}, opacity ${vars.motion.quick}`,
  '@starting-style': { opacity: 0, transform: 'translateY(2rem)' },
  selectors: { '&::backdrop': { background: vars.color.night, opacity: 0.72 } },
  '@media': {
    [media.sheet]: {
      maxWidth: 'none',
      marginInline: 0,
      marginBlockEnd: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    },
  },
})

const EDGE = 'clamp(1.25rem, 5vw, 2.5rem)'

export const panel = kitStyle({
  display: 'grid',
  gap: vars.space.l,
  padding: `${vars.space.xl} ${EDGE} ${EDGE}`,
})

export const head = kitStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.l,
})

export const body = kitStyle({ display: 'grid', gap: vars.space.l, minWidth: 0 })

export const title = kitStyle({ paddingBlock: vars.space.s })

export const close = kitStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  marginInlineEnd: `calc(-1 * ${vars.space.s})`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.round,
  background: 'transparent',
  cursor: 'pointer',
  ':hover': { background: vars.color.savedTint },
})

export const footer = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  // The actions stay in sight while a long text scrolls.
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlock: `${vars.space.s} ${EDGE}`,
  marginBlockEnd: `calc(-1 * ${EDGE})`,
  background: vars.color.surface,
})
