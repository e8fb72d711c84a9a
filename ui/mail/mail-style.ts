import type { CSSProperties } from 'react'
import { style } from '#adapters/brand/style.ts'
import { typefaces } from '#adapters/brand/typefaces.ts'
import type { BrandPalette, Palette } from '#core/brand/palette.ts'

type MailStyles = Readonly<
  Record<
    | 'page'
    | 'preview'
    | 'column'
    | 'foot'
    | 'band'
    | 'brand'
    | 'mark'
    | 'period'
    | 'periodText'
    | 'rowValueAlone'
    | 'line'
    | 'card'
    | 'h1'
    | 'h2'
    | 'p'
    | 'figure'
    | 'figureLabel'
    | 'figureValue'
    | 'rowLabel'
    | 'rowValue'
    | 'totalLabel'
    | 'totalValue'
    | 'steps'
    | 'step'
    | 'button'
    | 'footer'
    | 'footerLink',
    CSSProperties
  >
>

const FONT = `${typefaces.text.family}, Verdana, Geneva, sans-serif`
const DISPLAY = `${typefaces.display.family}, ${FONT}`
const CORNER = style.radius.medium
const text = { fontFamily: FONT, fontSize: '16px', lineHeight: '24px', margin: 0 } as const
const figures = { fontVariantNumeric: 'tabular-nums' } as const

/** Returns inline styles: many e-mail clients support no style sheets, and only tables, colours and padding. */
export const mailStyles = ({ light }: BrandPalette): MailStyles => {
  const cell = { ...text, borderBottom: `1px solid ${light.lineSoft}`, color: light.ink, padding: '10px 0' }
  const value = { ...cell, ...figures, fontWeight: 700, paddingLeft: '16px', textAlign: 'right' } as const
  const total = { borderBottom: 'none', fontSize: '18px', paddingTop: '14px' }
  return {
    page: { margin: 0, padding: 0, backgroundColor: light.paper, color: light.ink },
    preview: { display: 'none', fontSize: '1px', lineHeight: '1px', maxHeight: 0, overflow: 'hidden' },
    column: { margin: '0 auto', maxWidth: '600px', width: '100%' },
    foot: { padding: '16px 28px 32px' },
    band: { backgroundColor: light.night, borderRadius: `${CORNER} ${CORNER} 0 0`, padding: '20px 28px' },
    brand: { ...text, fontFamily: DISPLAY, color: light.onNight, fontSize: '22px', fontWeight: 800 },
    card: { backgroundColor: light.surface, borderRadius: `0 0 ${CORNER} ${CORNER}`, padding: '28px' },
    mark: { paddingRight: '12px' },
    period: { verticalAlign: 'bottom' },
    periodText: { padding: '4px 8px 4px 0' },
    rowValueAlone: {
      ...text,
      ...figures,
      fontFamily: DISPLAY,
      color: light.ink,
      fontSize: '20px',
      fontWeight: 800,
    },
    line: {
      backgroundColor: light.savedTint,
      borderTop: `3px solid ${light.ink}`,
      fontSize: 0,
      lineHeight: 0,
    },
    h1: {
      ...text,
      fontFamily: DISPLAY,
      color: light.ink,
      fontSize: '28px',
      fontWeight: 800,
      lineHeight: '34px',
    },
    h2: {
      ...text,
      fontFamily: DISPLAY,
      color: light.ink,
      fontSize: '20px',
      fontWeight: 800,
      lineHeight: '26px',
      paddingTop: '20px',
    },
    p: { ...text, color: light.ink },
    figure: { backgroundColor: light.savedTint, borderRadius: style.radius.small, padding: '16px 20px' },
    figureLabel: { ...text, color: light.ink, fontSize: '14px', lineHeight: '20px' },
    figureValue: {
      ...text,
      fontFamily: DISPLAY,
      ...figures,
      color: light.ink,
      fontSize: '28px',
      fontWeight: 800,
      letterSpacing: '1px',
      lineHeight: '36px',
    },
    rowLabel: { ...cell, fontWeight: 400, textAlign: 'left', verticalAlign: 'top' },
    rowValue: { ...value, verticalAlign: 'top' },
    totalLabel: { ...cell, ...total, fontWeight: 800, textAlign: 'left' },
    totalValue: { ...value, ...total, fontWeight: 800 },
    steps: { ...text, color: light.ink, padding: '0 0 0 24px' },
    step: { ...text, color: light.ink, padding: '4px 0' },
    button: {
      ...text,
      backgroundColor: light.action,
      borderRadius: '999px',
      color: light.onAction,
      display: 'inline-block',
      fontWeight: 700,
      padding: '12px 24px',
      textDecoration: 'none',
    },
    footer: { ...text, color: light.inkSoft, fontSize: '14px', lineHeight: '20px', padding: '4px 0' },
    footerLink: { color: light.inkSoft, textDecoration: 'underline' },
  }
}

const dark = (palette: Palette): string =>
  [
    `.m-page { background-color: ${palette.paper} !important }`,
    `.m-band { background-color: ${palette.night} !important }`,
    `.m-card { background-color: ${palette.surface} !important }`,
    `.m-figure { background-color: ${palette.savedTint} !important }`,
    `.m-ink { color: ${palette.ink} !important; border-color: ${palette.lineSoft} !important }`,
    `.m-line { border-color: ${palette.ink} !important }`,
    `.m-soft { color: ${palette.inkSoft} !important }`,
    `.m-button { background-color: ${palette.action} !important; color: ${palette.onAction} !important }`,
  ].join(' ')

/** Returns the style sheet for dark colours and narrow screens. Clients without style sheets show the light theme. */
export const mailSheet = ({ dark: palette }: BrandPalette): string =>
  `:root { color-scheme: light dark; supported-color-schemes: light dark } @media (prefers-color-scheme: dark) { ${dark(palette)} } @media (max-width: 480px) { .m-card, .m-band { padding: 20px !important } .m-foot { padding: 16px 20px 32px !important } }`
