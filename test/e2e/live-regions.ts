import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** The announcements of live regions since the page was loaded. */
export type LiveRegions = { readonly announce: (words: string | RegExp) => Promise<void> }

/** Records live regions from the next page on. Like screen readers, ignores regions added with text, except alerts. */
export const recordLiveRegions = async (page: Page): Promise<LiveRegions> => {
  await page.addInitScript(() => {
    const regions = '[role=status], [role=alert], output, [aria-live]:not([aria-live=off])'
    const announced: string[] = []
    Reflect.set(window, 'announced', announced)
    const announce = (region: Element | null | undefined): void => {
      const text = region?.textContent?.trim() ?? ''
      if (text !== '') announced.push(text)
    }
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        announce((target instanceof Element ? target : target.parentElement)?.closest(regions))
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue
          if (node.matches('[role=alert]')) announce(node)
          node.querySelectorAll('[role=alert]').forEach(announce)
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  const recorded = (): Promise<string> =>
    page.evaluate(() => {
      const all: unknown = Reflect.get(window, 'announced')
      return Array.isArray(all) ? all.join('\n') : ''
    })
  return {
    announce: async (words) =>
      typeof words === 'string'
        ? expect.poll(recorded).toContain(words)
        : expect.poll(recorded).toMatch(words),
  }
}
