import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { build } from 'vite'
import { writePlaces, zipAreas } from '#adapters/provider/network/build-places.ts'
import type * as Prerender from '../prerender.main.ts'
import { loadEnvFile, readBrand, readBrandOption, stopForSetting } from '#ui/compose/server/settings.ts'
import { readBrandImages } from './brand-images.ts'
import { clearBuild, rootFault } from './root-folder.ts'
import { readCommit } from './commit.ts'
import { clientBuild } from './client-build.ts'
import { staleDrawings } from './draw-journeys.ts'
import { isMapStale } from './draw-us-map.ts'
import { entries, layout, scriptModules } from './layout.ts'
import { filesOf, readManifest, styleSheetOf } from './manifest.ts'
import { splitStyles } from './page-styles.ts'
import { writePaymentScripts } from './payment-scripts.ts'
import { precompress } from './precompress.ts'
import { writeScriptParts } from './script-parts.ts'
import { digestSources } from './source-digest.ts'
import { readStage, stageConstants } from './stage.ts'
import { standaloneSvg } from './standalone-svg.ts'
import { writeSocialImages } from './write-social-images.ts'
import { isPublished } from '#core/metadata/robots.ts'
import { applicationFaults } from './translation-faults.ts'
import { recordWorkers } from './worker-scripts.ts'

const fault = rootFault(layout.root)
if (fault !== null) stopForSetting(fault)
loadEnvFile('.env')
const stage = readStage()

/** Returns a digest of the build's sources, commit and settings (stage, brand). Same digest, same build. */
const buildDigest = (): string =>
  digestSources(layout.sources, [stage, readBrand(), JSON.stringify(readCommit())])

const common = {
  configFile: join(layout.root, 'vite.config.ts'),
  root: layout.root,
  logLevel: 'warn',
  define: stageConstants(stage),
} as const

type BuiltApp = Readonly<Record<'scripts' | 'workers', readonly Rolldown.OutputChunk[]>>

const buildApp = async (): Promise<BuiltApp> => {
  const workers = recordWorkers()
  const built = await build({
    ...common,
    worker: { plugins: () => [workers.plugin] },
    build: {
      outDir: layout.client,
      emptyOutDir: true,
      manifest: 'app-manifest.json',
      ...clientBuild(),
    },
  })
  const output = [built].flat().flatMap((part) => ('output' in part ? part.output : []))
  return { scripts: output.filter((part) => part.type === 'chunk'), workers: workers.scripts }
}

/**
 * Builds only the styles of sources, as one sheet: the prerender writes the documents. It includes the islands and
 * their lazy parts, so that these are styled before they appear.
 */
const buildStyles = (input: readonly string[], outDir: string): Promise<unknown> =>
  build({
    ...common,
    build: {
      outDir,
      emptyOutDir: true,
      manifest: 'manifest.json',
      cssCodeSplit: false,
      rolldownOptions: { input: [...input], preserveEntrySignatures: 'allow-extension' },
    },
  })

/** Writes a sheet that documents load. Its name changes with its content. Returns its URL. */
const writeSheet = async (name: string, css: string): Promise<string> => {
  const digest = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  const file = `assets/${name}-${digest}.css`
  await writeFile(join(layout.client, file), css)
  return `/${file}`
}

const buildServer = (): Promise<unknown> =>
  build({
    ...common,
    // Node reads its large package.json anew for each of its files: 0.4 s of every start.
    ssr: { noExternal: ['drizzle-orm'] },
    build: {
      outDir: layout.server,
      emptyOutDir: true,
      ssr: true,
      rolldownOptions: {
        input: ['server', 'prerender', 'erase', 'disputes', 'network'].map((name) => `ui/${name}.main.ts`),
      },
    },
  })

const readStyles = async (outDir: string): Promise<string> => {
  const css = styleSheetOf(await readManifest(join(outDir, 'manifest.json')))
  return (await Promise.all(css.map((file) => readFile(join(outDir, file), 'utf8')))).join('').trim()
}

