import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vitest/config'
import type { BrowserCommand, BrowserConfigOptions } from 'vitest/node'
import { indexedPng } from './indexed-png.ts'

const baselines = fileURLToPath(new URL('../baselines', import.meta.url))

const stories = fileURLToPath(new URL('..', import.meta.url))

const suffix = '.stories.tsx'

/** The baselines that this run compared. */
const compared = new Set<string>()

/**
 * A pixel differs if its colour differs by more than a fifth of the perceivable range (pixelmatch's default). The edges of letters, which
 * rasterizer versions smooth differently, and the palettes of the baselines stay below it. One pixel in a hundred may differ: a page of text whose
 * glyphs moved by half a pixel, as between two releases of the browser, has half of that; a missing button or paragraph on a phone has more.
 */
export const visualOptions: NonNullable<NonNullable<BrowserConfigOptions['expect']>['toMatchScreenshot']> = {
  timeout: 15_000,
  comparatorName: 'pixelmatch',
  comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.01 },
  resolveScreenshotPath: ({ arg, ext, testFileName }) => {
    const path = `${baselines}/${basename(testFileName, suffix)}/${arg}${ext}`
    compared.add(path)
    return path
  },
}

/** The baselines that no story compares: those of a file that passed without them, and those of a file that does not exist. */
const unusedBaselines = (passedFiles: readonly string[]): readonly string[] => {
  const files = new Map(globSync(`${stories}/*/*${suffix}`).map((path) => [basename(path, suffix), path]))
  return globSync(`${baselines}/*/*`).filter((path) => {
    const file = files.get(basename(dirname(path)))
    return !compared.has(path) && (file === undefined || passedFiles.includes(file))
  })
}

/** Fails a run with an unused baseline. With `--update`, removes unused baselines and compresses new ones instead. */
export const baselineCheck = (): Plugin => ({
  name: 'baseline-check',
  configureVitest: ({ vitest }) => {
    vitest.onClose(() => {
      const { testNamePattern, snapshotOptions } = vitest.config
      const isUpdate = snapshotOptions.updateSnapshot === 'all'
      const passed = vitest.state.getTestModules().filter((module) => module.state() === 'passed')
      const unused = testNamePattern ? [] : unusedBaselines(passed.map(({ moduleId }) => moduleId))
      for (const path of unused) {
        if (isUpdate) rmSync(path)
        else {
          vitest.logger.error(`✗ unused baseline: ${path}`)
          process.exitCode = 1
        }
      }
      if (isUpdate)
        for (const path of compared) if (existsSync(path)) writeFileSync(path, indexedPng(readFileSync(path)))
    })
  },
})

/** Emulates the system's colour scheme for a page. */
export const setColorScheme: BrowserCommand<[colorScheme: 'light' | 'dark']> = async (
  { page },
  colorScheme,
) => page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
