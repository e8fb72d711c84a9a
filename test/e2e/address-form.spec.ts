import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Site } from '#adapters/http/pages.ts'
import { localizationPath } from '#core/routes/localization-link.ts'
import { languageOfPath, languages } from '#core/shared/language.ts'
import { layout } from '#ui/build/layout.ts'
import { expect, test } from './store.fixture.ts'

const { documents } = JSON.parse(readFileSync(layout.site, 'utf8')) as Site

const FORM = `form[action="${localizationPath}"]`

const withForm = Object.entries(documents)
  .filter(([, { html }]) => html.includes(`action="${localizationPath}"`))
  .map(([path]) => path)

const WIDTHS = [360, 768, 1024, 1440]
const FIELD_PX = 160

const TYPED = '742 M'

/** Adds a third suggestion, the second one in another zip area: the test network has only two such streets. */
const suggestThree = async (page: Page): Promise<void> =>
  void (await page.route('**/api/misc/address-suggestions*', async (route) => {
    const response = await route.fetch()
    const { suggestions, ...rest } = (await response.json()) as { readonly suggestions: readonly object[] }
    const third = { ...suggestions.at(-1), zipcode: '33199' }
    await route.fulfill({ response, json: { ...rest, suggestions: [...suggestions, third].slice(0, 3) } })
  }))

/** The mark of the unit, in both languages. */
const OPTIONAL = /\((?:opcional|optional)\)$/

const narrowFields = (page: Page): Promise<readonly string[]> =>
  page.locator(`${FORM} input:not([type=hidden])`).evaluateAll(
    (inputs, least) =>
      inputs
        .map((input) => ({
          name: input.getAttribute('name') ?? '',
          width: input.getBoundingClientRect().width,
        }))
        .filter(({ width }) => width < least)
        .map(({ name, width }) => `${name}: ${Math.round(width)}`),
    FIELD_PX,
  )

/** Lists the suggestions that another element covers, after they were scrolled into view. */
const coveredOptions = (page: Page): Promise<readonly string[]> =>
  page.getByRole('option').evaluateAll((options) =>
    options.flatMap((option) => {
      option.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = option.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return option.contains(hit) ? [] : [`${option.textContent} under ${hit?.tagName}.${hit?.className}`]
    }),
  )

test.describe('the address form of a page', () => {
  test('is on more than 25 pages of each language', () => {
    for (const language of languages)
      expect(withForm.filter((path) => languageOfPath(path) === language).length).toBeGreaterThan(25)
  })

  for (const path of withForm)
    test(`of ${path} has fields of ${FIELD_PX} px, and three suggestions that can be pressed, at every width (ADR-09)`, async ({
      page,
    }) => {
      await suggestThree(page)
      await page.goto(path)
      await expect(page.locator(`${FORM} label`).filter({ hasText: OPTIONAL })).toHaveCount(1)
      await page.locator(`${FORM} input[name="a"]`).first().pressSequentially(TYPED)
      await expect(page.getByRole('option')).toHaveCount(3)
      const faults: string[] = []
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        for (const fault of [...(await narrowFields(page)), ...(await coveredOptions(page))])
          faults.push(`at ${width}: ${fault}`)
      }
      expect(faults).toEqual([])
    })
})
