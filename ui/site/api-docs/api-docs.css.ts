import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

const mono = 'ui-monospace, "Cascadia Mono", "SF Mono", Menlo, Consolas, monospace'

export const intro = style({ display: 'grid', gap: vars.space.l, paddingBlock: vars.space.xl })

export const lead = style({ maxWidth: vars.readable, fontSize: vars.size.lead, lineHeight: 1.4 })

export const rules = style({
  display: 'grid',
  gap: `${vars.space.xl} ${vars.space['3xl']}`,
  marginBlockEnd: vars.space['3xl'],
  paddingBlock: vars.space.xl,
  borderBlock: `${vars.line} solid ${vars.color.ink}`,
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
globalStyle(`${rules} dt`, { fontFamily: vars.font.display, fontSize: vars.size.h3, fontWeight: 700 })
globalStyle(`${rules} dd`, { margin: 0, overflowWrap: 'anywhere' })

export const columns = style({
  display: 'grid',
  gap: vars.space['3xl'],
  '@media': { [media.desktop]: { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
})

export const index = style({
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: vars.space.l,
      alignSelf: 'start',
      maxHeight: 'calc(100dvh - 2rem)',
      overflowY: 'auto',
    },
  },
})

/** Collapsed on a phone. Where there is room next to the calls it is always open. */
export const indexList = style({})
globalStyle(`${indexList} > summary`, {
  '@media': { [media.desktop]: { listStyle: 'none', cursor: 'default' } },
})
globalStyle(`${indexList}::details-content`, {
  '@media': { [media.desktop]: { contentVisibility: 'visible', blockSize: 'auto' } },
})

export const summary = style({
  alignContent: 'center',
  minHeight: '2.75rem',
  fontWeight: 700,
  cursor: 'pointer',
})

export const indexGroup = style({ paddingBlock: vars.space.s })
globalStyle(`${indexGroup} ul`, { margin: 0, padding: 0, listStyle: 'none' })
globalStyle(`${indexGroup} a`, {
  display: 'block',
  paddingBlock: vars.space.xs,
  textDecorationColor: 'transparent',
  overflowWrap: 'anywhere',
})
globalStyle(`${indexGroup} a:hover`, { textDecorationColor: vars.color.action })

export const indexTitle = style({ fontWeight: 700 })

export const content = style({ display: 'grid', gap: vars.space['3xl'], minWidth: 0 })

export const group = style({ display: 'grid', gap: vars.space.xl, minWidth: 0 })

export const groupTitle = style({
  paddingBlockEnd: vars.space.m,
  borderBlockEnd: `${vars.line} solid ${vars.color.ink}`,
})

export const call = style({
  display: 'grid',
  gap: vars.space.l,
  minWidth: 0,
  paddingBlock: vars.space['2xl'],
  borderBlockEnd: `${vars.line} solid ${vars.color.lineSoft}`,
})

export const callName = style({ overflowWrap: 'anywhere' })

export const address = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: vars.space.s })

export const method = style({
  padding: `${vars.space.xs} ${vars.space.s}`,
  borderRadius: vars.radius.small,
  background: vars.color.night,
  color: vars.color.onNight,
  fontFamily: mono,
  fontSize: vars.size.small,
  fontWeight: 700,
})

export const path = style({ fontFamily: mono, overflowWrap: 'anywhere' })

export const does = style({ maxWidth: vars.readable })

export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.m} ${vars.space['2xl']}` })
globalStyle(`${facts} dt`, { color: vars.color.inkSoft, fontSize: vars.size.small })
globalStyle(`${facts} dd`, { margin: 0, fontWeight: 600 })

export const part = style({ display: 'grid', gap: vars.space.s, minWidth: 0 })

export const partTitle = style({ margin: 0, fontSize: vars.size.body, fontWeight: 700 })

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  lineHeight: 1.4,
})
globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.space.s} ${vars.space.m} ${vars.space.s} 0`,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
})
globalStyle(`${table} thead th`, { color: vars.color.inkSoft, fontSize: vars.size.small, fontWeight: 400 })
globalStyle(`${table} tbody th`, { fontWeight: 400 })
globalStyle(`${table} code`, { fontFamily: mono, fontSize: '0.9em', overflowWrap: 'anywhere' })
globalStyle(`${table} tr:target, ${call}:target ${callName}`, { background: vars.color.savedTint })

export const note = style({ display: 'block', color: vars.color.inkSoft, fontSize: vars.size.small })

export const example = style({ minWidth: 0 })

export const spoken = style({ fontWeight: 400, color: vars.color.inkSoft })

export const code = style({
  margin: 0,
  padding: vars.space.l,
  border: `1px solid ${vars.color.lineSoft}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  fontFamily: mono,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

export const type = style({ display: 'grid', gap: vars.space.s, minWidth: 0 })

export const typeName = style({ overflowWrap: 'anywhere' })
