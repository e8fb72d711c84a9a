import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { type HeadElement, headOf, textElements } from '#core/metadata/head.ts'
import { localMetadata } from '#core/metadata/page-metadata.ts'
import { environments } from '#core/metadata/robots.ts'
import { languages } from '#core/shared/language.ts'
import { inLanguage } from '#ui/content/language.ts'
import { documentText } from '#ui/head/document-text.ts'
import { writeHead } from '#ui/head/write-head.ts'
import { notFound, pageDocument } from '#ui/site/documents.tsx'
import { devicePageAt, devicePagesOf } from '#ui/site/device-records.ts'
import { siteRecords } from '#ui/site/site-records.ts'
import { openHead } from '#test/builders/document-head.builder.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const ORIGIN = 'https://tienda.example'

type Written = { readonly at: string; readonly elements: readonly HeadElement[]; readonly html: string }

const written = (at: string, elements: readonly HeadElement[]): Written => {
  const files = {
    inlineStyles: 'p{}',
    stylesheets: [],
    modules: ['/a.js'],
    preloadedScripts: [],
    nextFiles: [],
    laterStyles: [],
  }
  return { at, elements, html: documentText({ ...files, language: 'es', elements }, '') }
}

/** The pages of devices are of one template. */
const detail = devicePagesOf(cometa).find(({ kind }) => kind === 'detail')

/** The head of every page and of the not-found page, as the build writes it, in each language and stage. */
const heads = languages.flatMap((language) =>
  inLanguage(language, () => {
    const pages = siteRecords(cometa, language)
      .filter(
        ({ page }) => devicePageAt(cometa, page.route)?.kind !== 'detail' || page.route === detail?.path,
      )
      .map(({ page }) => pageDocument(page, cometa, ORIGIN))
    return environments.flatMap((environment) => [
      ...pages.map((page) => {
        const place = { route: page.path, language, environment }
        return written(`${language} ${page.path}`, headOf(localMetadata(page, ORIGIN), place).elements)
      }),
      written(
        `${language} not found`,
        textElements({ ...notFound(cometa), isRobotsIndexAndFollow: false }, environment),
      ),
    ])
  }),
)

/** The place of a head, so that a counterexample is short. */
const place = fc.nat({ max: heads.length - 1 })
const headAt = (index: number): Written => heads[index] ?? expect.fail()

/** Writes a head into the document of another page. */
const navigated = (from: Written, ...to: readonly Written[]) => {
  const opened = openHead(from.html)
  vi.stubGlobal('document', opened.document)
  vi.stubGlobal('reportError', (error: unknown) => expect.fail(String(error)))
  for (const { elements } of to) writeHead(elements)
  return opened
}

afterEach(() => vi.unstubAllGlobals())

describe('writeHead', () => {
  it('leaves after a navigation the head that the build writes for the same page, whatever page was before (MET-05 to MET-07)', () =>
    forAllWith({ numRuns: 2_000 }, place, place, (before, after) => {
      const [from, to] = [headAt(before), headAt(after)]
      expect(navigated(from, to).written()).toEqual(openHead(to.html).written())
    }))

  it('arrives at the head of each page, from any other one and back (MET-07)', () => {
    for (const [index, page] of heads.entries()) {
      const other = headAt((index + 1) % heads.length)
      expect(navigated(page, other, page).written()).toEqual(openHead(page.html).written())
    }
  })

  it('changes nothing when the head is that of the page already (MET-07)', () =>
    forAll(place, (index) => {
      const page = headAt(index)
      const { document } = navigated(page)
      const before = [...document.head.children]
      writeHead(page.elements)
      expect(document.head.children.every((node, index) => node === before[index])).toBe(true)
    }))
})
