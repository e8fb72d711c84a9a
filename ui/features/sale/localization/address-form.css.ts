import { style } from '@vanilla-extract/css'
import type { FormLayout } from '#core/address/field-message.ts'
import { ADDRESS_LIST_WIDTHS, media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** Fields wrap by container width. The unit's label fits one line, so the fields of a row align. */
const fields = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space.m })

export const form: Readonly<Record<FormLayout, string>> = {
  page: fields,
  bar: style([
    fields,
    {
      padding: vars.space.l,
      border: `${vars.line} solid ${vars.color.ink}`,
      borderRadius: vars.radius.kite,
      background: vars.color.surface,
      color: vars.color.ink,
    },
  ]),
  borderlessBar: fields,
  modal: fields,
}

const fullRow = style({ flex: '1 1 100%', minWidth: 0 })
const streetInBar = style({ flex: '4 1 15rem', minWidth: 0 })
export const unit = style({ flex: '1 1 17.5rem', minWidth: 0 })
export const zip = style({ flex: '1 1 10rem', minWidth: 0 })

export const street: Readonly<Record<FormLayout, string>> = {
  page: fullRow,
  bar: streetInBar,
  borderlessBar: streetInBar,
  modal: fullRow,
}

const sendInForm = style([fullRow, { display: 'grid', paddingBlockStart: vars.space.s }])
/** In a row the button is next to the fields, below the height of a label. */
const sendInBar = style({
  display: 'grid',
  flex: '1 1 100%',
  '@media': { [media.fromTablet]: { flex: '0 0 auto', paddingBlockStart: `calc(1.3em + ${vars.space.xs})` } },
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
