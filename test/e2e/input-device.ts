import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { commonWords } from '#ui/content/es/shared/common.ts'

/** The input of a person with one device. */
export type InputDevice = {
  /** Presses a button, a link or a summary. */
  readonly press: (target: Locator) => Promise<void>
  /** Selects a radio button, a checkbox or an option of a list. */
  readonly select: (target: Locator) => Promise<void>
  /** Types into an empty field. */
  readonly type: (field: Locator, text: string) => Promise<void>
  readonly dismiss: (dialog: Locator) => Promise<void>
}

const closeButtonOf = (dialog: Locator): Locator => dialog.getByRole('button', { name: commonWords.close })

type Press = (at?: { readonly position: { readonly x: number; readonly y: number } }) => Promise<void>

/** Returns the label of a radio button or checkbox. Returns any other control as its locator: lists may re-render. */
const visiblePartOf = async (control: Locator): Promise<{ readonly click: Press; readonly tap: Press }> => {
  const label = await control.evaluateHandle((element) =>
    element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : null,
  )
  return label.asElement() ?? control
}

/** A label may contain links: it is pressed at its mark, in px from its corner. */
const CORNER = { x: 12, y: 12 } as const

export const mouse = (page: Page): InputDevice => ({
  press: (target) => target.click(),
  select: async (target) => (await visiblePartOf(target)).click({ position: CORNER }),
  type: async (field, text) => {
    await field.click()
    await page.keyboard.type(text)
  },
  dismiss: (dialog) => closeButtonOf(dialog).click(),
})

/** A mouse that presses everything twice in a row. */
export const doubleClicks = (page: Page): InputDevice => ({
  ...mouse(page),
  press: (target) => target.dblclick(),
})

/** Needs a context with touch. */
export const touch = (page: Page): InputDevice => ({
  press: (target) => target.tap(),
  select: async (target) => (await visiblePartOf(target)).tap({ position: CORNER }),
  type: async (field, text) => {
    await field.tap()
    await page.keyboard.type(text)
  },
  dismiss: (dialog) => closeButtonOf(dialog).tap(),
})

/** Where a control lies from the focus, in the order of the page; the buttons of one radio group are one stop. */
const directionTo = (target: Locator): Promise<'here' | 'ahead' | 'behind'> =>
  target.evaluate((element) => {
    const focused = document.activeElement ?? document.body
    const isSameGroup =
      element instanceof HTMLInputElement &&
      focused instanceof HTMLInputElement &&
      element.type === 'radio' &&
      focused.type === 'radio' &&
      element.name === focused.name
    if (focused === element || isSameGroup) return 'here'
    const isAhead = focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
    return isAhead || focused === document.body ? 'ahead' : 'behind'
  })

/** More tab stops than any screen has. */
const MAX_STOPS = 150

/** Keys alone. What has the focus has to be in the viewport. */
export const keyboard = (page: Page): InputDevice => {
  const tabTo = async (target: Locator): Promise<void> => {
    await target.waitFor()
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      const direction = await directionTo(target)
      if (direction === 'here') return expect(page.locator(':focus')).toBeInViewport()
      await page.keyboard.press(direction === 'ahead' ? 'Tab' : 'Shift+Tab')
    }
    throw new Error(`out of reach by keyboard: ${String(target)}`)
  }

  const arrowTo = async (radio: Locator): Promise<void> => {
    const group = page.locator(`input[name="${await radio.getAttribute('name')}"]:enabled`)
    for (let left = await group.count(); left > 0; left -= 1) {
      const key = await radio.evaluate((element) => {
        const focused = document.activeElement ?? document.body
        if (focused === element) return null
        const isDown = focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
        return isDown ? 'ArrowDown' : 'ArrowUp'
      })
      if (key === null) break
      await page.keyboard.press(key)
    }
    await expect(radio).toBeFocused()
    if (!(await radio.isChecked())) await page.keyboard.press('Space')
  }

  /** Arrows move between options while the focus stays in the field. */
  const selectOption = async (option: Locator): Promise<void> => {
    const isActive = async (): Promise<boolean> => (await option.getAttribute('aria-selected')) === 'true'
    for (let left = await page.getByRole('option').count(); left > 0 && !(await isActive()); left -= 1)
      await page.keyboard.press('ArrowDown')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
  }

  return {
    press: async (target) => {
      await tabTo(target)
      await expect(target).toBeEnabled()
      await page.keyboard.press('Enter')
    },
    select: async (target) => {
      const kind = (await target.getAttribute('role')) ?? (await target.getAttribute('type'))
      if (kind === 'option') return selectOption(target)
      await tabTo(target)
      return kind === 'radio' ? arrowTo(target) : page.keyboard.press('Space')
    },
    type: async (field, text) => {
      await tabTo(field)
      await page.keyboard.type(text)
    },
    dismiss: () => page.keyboard.press('Escape'),
  }
}