const writeSite = async (): Promise<void> => {
  const client = await readManifest(join(layout.client, 'app-manifest.json'))
  const app = filesOf(client, entries.app)
  const start = filesOf(client, entries.start)
  const appImports = [...new Set([...app.imported, start.script, ...start.imported])]
  const site = filesOf(client, entries.site)
  const portal = filesOf(client, entries.portal)
  const products = filesOf(client, entries.products)
  const url = (file: string): string => `/${file}`
  const documentStyles = await readStyles(layout.documents)
  const source = (await import(join(layout.server, 'prerender.main.js'))) as typeof Prerender
  // Its modules read the brand, which the settings of this process name.
  const { recordExamples } = await import('./contract-examples/record-examples.ts')
  const { inline: pageStyles, later } = splitStyles(documentStyles)
  const startedAt = performance.now()
  const written = source.prerender({
    environment: stage,
    images: await readBrandImages(readBrand()),
    documentStyles,
    pageStyles,
    laterStyles: [await writeSheet('documents', later)],
    internalStyles: [await writeSheet('internal', await readStyles(layout.internal))],
    zipAreas: zipAreas(),
    contractExamples: await recordExamples(),
    commit: readCommit(),
    drawingFile: (drawing, palette) => standaloneSvg(drawing, pageStyles(drawing), palette),
    apiDocsStyles: await readStyles(layout.apiDocs),
    loader: url(site.script),
    loaderImports: site.imported.map(url),
    appScript: url(app.script),
    appImports: appImports.map(url),
    portalScript: url(portal.script),
    portalImports: portal.imported.map(url),
    words: { es: [], en: entries.english.map((entry) => url(filesOf(client, entry).script)) },
    appStyles: styleSheetOf(client).map(url),
    firstScreen: [products.script, ...products.imported]
      .filter((file) => !appImports.includes(file))
      .map(url),
  })
  process.stdout.write(`Páginas en ${((performance.now() - startedAt) / 1000).toFixed(1)} s.\n`)
  await writeFile(layout.site, JSON.stringify(written))
  if (isPublished(stage)) await writeSocialImages(source, pageStyles)
}

/** Fails the build when a drawing differs from its machine, or the map from its atlas. */
const refuseStaleDrawings = async (): Promise<void> => {
  const stale = await staleDrawings()
  if (stale.length > 0) throw new Error(`docs/journeys is stale (${stale.join(', ')}): npm run statecharts`)
  if (await isMapStale()) throw new Error('the map of the states is stale: node ui/build/draw-us-map.ts')
}

/** Fails the build when words have no translation. */
const refuseMissingWords = async (): Promise<void> => {
  const faults = await applicationFaults()
  if (faults.length > 0) throw new Error(`ui/content: ${faults.join(', ')}`)
}

const buildAll = async (): Promise<void> => {
  await refuseStaleDrawings()
  await refuseMissingWords()
  await clearBuild(layout.build)
  const styles = [
    buildStyles([entries.documents, ...scriptModules], layout.documents),
    buildStyles([entries.apiDocs], layout.apiDocs),
    buildStyles([entries.internal, ...scriptModules], layout.internal),
  ]
  const [{ scripts, workers }] = await Promise.all([buildApp(), buildServer(), ...styles])
  writePlaces(layout.places)
  await Promise.all([writeSite(), writePaymentScripts(scripts, workers), writeScriptParts(scripts)])
  await precompress(join(layout.client, 'assets'))
}

readBrandOption(process.argv.slice(2))
const digest = buildDigest()
const stamped = await readFile(layout.stamp, 'utf8').catch(() => '')
if (process.argv.includes('--if-changed') && stamped === digest) {
  process.stdout.write('La compilación está al día.\n')
} else {
  const startedAt = performance.now()
  await buildAll()
  await writeFile(layout.stamp, digest)
  process.stdout.write(`Compilado en ${((performance.now() - startedAt) / 1000).toFixed(1)} s.\n`)
}
