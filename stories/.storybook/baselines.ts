import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** The folder of the baselines, with a slash at its end. */
export const baselines = fileURLToPath(new URL('../baselines/', import.meta.url))

/** A baseline has the sixteen colours that represent its picture best: two thirds of the bytes, and at most 0.1 % of the pixels differ. */
const COLORS = 16

/** How much of a picture from its top a baseline shows, in px. What a test run compares is complete; states and other views repeat it. */
export const TOP = 1_800

const isComplete = (path: string): boolean =>
  path.startsWith(`${baselines}phone/`) && !path.startsWith(`${baselines}phone/journeys/`)

const compress = async (path: string): Promise<void> => {
  const picture = sharp(await readFile(path))
  const { isPalette, width, height } = await picture.metadata()
  if (isPalette) return
  const cropped =
    isComplete(path) || height <= TOP ? picture : picture.extract({ left: 0, top: 0, width, height: TOP })
  const options = { palette: true, colours: COLORS, dither: 0, compressionLevel: 9 }
  await writeFile(path, await cropped.png(options).toBuffer())
}

/** Reduces the colours of new baselines, and their height if they repeat others. Leaves the other baselines as they are. */
export const compressBaselines = async (): Promise<void> => {
  for (const path of globSync(`${baselines}**/*.png`)) await compress(path)
}
