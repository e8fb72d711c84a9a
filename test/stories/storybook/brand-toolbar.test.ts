import { describe, expect, it } from 'vitest'
import { brandToolbar } from '#stories/.storybook/brand-toolbar.ts'
import { brandFolders } from '#ui/build/brand/selection-files.ts'

describe('brandToolbar', () => {
  it('lists exactly the folders of brands', () => {
    const listed = brandToolbar.toolbar.items.map(({ value }) => value)
    expect(listed.toSorted()).toEqual(brandFolders().toSorted())
  })
})
