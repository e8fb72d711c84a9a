import { expect, it, vi } from 'vitest'

const probe = vi.hoisted(() => ({ isLoading: true, reads: new Set<string>() }))

vi.mock('#ui/content/language.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  translated: <T extends object>(name: string, spanish: T): T =>
    new Proxy(spanish, {
      get: (words, key) => {
        if (probe.isLoading) probe.reads.add(`${name}.${String(key)}`)
        return Reflect.get(words, key) as unknown
      },
    }),
}))

const modules = import.meta.glob('../../../ui/{app,content,features,head,mail,site}/**/*.{ts,tsx}')

it('no module reads words while it loads: a later choice of language would not change them', async () => {
  expect(Object.keys(modules).length).toBeGreaterThan(200)
  for (const load of Object.values(modules)) await load()
  expect([...probe.reads]).toEqual([])
})
