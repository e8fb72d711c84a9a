import { describe, expect, it } from 'vitest'
import { classesOf, stylesFor } from '#ui/build/page-styles.ts'

const SHEET = [
  '@layer base,kit;',
  '@font-face{font-family:"A"}',
  '@keyframes turn{to{rotate:1turn}}',
  '@layer kit{.a{color:red}.b,.c .d{color:blue}@media (min-width:1px){.b:hover{color:green}}}',
  'html{margin:0}',
  '.a:not(.e)>.c{content:"{.x}"}',
].join('')

const write = stylesFor(SHEET, [{ mark: 'data-help', classes: new Set(['b']) }])

describe('stylesFor', () => {
  it('keeps the rules of the classes in the markup, and everything without a class', () => {
    expect(write('<p class="a c">')).toBe(
      '@layer base,kit;@font-face{font-family:"A"}@keyframes turn{to{rotate:1turn}}@layer kit{.a{color:red}}html{margin:0}.a:not(.e)>.c{content:"{.x}"}',
    )
  })

  it('keeps of a list the selectors that apply, and drops empty blocks', () => {
    expect(write('<p class="c"><b class="d">')).toContain('@layer kit{.c .d{color:blue}}html')
    expect(write('<p>')).not.toContain('@layer kit{')
  })

  it('keeps what a script may render', () => {
    expect(write('<a data-help>')).toContain('.b{color:blue}@media (min-width:1px){.b:hover{color:green}}')
  })
})

describe('classesOf', () => {
  it('lists the classes of every selector', () => {
    expect([...classesOf(SHEET)]).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
})
