import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { layout } from '#ui/build/layout.ts'
import { row, say } from './report.ts'
import { cpuOfPages } from './request-cpu.ts'

/** The limit of the CPU time of a page, as a factor of the same bytes from a bare Node server. */
const CPU_RATIO = 1.3

/** Seconds that the prerender of all pages in both languages may take, without the images of shared links. */
const PRERENDER_S = 10

/** Prints the processor time of a page against the same bytes from Node's own server. */
export const benchServer = async (): Promise<void> => {
  const { page, bare } = await cpuOfPages()
  say('\nA public page over HTTP, processor time of the server')
  row((page / bare).toFixed(2), `of ${CPU_RATIO}: ${page.toFixed(3)} ms of ${bare.toFixed(3)} from node:http`)
}

/** The digest of each file that a build writes for visitors and servers. */
const digests = (): ReadonlyMap<string, string> => {
  const files = [layout.client, layout.server].flatMap((dir) =>
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  return new Map(
    files.map((file) => [
      relative(layout.build, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  )
}

/** Builds again, prints how long the prerender took, and the files that differ from those of the build before. */
export const benchBuilds = (): void => {
  const before = digests()
  const { stdout, status } = spawnSync('node', ['ui/build/build.ts'], { cwd: layout.root, encoding: 'utf8' })
  if (status !== 0) throw new Error('the site could not be built')
  const after = digests()
  const names = [...new Set([...before.keys(), ...after.keys()])]
  const different = names.filter((name) => before.get(name) !== after.get(name))
  say('\nThe build')
  row(
    /Páginas en ([\d.]+) s/.exec(stdout)?.[1] ?? '',
    `seconds for all pages in both languages, of ${PRERENDER_S}`,
  )
  row(String(different.length), `of ${names.length} files that a second build writes differently`)
  for (const name of different) row('', name)
}
