import { afterEach, expect, inject } from 'vitest'
import { commands, page } from 'vitest/browser'
import { viewsOf, type PicturePass, type View } from './pictures.ts'
import { applyTextSize } from './text-size.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    readonly setPreferences: (preferences: Pick<View, 'colorScheme' | 'contrast'>) => Promise<void>
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly pass: PicturePass
  }
}

type Story = { readonly id: string; readonly tags: readonly string[] }

/** The widths of the breakpoints and of a desktop, in CSS pixels. */
const WIDTHS = [769, 991, 1440]

const HEIGHT = 900

/** A width of 1280 px at a zoom of 400 % (WCAG 1.4.10). */
const ZOOMED = 320

/** The number of frames in which the page's size must not change: viewport units follow the window's height some frames later. */
const STABLE_FRAMES = 8

const stableHeight = async (): Promise<number> => {
  const sizes: string[] = []
  while (sizes.length < STABLE_FRAMES || new Set(sizes.slice(-STABLE_FRAMES)).size > 1) {
    await new Promise(requestAnimationFrame)
    sizes.push([innerWidth, innerHeight, document.documentElement.scrollHeight].join())
  }
  return document.documentElement.scrollHeight
}

/** Resizes the window and waits until the page's layout is stable. */
const resize = async (width: number, height: number): Promise<number> => {
  await page.viewport(width, height)
  await document.fonts.ready
  return stableHeight()
}

/** Makes the window as high as the page: Chromium's full-page capture loses large numerals and moves sticky elements. */
const fitWindow = async (width: number): Promise<void> => {
  const height = await resize(width, HEIGHT)
  if (document.querySelector('dialog:modal') === null) await resize(width, height)
}

/**
 * Lays out content that waits for scrolling, so that the page has its full height, and ends every transition at once. A dialog keeps the
 * layer of its entrance: letters are placed differently in a layer and outside it.
 */
const STILL = `
  * { content-visibility: visible !important }
  dialog { will-change: transform }
  *, ::before, ::after { animation: none !important; transition: none !important }
`

const holdStill = (): (() => void) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STILL)
  document.adoptedStyleSheets.push(sheet)
  return () => void document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1)
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

const comparePicture = async (story: string, { name, width, ...preferences }: View): Promise<void> => {
  await fitWindow(width)
  await commands.setPreferences(preferences)
  await expect.soft(page).toMatchScreenshot(`${name}/${story}`)
  await commands.setPreferences({})
}

/** Checks that a screen does not scroll sideways at any width. */
const expectNarrow = async (): Promise<void> => {
  for (const width of WIDTHS) {
    await fitWindow(width)
    expect.soft(scrollsSideways(), `scrolls sideways at ${width} px`).toBe(false)
  }
}

/** Checks that a screen is readable with text at 200 % and at a zoom of 400 %. */
const expectZoomable = async (): Promise<void> => {
  applyTextSize(document.documentElement, 'large')
  await resize(1200, HEIGHT)
  expect.soft(scrollsSideways(), 'scrolls sideways with text at 200 %').toBe(false)
  expect.soft(await violations(), 'text at 200 %').toEqual([])
  applyTextSize(document.documentElement, 'normal')
  await resize(ZOOMED, HEIGHT)
  expect.soft(scrollsSideways(), 'scrolls sideways at 400 %').toBe(false)
  expect.soft(await violations(), 'at 400 %').toEqual([])
}

/** The width of a phone, at which every public page is checked, in CSS pixels. */
const PHONE = 360

/** The widths at which a page of each kind of section is checked too. */
const EVERY_WIDTH = [ZOOMED, 768, 990, 1280]

/** Checks a public page: sections that wait for scrolling are laid out by now. */
const expectReadable = async (widths: readonly number[]): Promise<void> => {
  for (const width of widths) {
    await resize(width, HEIGHT)
    expect.soft(scrollsSideways(), `scrolls sideways at ${width} px`).toBe(false)
    expect.soft(await violations(), `at ${width} px`).toEqual([])
  }
}

const check = async ({ tags }: Story): Promise<void> => {
  await commands.setPreferences({ colorScheme: 'dark' })
  expect.soft(await violations(COLORS), 'in the dark').toEqual([])
  await commands.setPreferences({})
  if (tags.includes('visual')) {
    await expectNarrow()
    await expectZoomable()
  }
  if (tags.includes('public-page'))
    await expectReadable(tags.includes('every-width') ? [PHONE, ...EVERY_WIDTH] : [PHONE])
}

afterEach(async (context) => {
  const { story } = context as typeof context & { readonly story?: Story }
  if (story === undefined || context.task.result?.state === 'fail') return
  const pass = inject('pass')
  const release = holdStill()
  for (const view of viewsOf(pass, story)) await comparePicture(story.id.split('--')[1] ?? story.id, view)
  if (pass.isChecked) await check(story)
  release()
})
