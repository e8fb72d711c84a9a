import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseHelpEntries } from '#core/help/help-entry.ts'
import { HELP_RESULTS, searchHelp } from '#core/help/search-help.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const entry = fc.record({
  title: fc.constantFrom('¿Cuánto pago hoy?', 'Cancelar', 'La visita del técnico', 'Tu tarjeta'),
  text: fc.constantFrom('Sin cargo por cancelar.', 'El precio sube al mes 13.', 'Un adulto en casa.', ''),
  href: fc.constantFrom('/', '/support', '/#preguntas'),
})
const entries = fc.array(entry, { maxLength: 12 })

const samples = [
  { title: '¿Cuánto pago hoy?', text: 'Lo que ves en tu pedido.', href: '/#preguntas' },
  { title: 'Después de tu pedido', text: 'Para cambiar la visita o cancelar, llama.', href: '/support' },
  { title: 'Cancelación', text: 'No hay cargo.', href: '/terms-policy' },
]

describe('searchHelp', () => {
  it('returns a few matching entries for any query (HLP-01)', () =>
    forAll(entries, anyText, (all, question) => {
      const found = searchHelp(all, question)
      expect(found.length).toBeLessThanOrEqual(HELP_RESULTS)
      for (const one of found) expect(all).toContain(one)
    }))

  it('makes no difference between accents, cases and plurals (HLP-01)', () => {
    for (const question of ['cuanto PAGO', '¿Cuánto pagó?', 'pagos'])
      expect([question, searchHelp(samples, question)[0]]).toEqual([question, samples[0]])
  })

  it('puts a word of the heading before a word of the text, and finds nothing for other words (HLP-01)', () => {
    expect(searchHelp(samples, 'quiero cancelar la visita').map(({ href }) => href)).toEqual(['/support'])
    expect(searchHelp(samples, 'cancelación')).toEqual([samples[2]])
    expect(searchHelp(samples, 'satélite')).toEqual([])
    expect(searchHelp(samples, '  ¿? ')).toEqual(samples)
  })
})

describe('parseHelpEntries', () => {
  it('reads what the build wrote, and nothing that leads outside the store (HLP-02)', () => {
    forAll(entries, (all) => {
      expect(parseHelpEntries(JSON.parse(JSON.stringify(all)))).toEqual(all)
    })
    const [good] = samples
    for (const href of ['https://otro.example/', '//otro.example', 'javascript:alert(1)', '', '/a?b=c'])
      expect([href, parseHelpEntries([{ ...good, href }])]).toEqual([href, null])
    for (const value of [null, {}, [null], [{ ...good, text: 7 }]]) expect(parseHelpEntries(value)).toBeNull()
  })
})
