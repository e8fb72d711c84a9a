import { currentTag } from '#ui/content/language.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Mark } from '#core/brand/artwork.ts'
import type { BrandPalette } from '#core/brand/palette.ts'
import type { Mail, MailBlock, MailRow } from './mail.ts'
import { Cell, CellDrawing, cellRows, type CellRows } from './cell-drawing.tsx'
import { mailSheet, mailStyles } from './mail-style.ts'

type Styles = ReturnType<typeof mailStyles>

/** A layout table at full width. */
const Layout = ({ children }: { readonly children: ReactNode }) => (
  <table role="presentation" width="100%" border={0} cellPadding={0} cellSpacing={0}>
    <tbody>{children}</tbody>
  </table>
)

const Row = ({ row: { label, value, isTotal }, css }: { readonly row: MailRow; readonly css: Styles }) => (
  <tr>
    <th scope="row" className="m-ink" style={isTotal ? css.totalLabel : css.rowLabel}>
      {label}
    </th>
    <td className="m-ink" style={isTotal ? css.totalValue : css.rowValue}>
      {value}
    </td>
  </tr>
)

/** The height of the highest price, in px. */
const TOP = 64

type PriceLineProps = {
  readonly periods: Extract<MailBlock, { readonly kind: 'priceLine' }>['periods']
  readonly css: Styles
}

/** A price over time: the top edge of the cells is the line, which steps where the price changes. */
const PriceLine = ({ periods, css }: PriceLineProps) => {
  const highest = Math.max(1, ...periods.map(({ amount }) => amount))
  return (
    <Layout>
      <tr>
        {periods.map(({ label, value, amount }) => (
          <Cell key={label} width={`${String(100 / periods.length)}%`} style={css.period}>
            <Layout>
              <tr>
                <Cell style={css.periodText}>
                  <p className="m-ink" style={css.rowValueAlone}>
                    {value}
                  </p>
                </Cell>
              </tr>
              <tr>
                <Cell
                  className="m-figure m-line"
                  height={Math.max(4, Math.round((amount / highest) * TOP))}
                  style={css.line}
                />
              </tr>
              <tr>
                <Cell style={css.periodText}>
                  <p className="m-soft" style={css.footer}>
                    {label}
                  </p>
                </Cell>
              </tr>
            </Layout>
          </Cell>
        ))}
      </tr>
    </Layout>
  )
}

const Block = ({ block, css }: { readonly block: MailBlock; readonly css: Styles }) => {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 className="m-ink" style={css.h2}>
          {block.text}
        </h2>
      )
    case 'paragraph':
      return (
        <p className="m-ink" style={css.p}>
          {block.text}
        </p>
      )
    case 'figure':
      return (
        <Layout>
          <tr>
            <td className="m-figure" style={css.figure}>
              <p className="m-ink" style={css.figureLabel}>
                {block.label}
              </p>
              <p className="m-ink" style={css.figureValue}>
                {block.value}
              </p>
            </td>
          </tr>
        </Layout>
      )
    case 'rows':
      return block.rows.length === 0 ? null : (
        <table width="100%" border={0} cellPadding={0} cellSpacing={0}>
          <tbody>
            {block.rows.map((row) => (
              <Row key={`${row.label} ${row.value}`} row={row} css={css} />
            ))}
          </tbody>
        </table>
      )
    case 'priceLine':
      return <PriceLine periods={block.periods} css={css} />
    case 'steps':
      return (
        <ol style={css.steps} className="m-ink">
          {block.steps.map((step) => (
            <li key={step} style={css.step} className="m-ink">
              {step}
            </li>
          ))}
        </ol>
      )
    default:
      return (
        <a className="m-button" style={css.button} href={block.href}>
          {block.text}
        </a>
      )
  }
}

const FooterBlock = ({ block, css }: { readonly block: MailBlock; readonly css: Styles }) => (
  <p className="m-soft" style={css.footer}>
    {block.kind === 'link' ? (
      <a className="m-soft" style={css.footerLink} href={block.href}>
        {block.text}
      </a>
    ) : block.kind === 'paragraph' ? (
      block.text
    ) : null}
  </p>
)

const space = { padding: '0 0 14px' } as const

const Card = ({ mail, css }: { readonly mail: Mail; readonly css: Styles }) => (
  <Layout>
    <tr>
      <td style={space}>
        <h1 className="m-ink" style={css.h1}>
          {mail.heading}
        </h1>
      </td>
    </tr>
    {mail.blocks.map((block, index) => (
      // Blocks never move: an e-mail is rendered once.
      // oxlint-disable-next-line react/no-array-index-key
      <tr key={index}>
        <td style={space}>
          <Block block={block} css={css} />
        </td>
      </tr>
    ))}
  </Layout>
)

/** The size of a cell of a drawing, in px. */
const CELL = 1

/** The box of a mark. */
const MARK_BOX = { width: 40, height: 48, unit: 1 } as const

/** The width of the drawing of an outcome, in px. */
const OUTCOME_WIDTH = 48

/** What an e-mail takes from the brand. */
export type BrandArt = { readonly palette: BrandPalette; readonly mark: Mark }

/** How the brand looks in an e-mail: its mark is drawn once for all of them. */
export type MailDesign = {
  readonly palette: BrandPalette
  readonly markRows: CellRows
}

/** Returns the design of all e-mails of a brand. */
export const mailDesign = ({ palette, mark }: BrandArt): MailDesign => ({
  palette,
  markRows: cellRows(mark, MARK_BOX),
})

type MailParts = {
  readonly mail: Mail
  readonly brandName: string
  readonly design: MailDesign
  /** The drawing of what the message reports. */
  readonly outcome: CellRows
}

const Body = ({ mail, brandName, design, outcome, css }: MailParts & { readonly css: Styles }) => (
  <body className="m-page" style={css.page}>
    <div style={css.preview}>{mail.preview}</div>
    <table
      role="presentation"
      align="center"
      width="600"
      border={0}
      cellPadding={0}
      cellSpacing={0}
      style={css.column}
    >
      <tbody>
        <tr>
          <Cell className="m-band" style={css.band}>
            <Layout>
              <tr>
                <td aria-hidden width={MARK_BOX.width} style={css.mark}>
                  <CellDrawing rows={design.markRows} size={CELL} palette={design.palette.light} />
                </td>
                <td>
                  <p style={css.brand}>{brandName}</p>
                </td>
                <td aria-hidden width={OUTCOME_WIDTH}>
                  <CellDrawing rows={outcome} size={CELL} palette={design.palette.light} />
                </td>
              </tr>
            </Layout>
          </Cell>
        </tr>
        <tr>
          <td className="m-card" style={css.card}>
            <Card mail={mail} css={css} />
          </td>
        </tr>
        <tr>
          <td className="m-foot" style={css.foot}>
            {mail.footer.map((block, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <FooterBlock key={index} block={block} css={css} />
            ))}
          </td>
        </tr>
      </tbody>
    </table>
  </body>
)

const MailDocument = (parts: MailParts) => (
  <html lang={currentTag()} dir="ltr">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <meta name="format-detection" content="telephone=no, date=no, address=no" />
      <title>{parts.mail.subject}</title>
      <style>{mailSheet(parts.design.palette)}</style>
    </head>
    <Body {...parts} css={mailStyles(parts.design.palette)} />
  </html>
)

/** Renders an e-mail as a complete HTML document that loads nothing from the network. */
export const mailHtml = (parts: MailParts): string =>
  `<!doctype html>${renderToStaticMarkup(<MailDocument {...parts} />)}`
