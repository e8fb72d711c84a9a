import { kitStyle } from '#ui/theme/kit-style.ts'
import { vars } from '#ui/theme/tokens.css.ts'

export const page = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  minHeight: '100dvh',
})

export const skip = kitStyle({
  position: 'absolute',
  zIndex: 20,
  insetInlineStart: vars.gutter,
  insetBlockStart: vars.space.s,
  padding: `${vars.space.m} ${vars.space.l}`,
  borderRadius: vars.radius.small,
  background: vars.color.night,
  color: vars.color.onNight,
  fontWeight: 700,
  selectors: { '&:not(:focus)': { transform: 'translateY(-6rem)' } },
})

const band = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.m} clamp(${vars.space.s}, 2vw, ${vars.space.xl})`,
  width: '100%',
  maxWidth: `calc(${vars.page} + 2 * ${vars.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.gutter,
} as const

export const header = kitStyle({ ...band, paddingBlock: vars.space.l })

export const main = kitStyle({
  width: '100%',
  minWidth: 0,
  maxWidth: `calc(${vars.page} + 2 * ${vars.gutter})`,
  marginInline: 'auto',
  padding: `${vars.space.l} ${vars.gutter} min(${vars.space['4xl']}, 7vw)`,
  '@media': { print: { paddingBlockEnd: 0 } },
})

/** Paper shows the page without it. */
export const footer = kitStyle({
  '@media': { print: { display: 'none' } },
  color: vars.color.onNight,
  vars: { [vars.color.focus]: vars.color.onNight, [vars.color.focusHalo]: vars.color.night },
})

/** Roofs against the evening sky: the upper edge of the footer. */
export const roofs = kitStyle({
  width: '100%',
  height: '4.5rem',
  fill: vars.color.night,
  marginBottom: '-1px',
})
export const lamp = kitStyle({ fill: vars.color.saved })

export const ground = kitStyle({ background: vars.color.night })

export const groundBand = kitStyle({
  ...band,
  alignItems: 'flex-start',
  paddingBlock: `${vars.space.xl} ${vars.space['3xl']}`,
  fontSize: vars.size.small,
})
