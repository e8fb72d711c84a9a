import { describe, expect, it } from 'vitest'
import type { WrittenElement } from '#ui/head/head-tag.ts'
import { createNodes } from '#ui/head/write-head.ts'

const head: readonly WrittenElement[] = [
  { kind: 'title', text: 'Planes' },
  { kind: 'structuredData', key: 'organization', json: '{}' },
  { kind: 'description', text: 'Internet en casa' },
]

/** A document that refuses elements of one kind. */
const refusing = (kind: WrittenElement['kind']) => (element: WrittenElement) => {
  if (element.kind === kind) throw new TypeError(`no ${kind} here`)
  return element.kind
}

describe('createNodes', () => {
  it('reports structured data that can’t be written, and leaves out nothing else (specification 8: structured data)', () => {
    const reports: unknown[] = []
    const nodes = createNodes(head, refusing('structuredData'), (error) => reports.push(error))
    expect(nodes).toEqual(['title', 'description'])
    expect(reports).toEqual([new TypeError('no structuredData here')])
  })

  it('fails with any other element, which is a defect', () => {
    expect(() => createNodes(head, refusing('title'), () => undefined)).toThrow('no title here')
  })
})
