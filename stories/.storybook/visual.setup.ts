import { afterEach, beforeEach, expect, inject } from 'vitest'
import { commands, page } from 'vitest/browser'
import { selectLanguage } from '#ui/content/language.ts'
import { STILL, waitUntilDrawn } from './drawn.ts'
import { machineText } from './machine-text.ts'
import { isCheckedAtEveryWidth, isVisual, type StoryRun } from './story-runs.ts'
import { applyTextSize } from './text-size.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    readonly setColorScheme: (scheme: 'dark' | 'light') => Promise<void>
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly storyRun: StoryRun
  }
}

type Story = { readonly id: string; readonly tags: readonly string[] }

/** The width of the pictures, in CSS pixels: the narrowest supported window. */
const PHONE = 360

/** The widths of the breakpoints and of a desktop, in CSS pixels. */
const WIDTHS = [769, 991, 1440]

const HEIGHT = 900

/** A width of 1280 px at a zoom of 400 % (WCAG 1.4.10). */
const ZOOMED = 320

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame)

/** Resizes the window and waits until the page has laid itself out. */
const resize = async (width: number): Promise<void> => {
  await page.viewport(width, HEIGHT)
  await nextFrame()
  await nextFrame()
}

/** Makes the window as high as the page: full-page capture loses large numerals and moves sticky elements. */
const fitWindow = async (): Promise<void> => {
  await page.viewport(PHONE, HEIGHT)
  const height = await waitUntilDrawn()
  if (document.querySelector('dialog:modal') !== null || height === HEIGHT) return
  await page.viewport(PHONE, height)
  await waitUntilDrawn()
}

type AxeNode = {
  readonly target: readonly unknown[]
  readonly failureSummary?: string
  readonly any: readonly { readonly data: { readonly messageKey?: string } | null }[]
}

type AxeResult = { readonly id: string; readonly nodes: readonly AxeNode[] }

type Axe = {
  readonly run: (
    context: Document,
    options: { readonly runOnly: readonly string[] },
  ) => Promise<{ readonly violations: readonly AxeResult[]; readonly incomplete: readonly AxeResult[] }>
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The axe rules that depend on colours. */
const COLORS = ['color-contrast', 'link-in-text-block']

/** The axe rules that larger text can break: it hides no element and changes no colour. */
const LAYOUT = ['target-size', 'scrollable-region-focusable']

/** Text in the colour of its background, which axe reports as undecided, not as a violation. */
const isInvisible = ({ any }: AxeNode): boolean => any.some(({ data }) => data?.messageKey === 'equalRatio')

/** Runs the axe instance that the accessibility addon has loaded for the story. */
const violations = async (runOnly: readonly string[] = WCAG): Promise<readonly string[]> => {
  const axe = Reflect.get(window, 'axe') as Axe
  const found = await axe.run(document, { runOnly })
  const undecided = found.incomplete.map(({ id, nodes }) => ({ id, nodes: nodes.filter(isInvisible) }))
  return [...found.violations, ...undecided.filter(({ nodes }) => nodes.length > 0)].map(
    ({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}: ${nodes[0]?.failureSummary}`,
  )
}

const scrollsSideways = (): boolean => {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth
}

const comparePicture = async ({ id }: Story): Promise<void> => {
  await fitWindow()
  expect.soft(machineText(), 'text in a typeface of the machine').toEqual([])
  await expect.soft(page).toMatchScreenshot(id.split('--')[1] ?? id)
}

const checkDarkContrast = async (): Promise<void> => {
  await commands.setColorScheme('dark')
  expect.soft(await violations(COLORS), 'in the dark').toEqual([])
  await commands.setColorScheme('light')
}

/** Checks that a page never scrolls sideways, and is readable with text at 200 % and at a zoom of 400 %. */
const checkWidths = async (): Promise<void> => {
  for (const width of WIDTHS) {
    await resize(width)
    expect.soft(scrollsSideways(), `scrolls sideways at ${width} px`).toBe(false)
  }
  await resize(1200)
  applyTextSize(document.documentElement, 'large')
  await nextFrame()
  expect.soft(scrollsSideways(), 'scrolls sideways with text at 200 %').toBe(false)
  expect.soft(await violations(LAYOUT), 'text at 200 %').toEqual([])
  applyTextSize(document.documentElement, 'normal')
  await resize(ZOOMED)
  expect.soft(scrollsSideways(), 'scrolls sideways at 400 %').toBe(false)
  expect.soft(await violations(), 'at 400 %').toEqual([])
}

const still = new CSSStyleSheet()
still.replaceSync(STILL)

beforeEach(() => {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
  }
})

/** A story on a stage replaces it, as its screens tick during the check. Vitest uses the next file's version. */
const { now } = Date

const check = async (story: Story): Promise<void> => {
  if (isVisual(story.tags) && inject('storyRun').hasPictures) await comparePicture(story)
  if (!isCheckedAtEveryWidth(story)) return
  if (isVisual(story.tags)) await checkDarkContrast()
  await checkWidths()
}

afterEach(async (context) => {
  const { story } = context as typeof context & { readonly story?: Story }
  if (story !== undefined && context.task.result?.state !== 'fail') await check(story)
  Date.now = now
  // The modules of the next file read their words when they are loaded.
  selectLanguage('es')
})
