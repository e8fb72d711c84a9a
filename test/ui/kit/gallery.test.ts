import { describe, expect, it } from 'vitest'
import { sourcesOf } from '../theme/sheets.ts'
import { gallery, sources } from './gallery.ts'
import { byId, isHidden, nameOf, referred, type Element } from './markup.ts'

const controls = new Set(['a', 'button', 'input', 'select', 'textarea'])
const isControl = ({ name }: Element): boolean => controls.has(name)
const takesFocus = (element: Element): boolean => isControl(element) || 'tabindex' in element.attributes
const isOutOfSight = (element: Element): boolean => [element, ...element.within].some(isHidden)
const isNamedDrawing = ({ attributes }: Element): boolean =>
  attributes['role'] === 'img' && (attributes['aria-label'] ?? '') !== ''

const wordsOf = (element: Element, attribute: string): readonly string[] =>
  (element.attributes[attribute] ?? '').split(' ').filter(Boolean)

const references = ['for', 'aria-describedby', 'aria-labelledby', 'aria-controls', 'aria-activedescendant']
const referencesOf = (element: Element): readonly string[] => [
  ...references.flatMap((attribute) => wordsOf(element, attribute)),
  ...wordsOf(element, 'href').flatMap((href) => (href.startsWith('#') ? [href.slice(1)] : [])),
]

/** Story and element wherever an element breaks a law. */
const breaking = (breaks: (element: Element, all: readonly Element[]) => boolean): readonly string[] =>
  gallery.flatMap(({ story, elements }) =>
    elements
      .filter((element) => breaks(element, elements))
      .map(({ name, attributes }) => `${story}: ${name} ${JSON.stringify(attributes)}`),
  )

describe('every story of the kit, prerendered', () => {
  it('writes no style and no script', () => {
    expect(
      breaking(({ name, attributes }) => 'style' in attributes || name === 'style' || name === 'script'),
    ).toEqual([])
  })

  it('has unique ids', () => {
    expect(
      breaking(({ attributes: { id } }, all) => {
        return id !== undefined && all.filter((other) => other.attributes['id'] === id).length > 1
      }),
    ).toEqual([])
  })

  it('names every control', () => {
    expect(breaking((element, all) => isControl(element) && nameOf(all, element).trim() === '')).toEqual([])
  })

  it('refers only to existing ids', () => {
    expect(
      breaking((element, all) => referencesOf(element).some((id) => byId(all, id) === undefined)),
    ).toEqual([])
  })

  it('describes every invalid control by a non-empty error', () => {
    expect(
      breaking((element, all) => {
        const errors = wordsOf(element, 'aria-describedby').filter((id) => id.endsWith('-error'))
        const isInvalid = element.attributes['aria-invalid'] === 'true'
        return isInvalid !== (errors.length === 1) || referred(all, errors.join(' ')).includes('')
      }),
    ).toEqual([])
  })

  it('shows no error without a control', () => {
    expect(
      breaking(({ attributes: { id } }, all) => {
        return id?.endsWith('-error') === true && !all.some((other) => referencesOf(other).includes(id))
      }),
    ).toEqual([])
  })

  it('hides or names every drawing', () => {
    expect(
      breaking((element) => element.name === 'svg' && !isNamedDrawing(element) && !isOutOfSight(element)),
    ).toEqual([])
  })

  it('hides nothing focusable', () => {
    expect(breaking((element) => takesFocus(element) && isOutOfSight(element))).toEqual([])
  })

  it('states the type of every button', () => {
    expect(breaking(({ name, attributes }) => name === 'button' && !('type' in attributes))).toEqual([])
  })
})

describe('the gallery', () => {
  it('shows every component of the kit that is not part of another', () => {
    const kit = sourcesOf('.tsx').filter(({ file }) => file.startsWith('kit/'))
    const parts = new Set(
      kit.flatMap(({ file, text }) =>
        [...text.matchAll(/from '(\.[^']+\.tsx)'/g)].map(([, path = '']) =>
          new URL(path, `file:///${file}`).pathname.slice(1),
        ),
      ),
    )
    const wholes = kit.map(({ file }) => file).filter((file) => !parts.has(file))
    expect(wholes.length).toBeGreaterThan(15)
    expect(wholes.filter((file) => !sources.some((text) => text.includes(`'#ui/${file}'`)))).toEqual([])
  })

  it('covers the cases of the rules', () => {
    const all = gallery.flatMap(({ elements }) => elements)
    expect(gallery.length).toBeGreaterThan(80)
    expect(all.filter(isControl).length).toBeGreaterThan(80)
    expect(all.filter(({ attributes }) => attributes['aria-invalid'] === 'true').length).toBeGreaterThan(8)
  })
})
