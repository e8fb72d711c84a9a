import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { create, type Font } from 'fontkit'
import type { Palette } from '#core/brand/palette.ts'
import { layout } from './layout.ts'

/** The image of a page in shared links. `drawing` is SVG with classes of the site, `styles` are their rules. */
export type SocialImage = {
  readonly title: string
  readonly brandName: string
  readonly drawing: string
  readonly styles: string
  readonly palette: Pick<Palette, 'paper' | 'ink' | 'action'>
}

/** The size that readers of shared links expect, in pixels. */
const SIZE = { width: 1200, height: 630 } as const

const MARGIN = 72
const TITLE = { size: 68, lineHeight: 74, lines: 5, width: 600 } as const
const NAME_SIZE = 40
const DRAWING = { x: 700, y: 150, width: 440, height: 330 } as const

const require = createRequire(import.meta.url)

/** Reads the face of headlines, in its one weight. */
const readFont = (path: string): Font => {
  const font = create(readFileSync(join(layout.brands, path)))
  if (!('layout' in font)) throw new Error('the display face is a collection')
  return font
}

const widthOf = (font: Font, text: string, size: number): number =>
  (font.layout(text).advanceWidth * size) / font.unitsPerEm

/** Breaks a text into lines of a width in pixels. What exceeds the lines is left out with an ellipsis. */
const linesOf = (font: Font, text: string): readonly string[] => {
  const lines = text.split(' ').reduce<readonly string[]>((done, word) => {
    const last = done.at(-1)
    const joined = last === undefined ? word : `${last} ${word}`
    return last === undefined || widthOf(font, joined, TITLE.size) <= TITLE.width
      ? [...done.slice(0, -1), joined]
      : [...done, word]
  }, [])
  return lines.length <= TITLE.lines
    ? lines
    : [...lines.slice(0, TITLE.lines - 1), `${lines[TITLE.lines - 1] ?? ''}…`]
}

/** Writes a line of text as outlines, so that the image needs no installed font. */
const outline = (font: Font, text: string, size: number, x: number, y: number): string => {
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  const starts = positions.map((_, index) =>
    positions.slice(0, index).reduce((sum, { xAdvance }) => sum + xAdvance, 0),
  )
  return glyphs
    .map(
      ({ path }, index) =>
        `<path transform="translate(${(x + (starts[index] ?? 0) * scale).toFixed(2)} ${y}) scale(${scale} ${-scale})" d="${path.toSVG()}"/>`,
    )
    .join('')
}

const svgOf = (font: Font, { title, brandName, drawing, styles, palette }: SocialImage): string => {
  const lines = linesOf(font, title)
  const top = MARGIN + 120
  const written = lines.map((line, index) =>
    outline(font, line, TITLE.size, MARGIN, top + index * TITLE.lineHeight),
  )
  const placed = drawing.replace(
    '<svg ',
    `<svg x="${DRAWING.x}" y="${DRAWING.y}" width="${DRAWING.width}" height="${DRAWING.height}" `,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
<style>${styles}</style>
<rect width="100%" height="100%" fill="${palette.paper}"/>
<rect width="100%" height="16" fill="${palette.action}"/>
<g fill="${palette.ink}">${written.join('')}${outline(font, brandName, NAME_SIZE, MARGIN, SIZE.height - MARGIN)}</g>
${placed}</svg>`
}

/** Returns a painter of PNG images for shared links, with fonts of `adapters/brand`. No browser; deterministic. */
export const socialPainter = async (painted: string): Promise<(image: SocialImage) => Uint8Array> => {
  await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')))
  const font = readFont(painted)
  return (image) => new Resvg(svgOf(font, image)).render().asPng()
}
