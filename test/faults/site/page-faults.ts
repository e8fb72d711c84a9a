import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The widths at which every public page is checked, in CSS pixels: a zoom of 400 %, and the columns of the layout. */
export const WIDTHS = [320, 768, 990, 1280] as const

const HEIGHT = 900

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The axe rules that depend on colours. */
const COLORS = ['color-contrast', 'link-in-text-block']

/** Returns the violations that axe finds, with the first element of each. */
const violations = async (page: Page, rules?: readonly string[]): Promise<readonly string[]> => {
  // Without the window that frames of other origins need: a public page has none.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const found = await (rules === undefined ? axe.withTags(TAGS) : axe.withRules([...rules])).analyze()
  return found.violations.map(
    ({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}: ${nodes[0]?.failureSummary}`,
  )
}

/** Returns how far a page scrolls sideways; empty if it does not. */
const sidewaysScroll = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`scrolls ${scrollWidth - clientWidth} px sideways`] : []
  })

const inState = async (name: string, faults: Promise<readonly string[]>): Promise<readonly string[]> =>
  (await faults).map((fault) => `${name}: ${fault}`)

/** Lays out the sections that wait for scrolling: content that is not laid out has no width and no colours. */
const layOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })

/** Returns what is wrong with a page at each width. */
export const faultsAtWidths = async (page: Page): Promise<readonly string[]> => {
  const faults: string[] = []
  await layOut(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    faults.push(...(await inState(`${width} px`, sidewaysScroll(page))))
    faults.push(...(await inState(`${width} px`, violations(page))))
  }
  return faults
}

/** Returns what is wrong with a page in the dark, and in the colours that a visitor's system forces. */
export const faultsInColors = async (page: Page): Promise<readonly string[]> => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await inState('dark', violations(page, COLORS))
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
  // Chromium computes forced colours anew for a new document only.
  await page.reload()
  await layOut(page)
  const forced = await inState('forced colours', violations(page, COLORS))
  await page.emulateMedia({ forcedColors: 'none' })
  return [...dark, ...forced]
}

/** Returns the animations that run for visitors who want no motion. */
export const faultsWithoutMotion = async (page: Page): Promise<readonly string[]> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const running = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.getAttribute('class') : null)),
  )
  return running.map((name) => `reduced motion: ${name ?? 'something'} moves`)
}

/** Returns the texts of a page's content that a visitor sees on the screen and not on paper. What only works on the screen may be left out. */
export const faultsOnPaper = async (page: Page): Promise<readonly string[]> => {
  const shownTexts = (): Promise<readonly string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, td, th, summary)')]
        .filter(
          (element) =>
            element.closest('form, nav, button, dialog, [role="tablist"]') === null &&
            element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        )
        .map(({ textContent }) => textContent),
    )
  const onScreen = await shownTexts()
  await page.emulateMedia({ media: 'print' })
  const onPaper = new Set(await shownTexts())
  await page.emulateMedia({ media: 'screen' })
  return onScreen.filter((text) => !onPaper.has(text)).map((text) => `print: hides “${text.slice(0, 80)}”`)
}
