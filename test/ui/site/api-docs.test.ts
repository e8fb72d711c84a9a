import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { callGroups, callNames, contract } from '#adapters/contract/contract.ts'
import { openApi } from '#adapters/contract/openapi.ts'
import { refusalsOf } from '#adapters/contract/refusals.ts'
import { apiDocsCalls, apiDocsGroups, apiDocsRefusals } from '#ui/content/es/site/api-docs.ts'
import { apiDocs } from '#ui/site/api-docs/api-docs.tsx'
import { fieldsOf } from '#ui/site/api-docs/fields.ts'
import { contractExamples } from '#test/builders/contract-examples.builder.ts'
import { attributeOf, expectSoundDocument, tagsNamed, textIn } from './markup.ts'

const document = openApi(contractExamples)
const { body, ...head } = apiDocs(cometa, document)

/** The markup of one call, from its heading to the next. */
const sectionOf = (name: string): string => {
  const from = body.indexOf(`<article id="${name}"`)
  return body.slice(from, body.indexOf('</article>', from))
}

describe('apiDocs', () => {
  it('is one valid document without script, in Spanish (S1)', () => {
    expectSoundDocument(body)
    expect(head.title).toContain(cometa.name)
    expect(tagsNamed(body, 'a').map((tag) => attributeOf(tag, 'href'))).toContain('/openapi.json')
  })

  it('is byte-for-byte reproducible', () => {
    expect(apiDocs(cometa, openApi(contractExamples))).toEqual({ ...head, body })
  })

  it('has no exclamation and no empty text', () => {
    const all = [...Object.values(apiDocsCalls), ...Object.values(apiDocsRefusals)]
    expect(all.filter((sentence) => !/^[A-ZÁÉÍÓÚ][^!¡]+\.$/.test(sentence))).toEqual([])
  })

  it('shows an example of every call and its answer, with nothing undefined in it', () => {
    for (const name of callNames) {
      const examples = tagsNamed(sectionOf(name), 'pre')
      const { path, method } = contract[name]
      const vectors = document.paths[`/${path}`]?.[method.toLowerCase()]?.['x-test-vectors']
      expect([name, examples.length]).toEqual([name, vectors === undefined ? 2 : 3])
    }
    expect(textIn(body)).not.toContain('undefined')
  })

  it('lists the calls that accept one half of a session, as in their records', () => {
    const rule = textIn(body.slice(body.indexOf('>Sesión<'), body.indexOf('>Origen<')))
    const exceptions = callNames.filter((name) => ['cookie', 'optional'].includes(contract[name].session))
    const words = rule.split(/[^A-Za-z]+/)
    expect(callNames.filter((name) => words.includes(name)).toSorted()).toEqual(exceptions.toSorted())
  })

  it('has a text for every group', () => {
    expect(Object.keys(callGroups).filter((group) => apiDocsGroups[group] === undefined)).toEqual([])
  })

  it.each(callNames)('documents path, purpose, request and refusals of %s', (name) => {
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
      const textForCode = text.includes(`|${code}|`) ? text : common
      expect(textForCode).toContain(`|${code}|`)
      expect(textForCode).toContain(apiDocsRefusals[code])
    }
  })

  it('links every named type to its definition with each of its fields', () => {
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      const from = body.indexOf(`id="tipo-${name}"`)
      expect([name, from > 0]).toEqual([name, true])
      const text = textIn(body.slice(from, body.indexOf('</table>', from)))
      for (const { path } of fieldsOf(schema)) expect(text).toContain(`|${path}|`)
    }
  })

  it('escapes text from the contract', () => {
    const hostile = JSON.parse(
      JSON.stringify(document).replaceAll('"internet-gig', '"<img src=x onerror=alert(1)>'),
    ) as typeof document
    expect(tagsNamed(apiDocs(cometa, hostile).body, 'img')).toEqual([])
  })
})

describe('fieldsOf', () => {
  it('finds fields in objects, lists and forms, with nested ones under their path', () => {
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
