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
export const layOut = (page: Page): Promise<void> =>
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

/** Returns what is wrong with a page in the dark. */
export const faultsInTheDark = async (page: Page): Promise<readonly string[]> => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const faults = await inState('dark', violations(page, COLORS))
  await page.emulateMedia({ colorScheme: 'light' })
  return faults
}

/** Contrast of text (WCAG 1.4.3). */
const CONTRAST = 4.5

/**
 * Returns the texts without contrast in the colours that a visitor's system forces, and the bands and the areas under
 * a price that have a colour of their own there. axe reads the fill of a text
 * there, for which Chromium reports the colour that is not shown.
 */
export const faultsInForcedColors = async (page: Page): Promise<readonly string[]> => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.reload()
  await layOut(page)
  const illegible = await page.evaluate((least) => {
    const channels = (color: string): readonly number[] => (color.match(/[\d.]+/g) ?? []).map(Number)
    const luminance = (color: string): number => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
        const part = channel / 255
        return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const groundOf = (element: Element | null): string => {
      if (element === null) return getComputedStyle(document.documentElement).backgroundColor
      const { backgroundColor } = getComputedStyle(element)
      return channels(backgroundColor)[3] === 0 ? groundOf(element.parentElement) : backgroundColor
    }
    const hasText = ({ childNodes }: Element): boolean =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
    return [...document.querySelectorAll('body :not(script, svg *)')]
      .filter((element) => hasText(element) && element.checkVisibility())
      .filter((element) => {
        const [dark = 0, light = 0] = [getComputedStyle(element).color, groundOf(element)]
          .map(luminance)
          .toSorted((one, other) => one - other)
        return (light + 0.05) / (dark + 0.05) < least
      })
      .map(({ textContent }) => textContent.slice(0, 60))
  }, CONTRAST)
  const colored = await page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { borderImageSource, fill } = getComputedStyle(element)
      if (borderImageSource !== 'none') return ['a band']
      return element.matches('svg > g > rect') && fill !== 'rgba(0, 0, 0, 0)' ? ['an area under a price'] : []
    }),
  )
  await page.emulateMedia({ forcedColors: 'none' })
  return [...new Set(colored), ...illegible.map((text) => `illegible “${text}”`)].map(
    (fault) => `forced colours: ${fault}`,
  )
}

/** Returns the animations that run for visitors who want no motion. */
export const faultsWithoutMotion = async (page: Page): Promise<readonly string[]> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await layOut(page)
  const running = await page.evaluate(() => {
    // A change within one frame is no motion.
    const lasts = (effect: AnimationEffect | null): boolean =>
      Number(effect?.getComputedTiming().endTime ?? 0) > 17
    return (
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && lasts(effect))
        .map((animation) => {
          const { effect } = animation
          const target = effect instanceof KeyframeEffect ? effect.target : null
          const property = animation instanceof CSSTransition ? animation.transitionProperty : 'animation'
          return { name: target?.getAttribute('class') ?? '', property }
        })
        // A change of colour is no motion.
        .filter(({ property }) => !/color$|^fill$|^stroke$/.test(property))
    )
  })
  return running.map(({ name, property }) => `reduced motion: ${name} changes its ${property}`)
}

/** Returns the texts on screen that are missing on paper, except what works only on a screen. */
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
