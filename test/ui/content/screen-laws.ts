import { expect } from 'vitest'

const count = (markup: string, pattern: RegExp): number => [...markup.matchAll(pattern)].length

/** Checks a screen in any state: one focusable heading, no style attribute, unique ids. */
export const expectScreen = (markup: string): void => {
  expect(count(markup, /<h1[\s>]/g)).toBe(1)
  expect(markup).toMatch(/<h1[^>]*tabindex="-1"/)
  expect(markup).not.toMatch(/\sstyle="/)
  expect(markup).not.toContain('undefined')
  const ids = [...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const described = [...markup.matchAll(/aria-describedby="([^"]+)"/g)].flatMap(
    ([, list]) => list?.split(' ') ?? [],
  )
  described.forEach((id) => expect(ids).toContain(id))
}
