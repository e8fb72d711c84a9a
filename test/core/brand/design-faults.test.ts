import { describe, expect, it } from 'vitest'
import { faultSentence } from '#core/brand/brand-fault.ts'
import { designFaults } from '#core/brand/design-faults.ts'
import { illustrationNames, loadIllustrations } from '#core/brand/illustration.ts'
import { eachBrand } from '#test/builders/brand.builder.ts'

const [[slug, { style, copy }]] = eachBrand as [(typeof eachBrand)[number]]

const drawn = Object.fromEntries(illustrationNames.map((name) => [name, ['sky M0 0h1']] as const))

const sentences = (...given: Parameters<typeof designFaults>): readonly string[] =>
  designFaults(...given).map((fault) => faultSentence(slug, fault))

describe('designFaults', () => {
  it.each(eachBrand)('finds none in %s (BRD-09)', async (_slug, brand) => {
    const own = brand.illustrations === null ? null : await loadIllustrations(brand.illustrations)
    expect(designFaults(brand.style, brand.copy, own)).toEqual([])
  })

  it.each([
    [
      'style.ts: radius.panel is «wide», not one to four lengths such as 12px.',
      { ...style, radius: { ...style.radius, panel: 'wide' } },
    ],
    [
      'style.ts: heading.weight is 1000, not a weight from 100 to 900.',
      {
        ...style,
        heading: { ...style.heading, weight: 1_000 },
      },
    ],
    [
      'style.ts: heading.tracking.hero is «tight», not a length such as -0.02em.',
      { ...style, heading: { ...style.heading, tracking: { ...style.heading.tracking, hero: 'tight' } } },
    ],
    ['style.ts: bullet is «star», not a shape such as circle(42%).', { ...style, bullet: 'star' }],
    ['style.ts: hero is «left», not one of street, picture.', { ...style, hero: 'left' as 'street' }],
  ])('says %s (BRD-09)', (sentence, changed) => {
    expect(sentences(changed, copy, null)).toEqual([`${slug}/${sentence}`])
  })

  it('finds a copy token that is empty or states an amount, in each language (BRD-09)', () => {
    const changed = {
      es: { ...copy.es, promise: ' ' },
      en: { ...copy.en, headline: ['Internet', 'from $45'] as const },
    }
    expect(sentences(style, changed, null)).toEqual([
      `${slug}/copy.ts: es.promise is empty.`,
      `${slug}/copy.ts: en.headline states an amount in digits: «from $45»; prices come from catalog.ts.`,
    ])
  })

  it.each(illustrationNames)('finds that %s has no drawing (BRD-09)', (name) => {
    expect(sentences(style, copy, { ...drawn, [name]: [] })).toEqual([
      `${slug}/illustrations.ts: ${name} has no drawing.`,
    ])
    const { [name]: _, ...others } = drawn
    expect(sentences(style, copy, others)).toEqual([`${slug}/illustrations.ts: ${name} has no drawing.`])
  })
})
