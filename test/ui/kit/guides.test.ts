import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { guides } from '#stories/kit/guides.ts'
import { root } from '#test/architecture/repository.ts'

const titles = readdirSync(`${root}/stories/kit`)
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => /title: '(Kit\/[^']+)'/.exec(readFileSync(`${root}/stories/kit/${file}`, 'utf8'))?.[1])

describe('guides', () => {
  it('has one for every component of the kit, and for nothing else', () => {
    expect(new Set<string | undefined>(Object.keys(guides))).toEqual(new Set(titles))
  })

  it.each(Object.entries(guides))('%s gives a use, sentences and keys that end', (_title, guide) => {
    const { use, dos, donts, keys, accessibility } = guide
    const sentences = [use, ...dos, ...donts, ...keys.map(([, effect]) => effect), ...accessibility]
    expect(sentences.filter((sentence) => !/^[A-ZÁÉÍÓÚÑ«].*[.»]$/.test(sentence))).toEqual([])
  })
})
