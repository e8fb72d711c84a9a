import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { build } from 'vite'
import { writePlaces } from '#adapters/orchestrator/pocket/network/build-places.ts'
import type * as Prerender from '../prerender.main.ts'
import { entries, layout } from './layout.ts'
import { filesOf, readManifest } from './manifest.ts'

const filesUnder = async (path: string): Promise<readonly string[]> => {
  if (!(await stat(path)).isDirectory()) return [path]
  const found = await readdir(path, { recursive: true, withFileTypes: true })
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** A digest of every source the build reads: equal digest, equal build. */
const digestSources = async (): Promise<string> => {
  const files = (await Promise.all(layout.sources.map((path) => filesUnder(join(layout.root, path))))).flat()
  const digest = createHash('sha256').update(process.version)
  for (const file of files.toSorted()) {
    digest
      .update(relative(layout.root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0')
  }
  return digest.digest('hex')
}

const common = {
  configFile: join(layout.root, 'vite.config.ts'),
  root: layout.root,
  logLevel: 'warn',
} as const

const buildApp = (): Promise<unknown> =>
  build({
    ...common,
    build: {
      outDir: layout.client,
      emptyOutDir: true,
      manifest: 'app-manifest.json',
      rolldownOptions: { input: [entries.app, entries.site] },
    },
  })

/** Only for its styles: the documents are written by the prerender and their script is never shipped. */
const buildDocumentStyles = (): Promise<unknown> =>
  build({
    ...common,
    build: {
      outDir: layout.documents,
      emptyOutDir: true,
      manifest: 'manifest.json',
      rolldownOptions: { input: [entries.documents] },
    },
  })

const buildServer = (): Promise<unknown> =>
  build({
    ...common,
    build: {
      outDir: layout.server,
      emptyOutDir: true,
      ssr: true,
      rolldownOptions: { input: ['ui/server.main.ts', 'ui/prerender.main.ts'] },
    },
  })

const readStyles = async (files: readonly string[]): Promise<string> =>
  (await Promise.all(files.map((file) => readFile(join(layout.documents, file), 'utf8')))).join('').trim()

const writeSite = async (): Promise<void> => {
  const client = await readManifest(join(layout.client, 'app-manifest.json'))
  const app = filesOf(client, entries.app)
  const site = filesOf(client, entries.site)
  const documents = filesOf(await readManifest(join(layout.documents, 'manifest.json')), entries.documents)
  const url = (file: string): string => `/${file}`
  const { prerender } = (await import(join(layout.server, 'prerender.main.js'))) as typeof Prerender
  const written = prerender({
    documentStyles: await readStyles(documents.css),
    loader: url(site.script),
    loaderImports: site.imported.map(url),
    appScript: url(app.script),
    appImports: app.imported.map(url),
    appStyles: app.css.map(url),
  })
  await writeFile(layout.site, JSON.stringify(written))
}

const buildAll = async (): Promise<void> => {
  await rm(layout.build, { recursive: true, force: true })
  await mkdir(layout.build, { recursive: true })
  await Promise.all([buildApp(), buildDocumentStyles(), buildServer()])
  writePlaces(layout.places)
  await writeSite()
}

const digest = await digestSources()
const stamped = await readFile(layout.stamp, 'utf8').catch(() => '')
if (process.argv.includes('--if-changed') && stamped === digest) {
  process.stdout.write('La compilación está al día.\n')
} else {
  const startedAt = performance.now()
  await buildAll()
  await writeFile(layout.stamp, digest)
  process.stdout.write(`Compilado en ${((performance.now() - startedAt) / 1000).toFixed(1)} s.\n`)
}
