import { readFile, readdir, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Extensions of text files; fonts and images are already compressed. */
const TEXTS = new Set(['.css', '.js', '.json', '.svg', '.txt'])

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const encoders = {
  '.br': (bytes: Buffer) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes: Buffer) => deflate(bytes, { level: constants.Z_BEST_COMPRESSION }),
} as const

/** Writes a brotli and a gzip copy of a file next to it, where they are smaller. The output is deterministic. */
export const compressFile = async (file: string): Promise<void> => {
  const bytes = await readFile(file)
  for (const [extension, encode] of Object.entries(encoders)) {
    const encoded = await encode(bytes)
    if (encoded.length < bytes.length) await writeFile(`${file}${extension}`, encoded)
  }
}

/** Compresses each text file in a folder. */
export const precompress = async (dir: string): Promise<void> => {
  const files = (await readdir(dir)).filter((file) => TEXTS.has(extname(file)))
  await Promise.all(files.map((file) => compressFile(join(dir, file))))
}
