import { existsSync, globSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Plugin } from 'vitest/config'
import type { BrowserCommand, BrowserConfigOptions, Vitest } from 'vitest/node'
import { layout } from '#ui/build/layout.ts'
import { comparePictures } from './pictures.ts'

const stories = fileURLToPath(new URL('..', import.meta.url))
const baselines = `${stories}baselines/`
const suffix = '.stories.tsx'

const MAX_BASELINES = 300
const MAX_BYTES = 12e6

/** Reduces a baseline to its sixteen best colours: two thirds of the bytes, at most 0.1 % of the pixels differ. */
const COLORS = 16

/** The baselines that this run compared. */
const compared = new Set<string>()

/** The stories of public pages are written into the build folder; their baselines are in the folder `site`. */
const written = relative(stories, layout.pageStories)

/** Returns the folder of the baselines of a file of stories, below that of all baselines. */
const folderOf = (file: string): string =>
  relative(stories, file).slice(0, -suffix.length).replace(written, 'site')

const sourcesOf = (folder: string): readonly string[] => [
  `${stories}${folder}${suffix}`,
  `${folder.replace(/^site(?=\/)/, layout.pageStories)}${suffix}`,
]

declare module '@vitest/browser/context' {
  interface ScreenshotComparatorRegistry {
    readonly picture: Record<string, never>
  }
}

type ScreenshotOptions = NonNullable<NonNullable<BrowserConfigOptions['expect']>['toMatchScreenshot']>

const compareWithBaseline: ScreenshotOptions['comparators']['picture'] = (reference, actual) => {
  const { isSame, message, diff } = comparePictures(
    { ...reference.metadata, data: reference.data },
    { ...actual.metadata, data: actual.data },
  )
  return { pass: isSame, diff, message: isSame ? null : message }
}

export const screenshotOptions: ScreenshotOptions = {
  timeout: 15_000,
  comparatorName: 'picture',
  comparatorOptions: {},
  comparators: { picture: compareWithBaseline },
  resolveScreenshotPath: ({ arg, ext, root, testFileDirectory, testFileName }) => {
    const path = `${baselines}${folderOf(`${root}/${testFileDirectory}/${testFileName}`)}/${arg}${ext}`
    compared.add(path)
    return path
  },
}

const compress = async (path: string): Promise<void> => {
  const picture = sharp(path)
  if ((await picture.metadata()).isPalette) return
  const options = { palette: true, colours: COLORS, dither: 0, compressionLevel: 9 }
  writeFileSync(path, await picture.png(options).toBuffer())
}

/** Lists the baselines that no story compares: unused ones of a passed file, and those of a missing file. */
const unusedBaselines = ({ state }: Vitest): readonly string[] => {
  const passed = new Set(
    state
      .getTestModules()
      .filter((module) => module.state() === 'passed')
      .map(({ moduleId }) => folderOf(moduleId)),
  )
  return globSync(`${baselines}**/*.png`).filter((path) => {
    const folder = dirname(relative(baselines, path))
    return !sourcesOf(folder).some((file) => existsSync(file)) || (passed.has(folder) && !compared.has(path))
  })
}

/** Fails a run with unused or too many baselines. `--update` removes unused ones and compresses new ones. */
export const baselineCheck = (): Plugin => ({
  name: 'baseline-check',
  configureVitest: ({ vitest }) => {
    vitest.onClose(async () => {
      const { testNamePattern, snapshotOptions } = vitest.config
      const isUpdate = snapshotOptions.updateSnapshot === 'all'
      const fail = (message: string): void => {
        vitest.logger.error(`✗ ${message}`)
        process.exitCode = 1
      }
      for (const path of testNamePattern ? [] : unusedBaselines(vitest))
        if (isUpdate) rmSync(path)
        else fail(`unused baseline: ${path}`)
      const paths = globSync(`${baselines}**/*.png`)
      if (isUpdate) for (const path of paths) await compress(path)
      const bytes = paths.reduce((sum, path) => sum + statSync(path).size, 0)
      if (paths.length > MAX_BASELINES) fail(`${paths.length} baselines, at most ${MAX_BASELINES}`)
      if (bytes > MAX_BYTES) fail(`the baselines take ${bytes} bytes, at most ${MAX_BYTES}`)
    })
  },
})

/** Emulates the colour scheme of the system. */
export const setColorScheme: BrowserCommand<['dark' | 'light']> = async ({ page }, colorScheme) =>
  page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
