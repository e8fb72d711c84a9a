import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** The number of colours in an indexed picture: the most frequent ones exactly, every other one as the nearest of them. */
const COLORS = 128

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

type Chunk = { readonly type: string; readonly data: Buffer }

const chunksOf = (png: Buffer): readonly Chunk[] => {
  const chunks: Chunk[] = []
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at)
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) })
    at += length + 12
  }
  return chunks
}

const written = ({ type, data }: Chunk): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const foot = Buffer.alloc(4)
  foot.writeUInt32BE(crc32(body))
  return Buffer.concat([head, body, foot])
}

const paeth = (left: number, up: number, corner: number): number => {
  const guess = left + up - corner
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

/** The PNG filters: what each adds to a byte, from the bytes to its left, above it, and above to its left. */
const filters: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
]

const unfiltered = (raw: Buffer, stride: number, size: number): Buffer => {
  const rows = raw.length / (stride + 1)
  const out = Buffer.alloc(rows * stride)
  for (let row = 0; row < rows; row += 1) {
    const filter = filters[raw[row * (stride + 1)] ?? 0] ?? (() => 0)
    for (let column = 0; column < stride; column += 1) {
      const at = row * stride + column
      const left = column < size ? 0 : (out[at - size] ?? 0)
      const up = out[at - stride] ?? 0
      const corner = column < size ? 0 : (out[at - stride - size] ?? 0)
      out[at] = (raw[at + row + 1] ?? 0) + filter(left, up, corner)
    }
  }
  return out
}

const channels = (color: number): readonly [number, number, number] => [
  color >> 16,
  (color >> 8) & 255,
  color & 255,
]

const distance = (one: number, other: number): number => {
  const [red, green, blue] = channels(one)
  const [otherRed, otherGreen, otherBlue] = channels(other)
  return (red - otherRed) ** 2 + (green - otherGreen) ** 2 + (blue - otherBlue) ** 2
}

/** Replaces each colour of the pixels with its index in a palette. */
const indexColors = (pixels: readonly number[]) => {
  const counts = new Map<number, number>()
  for (const color of pixels) counts.set(color, (counts.get(color) ?? 0) + 1)
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one).map(([color]) => color)
  const palette = sorted.slice(0, COLORS)
  const nearest = (color: number): number =>
    palette.reduce((best, other, index) => {
      const isNearer = distance(color, other) < distance(color, palette[best] ?? 0)
      return isNearer ? index : best
    }, 0)
  return { palette, places: new Map(sorted.map((color) => [color, nearest(color)])) }
}

/** Converts a screenshot from true colour to a palette, which takes a third of the bytes. Returns an indexed screenshot unchanged. */
export const indexedPng = (png: Buffer): Buffer => {
  const chunks = chunksOf(png)
  const header = Buffer.from(chunks[0]?.data ?? [])
  const [width, colorType] = [header.readUInt32BE(0), header[9]]
  if (colorType === 3) return png
  const size = colorType === 6 ? 4 : 3
  const data = chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data)
  const bytes = unfiltered(inflateSync(Buffer.concat(data)), width * size, size)
  const pixels = Array.from({ length: bytes.length / size }, (_, at) => bytes.readUIntBE(at * size, 3))
  const { palette, places } = indexColors(pixels)
  const rows = Buffer.alloc(pixels.length + pixels.length / width)
  pixels.forEach((color, at) => (rows[at + Math.floor(at / width) + 1] = places.get(color) ?? 0))
  header[9] = 3
  return Buffer.concat([
    SIGNATURE,
    written({ type: 'IHDR', data: header }),
    written({
      type: 'PLTE',
      data: Buffer.from(palette.flatMap(channels)),
    }),
    written({ type: 'IDAT', data: deflateSync(rows, { level: 9 }) }),
    written({ type: 'IEND', data: Buffer.alloc(0) }),
  ])
}
