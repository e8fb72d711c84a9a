import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { typefaces } from '#adapters/brand/typefaces.ts'
import type * as Prerender from '../prerender.main.ts'
import { layout } from './layout.ts'
import { plainStyles } from './page-styles.ts'
import { socialPainter } from './social-image.ts'

type Source = Pick<typeof Prerender, 'socialCards' | 'socialStyle'>

/**
 * Writes the images of pages in shared links into the built assets. An image has the digest of what it shows in its
 * name, so that one that was painted before is copied.
 */
export const writeSocialImages = async (
  { socialCards, socialStyle }: Source,
  pageStyles: (html: string) => string,
): Promise<void> => {
  await mkdir(layout.socialImages, { recursive: true })
  const painted = new Set(await readdir(layout.socialImages))
  const cards = socialCards()
  const missing = cards.filter(({ path }) => !painted.has(basename(path)))
  if (missing.length > 0) {
    const paint = await socialPainter(typefaces.painted)
    for (const { path, title, drawing } of missing) {
      const styles = plainStyles(pageStyles(drawing), socialStyle.palette)
      await writeFile(
        join(layout.socialImages, basename(path)),
        paint({ ...socialStyle, title, drawing, styles }),
      )
    }
  }
  const used = new Set(cards.map(({ path }) => basename(path)))
  await Promise.all([
    ...[...used].map((name) =>
      copyFile(join(layout.socialImages, name), join(layout.client, 'assets', name)),
    ),
    ...[...painted].filter((name) => !used.has(name)).map((name) => rm(join(layout.socialImages, name))),
  ])
}
