import '#ui/content/server-languages.ts'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { readCommit } from '#ui/build/commit.ts'
import { inLanguage } from '#ui/content/language.ts'
import { appVersion } from '#ui/site/app-version.document.tsx'
import { textIn } from './markup.ts'

const commit = { hash: '0123456789abcdef', at: '2026-11-26T15:00:00+00:00', isChanged: false }
const version = { commit, contract: '2', rules: '3', catalog: '2026-11.6' }

const bodyOf = (given: Parameters<typeof appVersion>[1], language: 'es' | 'en' = 'es'): string =>
  textIn(inLanguage(language, () => appVersion(cometa, given)).body)

describe('appVersion', () => {
  it('names commit, its time, and the versions of contract, rules and catalogue', () => {
    for (const language of ['es', 'en'] as const) {
      const text = bodyOf(version, language)
      for (const value of [commit.hash, commit.at, '2026-11.6']) expect(text).toContain(value)
    }
    expect(bodyOf(version)).toContain('Contrato')
    expect(bodyOf(version, 'en')).toContain('Code commit')
    expect(appVersion(cometa, version)).toMatchObject({ path: '/app-version', isIndexed: false })
  })

  it('says that the sources have changed since, or that the commit is unknown', () => {
    expect(bodyOf(version)).not.toContain('cambios')
    expect(bodyOf({ ...version, commit: { ...commit, isChanged: true } })).toContain('cambios')
    expect(bodyOf({ ...version, commit: null })).toContain('No se conoce')
  })
})

describe('readCommit', () => {
  it('reads hash and time of the repository, or nothing without one', () => {
    const read = readCommit()
    if (read !== null) {
      expect(read.hash).toMatch(/^[0-9a-f]{40}$/)
      expect(Number.isNaN(Date.parse(read.at))).toBe(false)
    }
  })
})
