import { expect, it, vi } from 'vitest'

const probe = vi.hoisted(() => ({ isLoading: true }))

vi.mock('#ui/content/language.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  translated: <T extends object>(name: string, spanish: T): T =>
    new Proxy(spanish, {
      get: (words, key) => {
        if (probe.isLoading) throw new Error(`${name}.${String(key)} is read while a module loads`)
        return Reflect.get(words, key) as unknown
      },
    }),
}))

const modules = import.meta.glob('../../../ui/{app,content,features,mail,site}/**/*.{ts,tsx}')

it.each(Object.entries(modules))(
  'reads no words while %s loads: a later choice of language would not change them',
  async (_, load) => {
    expect(await load()).toBeDefined()
  },
)
