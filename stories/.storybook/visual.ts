import { existsSync, globSync, rmSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Plugin } from 'vitest/config'
import type { BrowserCommand, BrowserConfigOptions, Vitest } from 'vitest/node'
import { DEFAULT_BRAND, selectedSlug } from '#adapters/brand/slug.ts'
import { brandPass, testPass, visualPasses, type PicturePass, type View } from './pictures.ts'

const stories = fileURLToPath(new URL('..', import.meta.url))
const baselines = `${stories}baselines/`
const suffix = '.stories.tsx'

/** The most pictures that a test run compares. */
const MAX_COMPARED = 400

/** The most that all baselines take, in bytes. */
const MAX_BYTES = 120e6

/** A baseline has the sixteen colours that represent its picture best: two thirds of the bytes, and at most 0.06 % of the pixels differ. */
const COLORS = 16

/** The pass of this run: that of another brand, that of PICTURES, or that of every test run. */
const passOf = (name: string | undefined): PicturePass => {
  if (selectedSlug !== DEFAULT_BRAND) return brandPass(selectedSlug)
  return visualPasses[name as keyof typeof visualPasses] ?? testPass
}

export const pass = passOf(process.env['PICTURES'])

/** The baselines that this run compared. */
const compared = new Set<string>()

/**
 * A pixel differs if its colour differs by more than a fifth of the perceivable range (pixelmatch's default). The edges of letters, which
 * rasterizer versions smooth differently, and the palettes of the baselines stay below it. Two pixels in a thousand may differ.
 */
export const visualOptions: NonNullable<NonNullable<BrowserConfigOptions['expect']>['toMatchScreenshot']> = {
  timeout: 15_000,
  comparatorName: 'pixelmatch',
  comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.002 },
  resolveScreenshotPath: ({ arg, ext, root, testFileDirectory, testFileName }) => {
    const [view, story] = arg.split('/')
    const folder = relative(stories, `${root}/${testFileDirectory}/${testFileName}`).slice(0, -suffix.length)
    const path = `${baselines}${view}/${folder}/${story}${ext}`
    compared.add(path)
    return path
  },
}

/** The stories of the modules that passed, by the path of their baselines in the folder of a view. */
const passedStories = ({ state }: Vitest): ReadonlySet<string> =>
  new Set(
    state
      .getTestModules()
      .filter((module) => module.state() === 'passed')
      .flatMap((module) => {
        const folder = relative(stories, module.moduleId).slice(0, -suffix.length)
        return [...module.children.allTests()].map((test) => {
          const { storyId = '' } = test.meta() as { readonly storyId?: string }
          return `${folder}/${storyId.split('--')[1]}.png`
        })
      }),
  )

/**
 * Lists the baselines of this run's views that no story compares: those of a file that passed without them, and those of a file that does
 * not exist. A test run compares only some of the baselines, so those of a story that exists count as compared.
 */
const unusedBaselines = (vitest: Vitest): readonly string[] => {
  const passed = passedStories(vitest)
  const passedFiles = new Set([...passed].map((story) => story.slice(0, story.lastIndexOf('/'))))
  const views = [...new Set([...pass.views, ...pass.screenViews].map(({ name }) => name))]
  return views.flatMap((view) =>
    globSync(`${baselines}${view}/**/*.png`).filter((path) => {
      const story = relative(`${baselines}${view}`, path)
      const file = story.slice(0, story.lastIndexOf('/'))
      if (!existsSync(`${stories}${file}${suffix}`)) return true
      const isShown = compared.has(path) || (pass.isChecked && passed.has(story))
      return passedFiles.has(file) && !isShown
    }),
  )
}

/** Reduces the colours of a new baseline. */
const compress = async (path: string): Promise<void> => {
  const png = await readFile(path)
  const picture = sharp(png)
  if ((await picture.metadata()).isPalette === true) return
  const options = { palette: true, colours: COLORS, dither: 0, compressionLevel: 9 }
  await writeFile(path, await picture.png(options).toBuffer())
}

const sizeOf = (paths: readonly string[]): number => paths.reduce((sum, path) => sum + statSync(path).size, 0)

/** Fails a run with an unused baseline or too many of them. With `--update`, removes unused baselines and compresses new ones. */
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
      if (isUpdate) for (const path of compared) if (existsSync(path)) await compress(path)
      if (pass.isChecked && compared.size > MAX_COMPARED)
        fail(`${compared.size} pictures in a test run, at most ${MAX_COMPARED}`)
      const bytes = sizeOf(globSync(`${baselines}**/*.png`))
      if (bytes > MAX_BYTES) fail(`the baselines take ${bytes} bytes, at most ${MAX_BYTES}`)
    })
  },
})

/** Emulates what the system prefers for a page. */
export const setPreferences: BrowserCommand<[Pick<View, 'colorScheme' | 'contrast'>]> = async (
  { page },
  { colorScheme, contrast },
) =>
  page.emulateMedia({
    colorScheme: colorScheme ?? 'light',
    contrast: contrast ?? 'no-preference',
    reducedMotion: 'reduce',
  })
