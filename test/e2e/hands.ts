import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { commonWords } from '#ui/content/es/common.ts'

/** What a person does to a page, with whatever they have. */
export type Hands = {
  /** Presses a button, a link, or the head of a part that opens. */
  readonly press: (target: Locator) => Promise<void>
  /** Takes one of several: a radio button, a box to tick, an option of a list. */
  readonly pick: (target: Locator) => Promise<void>
  /** Types into an empty field. */
  readonly write: (field: Locator, text: string) => Promise<void>
  /** Puts away what lies over the screen. */
  readonly putAway: (dialog: Locator) => Promise<void>
}

const closeOf = (dialog: Locator): Locator => dialog.getByRole('button', { name: commonWords.close })

/** What is seen of a control: the label of a radio button or a box. An option of a list is found anew, since lists are drawn again. */
const faceOf = async (
  control: Locator,
): Promise<{ readonly click: () => Promise<void>; readonly tap: () => Promise<void> }> => {
  const label = await control.evaluateHandle((element) =>
    element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : null,
  )
  return label.asElement() ?? control
}

export const mouse = (page: Page): Hands => ({
  press: (target) => target.click(),
  pick: async (target) => (await faceOf(target)).click(),
  write: async (field, text) => {
    await field.click()
    await page.keyboard.type(text)
  },
  putAway: (dialog) => closeOf(dialog).click(),
})

/** The page needs a context with touch. */
export const finger = (page: Page): Hands => ({
  press: (target) => target.tap(),
  pick: async (target) => (await faceOf(target)).tap(),
  write: async (field, text) => {
    await field.tap()
    await page.keyboard.type(text)
  },
  putAway: (dialog) => closeOf(dialog).tap(),
})

/** Where a control lies from the focus, in the order of the page; the buttons of one question are one stop. */
const wayTo = (target: Locator): Promise<'here' | 'ahead' | 'behind'> =>
  target.evaluate((element) => {
    const focused = document.activeElement ?? document.body
    const isSameQuestion =
      element instanceof HTMLInputElement &&
      focused instanceof HTMLInputElement &&
      element.type === 'radio' &&
      focused.type === 'radio' &&
      element.name === focused.name
    if (focused === element || isSameQuestion) return 'here'
    const isAhead = focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
    return isAhead || focused === document.body ? 'ahead' : 'behind'
  })

/** More stops than any screen has. */
const MOST_STOPS = 150

/** Nothing but keys. What has the focus has to be in sight. */
export const keys = (page: Page): Hands => {
  const reach = async (target: Locator): Promise<void> => {
    await target.waitFor()
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      const way = await wayTo(target)
      if (way === 'here') return expect(page.locator(':focus')).toBeInViewport()
      await page.keyboard.press(way === 'ahead' ? 'Tab' : 'Shift+Tab')
    }
    throw new Error(`out of reach by keyboard: ${String(target)}`)
  }

  const turnTo = async (radio: Locator): Promise<void> => {
    const group = page.locator(`input[name="${await radio.getAttribute('name')}"]:enabled`)
    for (let turn = await group.count(); turn > 0; turn -= 1) {
      const step = await radio.evaluate((element) => {
        const focused = document.activeElement ?? document.body
        if (focused === element) return null
        const isDown = focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
        return isDown ? 'ArrowDown' : 'ArrowUp'
      })
      if (step === null) break
      await page.keyboard.press(step)
    }
    await expect(radio).toBeFocused()
    if (!(await radio.isChecked())) await page.keyboard.press('Space')
  }

  /** Options are walked by arrows, while the focus stays in the field. */
  const markOption = async (option: Locator): Promise<void> => {
    const isMarked = async (): Promise<boolean> => (await option.getAttribute('data-active-item')) !== null
    for (let left = await page.getByRole('option').count(); left > 0 && !(await isMarked()); left -= 1)
      await page.keyboard.press('ArrowDown')
    await expect(option).toHaveAttribute('data-active-item')
    await page.keyboard.press('Enter')
  }

  return {
    press: async (target) => {
      await reach(target)
      await expect(target).toBeEnabled()
      await page.keyboard.press('Enter')
    },
    pick: async (target) => {
      const kind = (await target.getAttribute('role')) ?? (await target.getAttribute('type'))
      if (kind === 'option') return markOption(target)
      await reach(target)
      return kind === 'radio' ? turnTo(target) : page.keyboard.press('Space')
    },
    write: async (field, text) => {
      await reach(field)
      await page.keyboard.type(text)
    },
    putAway: () => page.keyboard.press('Escape'),
  }
}
