import { style } from '@vanilla-extract/css'
import type { FormLayout } from '#core/address/field-message.ts'
import { ADDRESS_LIST_WIDTHS, media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** Street across the full width. Unit and zip share a row as soon as both are as wide as this, in any container. */
const stackedOf = (width: string) =>
  style({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))`,
    alignItems: 'start',
    gap: vars.space.m,
  })

/** All fields and the button in one row on a desktop. On a tablet the street has a row of its own. */
const row = style({
  display: 'grid',
  gap: vars.space.l,
  alignItems: 'start',
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: 'minmax(11.5rem, 1fr) 7.5rem auto', columnGap: vars.space.m },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 13rem 9rem auto' },
  },
})

export const form: Readonly<Record<FormLayout, string>> = {
  page: stackedOf('11rem'),
  bar: style([
    row,
    {
      padding: vars.space.l,
      border: `${vars.line} solid ${vars.color.ink}`,
      borderRadius: vars.radius.kite,
      background: vars.color.surface,
      color: vars.color.ink,
    },
  ]),
  borderlessBar: row,
  modal: stackedOf('13rem'),
}

const fullRow = style({ gridColumn: '1 / -1' })
const streetInBar = style({
  '@media': {
    [media.fromTablet]: { gridColumn: '1 / -1' },
    [media.desktop]: { gridColumn: 'auto' },
  },
})

export const street: Readonly<Record<FormLayout, string>> = {
  page: fullRow,
  bar: streetInBar,
  borderlessBar: streetInBar,
  modal: fullRow,
}

const sendInForm = style({ gridColumn: '1 / -1', display: 'grid', paddingBlockStart: vars.space.s })
/** In a row the button is next to the fields, below the height of a label. */
const sendInBar = style({
  display: 'grid',
  '@media': { [media.fromTablet]: { paddingBlockStart: `calc(1.3em + ${vars.space.xs})` } },
})

export const send: Readonly<Record<FormLayout, string>> = {
  page: sendInForm,
  bar: sendInBar,
  borderlessBar: sendInBar,
  modal: sendInForm,
}

/** The street list may be wider than its field, but never wider than the window (ADR-09). */
export const streetList = style({
  insetInlineEnd: 'auto',
  width: `min(${ADDRESS_LIST_WIDTHS.street}, 100%)`,
  '@media': { [media.fromTablet]: { width: ADDRESS_LIST_WIDTHS.street } },
})

const unitListOf = (width: string) => style({ insetInlineEnd: 'auto', width: `min(${width}, 100%)` })
const unitInForm = unitListOf(ADDRESS_LIST_WIDTHS.unit)
const unitInBar = unitListOf(ADDRESS_LIST_WIDTHS.unitInBar)

export const unitList: Readonly<Record<FormLayout, string>> = {
  page: unitInForm,
  bar: unitInBar,
  borderlessBar: unitInBar,
  modal: unitInForm,
}
