import type { Locator, Page } from '@playwright/test'
import { waitFor } from '#test/builders/progress.ts'
import type { InputDevice } from './input-device.ts'

/** Resolves once a page has drawn a number of frames, later on a busy machine. */
export const drawFrames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame)
  }, count)

/** Waits for a condition of a page; fails when neither its text nor its requests change for 5 s, with what it shows. */
export const pageProgress = (page: Page) => {
  let responses = 0
  page.on('response', () => {
    responses += 1
  })
  // A page that is being replaced has no text.
  const textOf = (): Promise<string> =>
    page.evaluate(() => document.body.innerText).catch(() => 'the page is being replaced')
  return (condition: () => Promise<boolean>, name: string): Promise<void> =>
    waitFor(
      () => condition().catch(() => false),
      async () => [page.url(), responses, await textOf()],
      async () => `${name} at ${page.url()}:\n${await textOf()}`,
    )
}

export type PageProgress = ReturnType<typeof pageProgress>

/** A device that fails after 5 s without progress when its target is missing. */
export const watchedDevice = (device: InputDevice, until: PageProgress): InputDevice => {
  const visible = (target: Locator): Promise<void> => until(() => target.isVisible(), String(target))
  return {
    press: async (target) => {
      await visible(target)
      await device.press(target)
    },
    select: async (target) => {
      await until(async () => (await target.count()) > 0, String(target))
      await device.select(target)
    },
    type: async (field, text) => {
      await visible(field)
      await device.type(field, text)
    },
    dismiss: device.dismiss,
  }
}
