import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** What a screen reader would have said of the page's live regions since it was loaded. */
export type Ear = { readonly hears: (words: string | RegExp) => Promise<void> }

/**
 * Listens to live regions from the next page on. As screen readers do, it takes no notice of a region that comes with its words in it, unless
 * that is an alert.
 */
export const listenTo = async (page: Page): Promise<Ear> => {
  await page.addInitScript(() => {
    const regions = '[role=status], [role=alert], output, [aria-live]:not([aria-live=off])'
    const said: string[] = []
    Reflect.set(window, 'said', said)
    const say = (region: Element | null | undefined): void => {
      const words = region?.textContent?.trim() ?? ''
      if (words !== '') said.push(words)
    }
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        say((target instanceof Element ? target : target.parentElement)?.closest(regions))
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue
          if (node.matches('[role=alert]')) say(node)
          node.querySelectorAll('[role=alert]').forEach(say)
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  const said = (): Promise<string> =>
    page.evaluate(() => {
      const all: unknown = Reflect.get(window, 'said')
      return Array.isArray(all) ? all.join('\n') : ''
    })
  return {
    hears: async (words) =>
      typeof words === 'string' ? expect.poll(said).toContain(words) : expect.poll(said).toMatch(words),
  }
}
