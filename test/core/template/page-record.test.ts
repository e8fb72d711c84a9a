import { describe, expect, it } from 'vitest'
import { calculatorVersions, isCalculatorPath } from '#core/template/calculator-pages.ts'
import { islandNames, islandsOf, type PageSection } from '#core/template/page-record.ts'

const action = { kind: 'action', heading: '', lead: '', actions: [] } as const
const opening = {
  kind: 'opening',
  layout: 'wide',
  title: '',
  lead: '',
  picture: { name: '' },
  actions: [],
} as const
const tool = { kind: 'tool', id: '', heading: '', lead: '' } as const

describe('islandsOf', () => {
  it('has an address form where a section shows one, and the calculator where its tool is', () => {
    const sections: readonly PageSection[] = [
      { kind: 'text', heading: '', paragraphs: [] },
      { ...opening, hasAddressForm: true },
      opening,
      { ...action, hasAddressForm: true },
      action,
      { kind: 'address', heading: '', lead: '' },
      { kind: 'order', id: '', heading: '', lead: '', business: { title: '', subtitle: '' } },
      { ...tool, tool: 'savingsCalculator' },
      { ...tool, tool: 'coverageMap' },
    ]
    const form = 'addressForm'
    expect(islandsOf({ sections })).toEqual([form, form, form, form, 'savingsCalculator'])
    expect(islandNames).toContain(form)
  })
})

describe('isCalculatorPath', () => {
  it('is true of the pages of the calculator alone (TPL-13)', () => {
    expect(Object.keys(calculatorVersions).filter(isCalculatorPath)).toHaveLength(4)
    expect([isCalculatorPath(null), isCalculatorPath('/packages')]).toEqual([false, false])
  })
})
