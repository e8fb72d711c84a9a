import sharp from 'sharp'
import { comparePictures, type Picture } from './pictures.ts'

type Photographs = ReadonlyMap<string, Buffer | string>

/** A difference of a story in a view, with the pictures that show it. */
export type Difference = {
  readonly story: string
  readonly view: string
  readonly message: string
  /** PNG pictures; a text in place of one that could not be taken. */
  readonly before: Buffer | string
  readonly after: Buffer | string
  readonly diff: Buffer | null
}

const pixelsOf = async (png: Buffer): Promise<Picture> => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

const pngOf = (data: Uint8Array, { width, height }: Picture): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()

const MISSING = 'no picture'

const compareView = async (
  story: string,
  view: string,
  before: Buffer | string = MISSING,
  after: Buffer | string = MISSING,
): Promise<Difference | null> => {
  if (typeof before === 'string' || typeof after === 'string')
    return typeof before === typeof after
      ? null
      : { story, view, message: 'rendered in one of the commits only', before, after, diff: null }
  if (before.equals(after)) return null
  const [old, now] = await Promise.all([pixelsOf(before), pixelsOf(after)])
  const { isSame, message, diff } = comparePictures(old, now, 0)
  return isSame
    ? null
    : { story, view, message, before, after, diff: diff === null ? null : await pngOf(diff, old) }
}

/** Compares a story's pictures of two commits in every view. The browser is the same, so no pixel may differ. */
export const compareStory = async (
  story: string,
  before: Photographs,
  after: Photographs,
): Promise<readonly Difference[]> => {
  const views = [...new Set([...before.keys(), ...after.keys()])]
  const compared = await Promise.all(
    views.map((view) => compareView(story, view, before.get(view), after.get(view))),
  )
  return compared.filter((difference) => difference !== null)
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? '')

const figureOf = (caption: string, picture: Buffer | string | null): string => {
  if (picture === null) return ''
  const shown =
    typeof picture === 'string'
      ? `<pre>${escapeHtml(picture)}</pre>`
      : `<img alt="" src="data:image/png;base64,${picture.toString('base64')}">`
  return `<figure><figcaption>${caption}</figcaption>${shown}</figure>`
}

const articleOf = ({ story, view, message, before, after, diff }: Difference): string => `
<article>
<h2>${escapeHtml(story)}, ${escapeHtml(view)}</h2>
<p>${escapeHtml(message)}</p>
<div>${figureOf('before', before)}${figureOf('after', after)}${figureOf('difference', diff)}</div>
</article>`

export type Report = {
  readonly against: string
  readonly compared: number
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly differences: readonly Difference[]
}

const listOf = (title: string, stories: readonly string[]): string =>
  stories.length === 0
    ? ''
    : `<h2>${title}</h2><ul>${stories.map((story) => `<li>${escapeHtml(story)}</li>`).join('')}</ul>`

export const summaryOf = ({ against, compared, added, removed, differences }: Report): string =>
  `${compared} stories compared with ${against}: ${differences.length} different pictures, ${added.length} new stories, ${removed.length} removed`

/** Writes the report as one HTML file with its pictures. */
export const reportOf = (report: Report): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures of stories</title>
<style>
body { font-family: sans-serif; margin: 2rem }
div { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
figure { margin: 0 }
img { border: 1px solid #ccc; max-width: 45vw }
</style>
<h1>${escapeHtml(summaryOf(report))}</h1>
${listOf('New stories', report.added)}
${listOf('Removed stories', report.removed)}
${report.differences.map(articleOf).join('')}
</html>
`
