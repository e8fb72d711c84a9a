import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rootFault } from '#ui/build/root-folder.ts'
import { forAll } from '#test/for-all.ts'

describe(rootFault, () => {
  it('refuses in one line exactly the folders whose path Vite would cut', () =>
    forAll(
      fc.array(fc.constantFrom(...Array.from('aé #?%& +'))).map((signs) => signs.join('')),
      (name) => {
        const fault = rootFault(`/home/ana/${name}/`)
        expect(fault !== null).toBe(/[#?]/.test(name))
        expect(fault ?? '').not.toContain('\n')
      },
    ))
})
