import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { callGroups, callNames, contract } from '#adapters/orchestrator/wire/contract.ts'
import { openApi } from '#adapters/orchestrator/wire/openapi.ts'
import { refusalsOf } from '#adapters/orchestrator/wire/refusals.ts'
import { apiDocsCalls, apiDocsGroups, apiDocsRefusals } from '#ui/content/es/api-docs.ts'
import { apiDocs } from '#ui/site/api-docs/api-docs.tsx'
import { fieldsOf } from '#ui/site/api-docs/fields.ts'
import { attributeOf, expectSoundDocument, tagsNamed, textIn } from './markup.ts'

const document = openApi()
const { head, body } = apiDocs(cometa, document)

/** The markup of one call, from its heading to the next. */
const sectionOf = (name: string): string => {
  const from = body.indexOf(`<article id="${name}"`)
  return body.slice(from, body.indexOf('</article>', from))
}

describe('apiDocs', () => {
  it('is one sound document without script, in Spanish, kept from search engines (S1)', () => {
    expectSoundDocument(body)
    expect(head.isIndexed).toBe(false)
    expect(head.title).toContain(cometa.name)
    expect(tagsNamed(body, 'a').map((tag) => attributeOf(tag, 'href'))).toContain('/openapi.json')
  })

  it('is the same bytes each time', () => {
    expect(apiDocs(cometa, openApi())).toEqual({ head, body })
  })

  it('never shouts and never stays empty', () => {
    const all = [...Object.values(apiDocsCalls), ...Object.values(apiDocsRefusals)]
    expect(all.filter((sentence) => !/^[A-ZÁÉÍÓÚ][^!¡]+\.$/.test(sentence))).toEqual([])
  })

  it('shows an example of every call and its answer, with nothing undefined in it', () => {
    for (const name of callNames) {
      const examples = tagsNamed(sectionOf(name), 'pre')
      const described =
        document.paths[`/${contract[name].path}`]?.[contract[name].method.toLowerCase()]?.description
      expect([name, examples.length]).toEqual([name, described === undefined ? 2 : 3])
    }
    expect(textIn(body)).not.toContain('undefined')
  })

  it('names the calls that one half of a session opens, as their records have it', () => {
    const rule = textIn(body.slice(body.indexOf('>Sesión<'), body.indexOf('>Origen<')))
    const exceptions = callNames.filter((name) => ['cookie', 'optional'].includes(contract[name].session))
    const words = rule.split(/[^A-Za-z]+/)
    expect(callNames.filter((name) => words.includes(name)).toSorted()).toEqual(exceptions.toSorted())
  })

  it('has words for every group', () => {
    expect(Object.keys(callGroups).filter((group) => apiDocsGroups[group] === undefined)).toEqual([])
  })

  it.each(callNames)(
    'tells of %s where it is, what it does, what it asks for, and why it refuses',
    (name) => {
      const text = textIn(sectionOf(name))
      const record = contract[name]
      expect(text).toContain(`|${record.method}|`)
      expect(text).toContain(`|/${record.path}|`)
      expect(text).toContain(apiDocsCalls[name])
      expect(text).toContain(`${record.timeoutMs / 1_000} s`)
      const operation = document.paths[`/${record.path}`]?.[record.method.toLowerCase()]
      for (const parameter of operation?.parameters ?? []) expect(text).toContain(`|${parameter.name}|`)
      const sent = operation?.requestBody?.content['application/json'].schema
      for (const { path } of sent === undefined ? [] : fieldsOf(sent)) expect(text).toContain(`|${path}|`)
      const common = textIn(body.slice(body.indexOf('<section id="negativas"')))
      for (const code of refusalsOf(record)) {
        const told = text.includes(`|${code}|`) ? text : common
        expect(told).toContain(`|${code}|`)
        expect(told).toContain(apiDocsRefusals[code])
      }
    },
  )

  it('leads from every named type to its place, where each of its fields stands', () => {
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      const from = body.indexOf(`id="tipo-${name}"`)
      expect([name, from > 0]).toEqual([name, true])
      const text = textIn(body.slice(from, body.indexOf('</table>', from)))
      for (const { path } of fieldsOf(schema)) expect(text).toContain(`|${path}|`)
    }
  })

  it('writes what comes from the contract as text, never as markup', () => {
    const hostile = JSON.parse(
      JSON.stringify(document).replaceAll('"internet-gig', '"<img src=x onerror=alert(1)>'),
    ) as typeof document
    expect(tagsNamed(apiDocs(cometa, hostile).body, 'img')).toEqual([])
  })
})

describe('fieldsOf', () => {
  it('finds fields in objects, lists and forms, the nested ones under the path they stand in', () => {
    const text = { type: 'string' }
    const entry = { type: 'object', properties: { name: text }, required: ['name'] }
    const form = (kind: string) => ({
      type: 'object',
      properties: { kind: { enum: [kind] }, [kind]: text },
      required: ['kind'],
    })
    const fields = fieldsOf({
      type: 'object',
      properties: {
        lines: { type: 'array', items: entry },
        other: { anyOf: [{ $ref: '#/components/schemas/Other' }, { type: 'null' }] },
        how: { oneOf: [form('card'), form('bank')] },
      },
      required: ['lines'],
    })
    expect(fields.map(({ path, isOptional, when }) => [path, isOptional, when?.value ?? null])).toEqual([
      ['lines', false, null],
      ['lines[].name', false, null],
      ['other', true, null],
      ['how', true, null],
      ['how.kind', false, 'card'],
      ['how.card', true, 'card'],
      ['how.kind', false, 'bank'],
      ['how.bank', true, 'bank'],
    ])
  })
})
