import { describe, expect, it } from 'vitest'
import { splitStyles } from '#ui/build/page-styles.ts'

const SHEET = [
  '@layer base,kit;',
  '@font-face{font-family:"A";src:url(/a.woff2)}',
  '@font-face{font-family:"B";src:local(B)}',
  '@keyframes turn{to{rotate:1turn}}',
  '@keyframes jump{to{top:0}}',
  '@layer kit{.a{color:red}.b,.c .d{color:blue}@media (min-width:1px){.b:hover{color:green}}}',
  'html{margin:0}',
  '.c{animation:turn 1s}',
  '.a:not(.e)>.c{content:"{.x}"}',
  '.b .c{animation:jump 1s}',
].join('')

const { inline, later } = splitStyles(SHEET)

describe('splitStyles', () => {
  it('returns for a document the rules of the classes in its markup with their animations, and everything without a class', () => {
    expect(inline('<p class="a c">')).toBe(
      '@font-face{font-family:"B";src:local(B)}@layer base,kit;@layer kit{.a{color:red}}html{margin:0}.c{animation:turn 1s}.a:not(.e)>.c{content:"{.x}"}@keyframes turn{to{rotate:1turn}}',
    )
  })

  it('returns of a list the selectors that apply, and drops empty blocks', () => {
    expect(inline('<p class="c"><b class="d">')).toContain('@layer kit{.c .d{color:blue}}html')
    expect(inline('<p>')).not.toContain('@layer kit{')
  })

  it('loads the web fonts later, and every rule in its order', () => {
    expect(later).toBe(
      `@font-face{font-family:"A";src:url(/a.woff2)}${SHEET.replaceAll(/@font-face{.*?}|@keyframes .*?}}/g, '')}@keyframes turn{to{rotate:1turn}}@keyframes jump{to{top:0}}`,
    )
  })
})
