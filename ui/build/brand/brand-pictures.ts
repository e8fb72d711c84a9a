import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-wasm'
import type { Mark } from '#core/brand/artwork.ts'
import type { BrandPalette } from '#core/brand/palette.ts'
import { socialPainter } from '../social-image.ts'

const TOUCH_PX = 180
const FAVICON_PX = 32

/** What the images of a brand are painted from. */
export type PicturedBrand = {
  readonly name: string
  readonly mark: Mark
  readonly palette: BrandPalette
  /** The font of headlines. */
  readonly painted: string
}

/** Returns the mark as an SVG element. `margin` is the space around it, in its own units. */
const markSvg = ({ mark, palette }: PicturedBrand, margin: number, background = ''): string => {
  const size = 48 + 2 * margin
  const paths = mark.map(({ paint, d }) => `<path fill="${palette.light[paint]}" d="${d}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-4 - margin} ${-margin} ${size} ${size}">${background}${paths.join('')}</svg>`
}

const png = (svg: string, width: number): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()

/** Wraps a PNG of the size of the icon as a file of one icon. */
const icoOf = (image: Uint8Array): Uint8Array => {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(FAVICON_PX, 6)
  head.writeUInt8(FAVICON_PX, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, image])
}

/** Paints a brand's icons and the image of its shared links from mark, colours and name, into a folder. */
export const writeBrandPictures = async (folder: string, brand: PicturedBrand): Promise<void> => {
  const { name, palette, painted } = brand
  const paintShared = await socialPainter(painted)
  const ground = `<rect x="-100" y="-100" width="300" height="300" fill="${palette.light.paper}"/>`
  const drawing = markSvg(brand, 0).replace('<svg ', '<svg preserveAspectRatio="xMidYMid meet" ')
  mkdirSync(folder, { recursive: true })
  const files = {
    'icon.svg': markSvg(brand, 0),
    'favicon.ico': icoOf(png(markSvg(brand, 0), FAVICON_PX)),
    'apple-touch-icon.png': png(markSvg(brand, 8, ground), TOUCH_PX),
    'share.png': paintShared({ title: name, brandName: '', drawing, styles: '', palette: palette.light }),
  }
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content)
}
