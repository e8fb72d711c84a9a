import { existsSync, globSync, rmSync, statSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import pixelmatch from 'pixelmatch'
import type { Plugin } from 'vitest/config'
import type { BrowserCommand, BrowserConfigOptions, Vitest } from 'vitest/node'
import { DEFAULT_BRAND, selectedSlug } from '#adapters/brand/slug.ts'
import { baselines, TOP } from './baselines.ts'
import { brandPass, testPass, visualPasses, type PicturePass, type View } from './pictures.ts'

const stories = fileURLToPath(new URL('..', import.meta.url))
const suffix = '.stories.tsx'

/** The most pictures that a test run compares. */
const MAX_COMPARED = 400

/** The most that all baselines take, in bytes. */
const MAX_BYTES = 120e6

/** The pass of this run: that of another brand, that of PICTURES, or that of every test run. */
const passOf = (name: string | undefined): PicturePass => {
  if (selectedSlug !== DEFAULT_BRAND) return brandPass(selectedSlug)
  return visualPasses[name as keyof typeof visualPasses] ?? testPass
}

export const pass = passOf(process.env['PICTURES'])

/** The baselines that this run compared. */
const compared = new Set<string>()

/**
 * How much of the distance between black and white the colours of a pixel may differ. The edges of letters, which rasterizer versions smooth differently,
 * and the palettes of the baselines stay below it.
 */
const THRESHOLD = 0.2

/** The share of the pixels that may differ by more. */
const MAX_DIFFERENT = 0.002

declare module '@vitest/browser/context' {
  interface ScreenshotComparatorRegistry {
    readonly picture: Record<string, never>
  }
}

type ScreenshotOptions = NonNullable<NonNullable<BrowserConfigOptions['expect']>['toMatchScreenshot']>

/** Compares a picture with its baseline, or with the top of it that the baseline shows. */
const comparePictures: ScreenshotOptions['comparators']['picture'] = (reference, actual, { createDiff }) => {
  const { width, height } = reference.metadata
  const sizes = `${width}×${height} px, and ${actual.metadata.width}×${actual.metadata.height} px now`
  const isTop = height === TOP && actual.metadata.height > TOP
  if (width !== actual.metadata.width || (height !== actual.metadata.height && !isTop))
    return { pass: false, diff: null, message: `another size: ${sizes}` }
  const diff = createDiff ? new Uint8Array(reference.data.length) : null
  const top = actual.data.subarray(0, reference.data.length)
  const different = pixelmatch(reference.data, top, diff, width, height, { threshold: THRESHOLD })
  const share = different / (width * height)
  const message = `${(share * 100).toFixed(2)} % of the pixels differ`
  return { pass: share <= MAX_DIFFERENT, diff, message: share <= MAX_DIFFERENT ? null : message }
}

export const visualOptions: ScreenshotOptions = {
  timeout: 15_000,
  comparatorName: 'picture',
  comparatorOptions: {},
  comparators: { picture: comparePictures },
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

const sizeOf = (paths: readonly string[]): number => paths.reduce((sum, path) => sum + statSync(path).size, 0)

/** Fails a run with an unused baseline or too many of them. With `--update`, removes unused baselines instead. */
export const baselineCheck = (): Plugin => ({
  name: 'baseline-check',
  configureVitest: ({ vitest }) => {
    vitest.onClose(() => {
      const { testNamePattern, snapshotOptions } = vitest.config
      const isUpdate = snapshotOptions.updateSnapshot === 'all'
      const fail = (message: string): void => {
        vitest.logger.error(`✗ ${message}`)
        process.exitCode = 1
      }
      for (const path of testNamePattern ? [] : unusedBaselines(vitest))
        if (isUpdate) rmSync(path)
        else fail(`unused baseline: ${path}`)
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
