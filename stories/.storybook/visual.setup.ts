import { afterEach, beforeEach, expect, inject } from 'vitest'
import { commands, page } from 'vitest/browser'
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

/** Makes the window as high as the page: Chromium's full-page capture loses large numerals and moves sticky elements. */
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

type AxeResults = { readonly violations: readonly AxeResult[]; readonly incomplete: readonly AxeResult[] }

type Axe = {
  readonly run: (context: Document, options: { readonly runOnly: readonly string[] }) => Promise<AxeResults>
}

/** What the addons report about a story. */
type Report = { readonly type: string; readonly result: AxeResults }

declare module 'vitest' {
  interface TaskMeta {
    readonly reports?: readonly Report[]
  }
}

/** The axe rules that depend on colours. */
const COLORS = ['color-contrast', 'link-in-text-block']

/** The axe rules that larger text and a narrower window can break: they show no other element and change no colour. */
const LAYOUT = ['target-size', 'scrollable-region-focusable']

/** Text in the colour of its background, which axe reports as undecided, not as a violation. */
const isInvisible = ({ any }: AxeNode): boolean => any.some(({ data }) => data?.messageKey === 'equalRatio')

const faultsIn = ({ violations, incomplete }: AxeResults): readonly string[] => {
  const undecided = incomplete.map(({ id, nodes }) => ({ id, nodes: nodes.filter(isInvisible) }))
  return [...violations, ...undecided.filter(({ nodes }) => nodes.length > 0)].map(
    ({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}: ${nodes[0]?.failureSummary}`,
  )
}

/** Runs some rules on the axe instance that the accessibility addon has loaded. The addon itself runs all of them. */
const violations = async (runOnly: readonly string[]): Promise<readonly string[]> => {
  const axe = Reflect.get(window, 'axe') as Axe
  return faultsIn(await axe.run(document, { runOnly }))
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

/** Checks that a page does not scroll sideways at any width, and that it is readable with text at 200 % and at a zoom of 400 %. */
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
  expect.soft(await violations(LAYOUT), 'at 400 %').toEqual([])
}

const still = new CSSStyleSheet()
still.replaceSync(STILL)

beforeEach(() => {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
  }
})

/** A story on a stage replaces it: its screens tick while they are checked. Vitest takes the version of the next file's setup from it. */
const { now } = Date

const check = async (story: Story, reports: readonly Report[]): Promise<void> => {
  if (isVisual(story.tags) && inject('storyRun').hasPictures) await comparePicture(story)
  if (!isCheckedAtEveryWidth(story)) return
  for (const { type, result } of reports)
    if (type === 'a11y') expect.soft(faultsIn(result), 'accessibility').toEqual([])
  if (isVisual(story.tags)) await checkDarkContrast()
  await checkWidths()
}

afterEach(async (context) => {
  const { story } = context as typeof context & { readonly story?: Story }
  if (story !== undefined && context.task.result?.state !== 'fail')
    await check(story, context.task.meta.reports ?? [])
  Date.now = now
})
