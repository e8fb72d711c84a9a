import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it, vi } from 'vitest'

const reads: string[] = []

vi.mock(import('#ui/content/language.ts'), async (original) => ({
  ...(await original()),
  translated: <T extends object>(name: string, spanish: T): T =>
    new Proxy(spanish, {
      get: (words, key) => {
        reads.push(`${name}.${String(key)}`)
        return Reflect.get(words, key) as unknown
      },
    }),
}))

/** A page is written in one language, so its words are those of that language. */
const pages = globSync('ui/content/{es,en}/pages/*.ts')

const modules = globSync(
  ['ui/content/es/{portal,sale,shared}/*.ts', 'ui/{app,features,kit,site,mail,head}/**/*.{ts,tsx}'],
  {
    exclude: ['**/*.css.ts', '**/*.main.{ts,tsx}'],
  },
)

describe('the modules that show words', () => {
  it('read no words while they load, so that they show the language of each moment', async () => {
    expect(modules.length).toBeGreaterThan(200)
    for (const page of pages) await import(/* @vite-ignore */ resolve(page))
    reads.splice(0)
    const early = new Map<string, readonly string[]>()
    for (const module of modules) {
      await import(/* @vite-ignore */ resolve(module))
      if (reads.length > 0) early.set(module, reads.splice(0))
    }
    expect(Object.fromEntries(early)).toEqual({})
  })
})
