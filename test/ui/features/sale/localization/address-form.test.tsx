import { addressParameters } from '#core/query/query-parameters.ts'
import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { AddressForm as Typed } from '#core/address/address-form.ts'
import { EMPTY_ADDRESS_FORM, parseAddressForm } from '#core/address/address-form.ts'
import { formLayouts } from '#core/address/field-message.ts'
import { paths } from '#core/routes/routes.ts'
import { localizationWords, streetStatus, unitStatus } from '#ui/content/es/sale/localization.ts'
import { wordsOfAddressFailure } from '#ui/content/es/shared/address-failure.ts'
import { failureTags } from '#ui/features/sale/shared/failure-tags.ts'
import type {
  AddressFieldErrors,
  AddressFormProps,
} from '#ui/features/sale/localization/address-form.view.tsx'
import { AddressForm } from '#ui/features/sale/localization/address-form.view.tsx'
import { addressForm } from '#test/arbitraries/address.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'
import { elementsOf } from '../../../kit/markup.ts'

const nothing = (): void => undefined

const rendered = (
  form: Typed,
  errors: AddressFieldErrors = {},
  isResolving = false,
  parts: Partial<AddressFormProps> = {},
) =>
  elementsOf(
    renderToStaticMarkup(
      <AddressForm
        layout="page"
        source="lookup"
        carried={[]}
        onTouch={nothing}
        form={form}
        streets={[]}
        units={[]}
        isLookingUp={false}
        isResolving={isResolving}
        errors={errors}
        refusals={0}
        onStreet={nothing}
        onUnit={nothing}
        onZip={nothing}
        onPickStreet={nothing}
        onPickUnit={nothing}
        onSubmit={nothing}
        {...parts}
      />,
    ),
  )

const written = fc.oneof(addressForm, fc.record({ street: anyText, unit: anyText, zip: anyText }))

describe('AddressForm', () => {
  it('is a plain GET form of the three parameters the localization page reads, filled as given', () =>
    forAll(addressForm, (form) => {
      const elements = rendered(form)
      const [element] = elements.filter(({ name }) => name === 'form')
      expect(element?.attributes).toMatchObject({ action: paths.localization, method: 'get' })
      const fields = elements.filter(({ name }) => name === 'input')
      expect(fields.map(({ attributes }) => [attributes['name'], attributes['value']])).toEqual([
        [addressParameters.street, form.street],
        [addressParameters.unit, form.unit],
        [addressParameters.zip, form.zip],
      ])
    }))

  it('labels every field and associates each error with its field', () => {
    const errors = { street: 'Escribe tu calle.', zip: 'Escribe tu zip.' }
    const elements = rendered(EMPTY_ADDRESS_FORM, errors)
    const labels = elements.filter(({ name }) => name === 'label').map(({ attributes }) => attributes['for'])
    for (const { attributes } of elements.filter(({ name }) => name === 'input')) {
      expect(labels).toContain(attributes['id'])
      const described = attributes['aria-describedby']?.split(' ') ?? []
      const texts = elements
        .filter(({ attributes: { id } }) => described.includes(id ?? ''))
        .map(({ text }) => text)
      const error = attributes['name'] === addressParameters.street ? errors.street : errors.zip
      const isWrong = attributes['name'] !== addressParameters.unit
      expect(texts.includes(error)).toBe(isWrong)
      expect(attributes['aria-invalid']).toBe(isWrong ? 'true' : undefined)
    }
  })

  it('sends the marketing parameters of its page as hidden fields, before the address (AFF-06)', () => {
    const carried = [
      ['vParam', 'socio-7'],
      ['cmp', 'vuelta a clases'],
    ] as const
    const fields = rendered(EMPTY_ADDRESS_FORM, {}, false, { carried }).filter(({ name }) => name === 'input')
    expect(fields.slice(0, 2).map(({ attributes: { type, name, value } }) => [type, name, value])).toEqual(
      carried.map(([name, text]) => ['hidden', name, text]),
    )
    expect(fields).toHaveLength(5)
  })

  it('has ids of its own in a dialog, which opens above the form of its page', () => {
    const ids = formLayouts.map((layout) =>
      rendered(EMPTY_ADDRESS_FORM, {}, false, { layout }).flatMap(({ attributes: { id } }) => id ?? []),
    )
    const [page = [], ...others] = ids
    const dialog = ids[formLayouts.indexOf('modal')] ?? []
    expect(
      others.filter((other) => other !== dialog).every((other) => other.every((id) => page.includes(id))),
    ).toBe(true)
    expect(dialog.filter((id) => page.includes(id))).toEqual([])
  })

  it('says in every layout that suggestions failed, and that shown samples are samples', () => {
    for (const layout of formLayouts)
      for (const [source, words] of [
        ['unavailable', localizationWords.suggestionsFailed],
        ['samples', localizationWords.samplesShown],
      ] as const) {
        const elements = rendered(EMPTY_ADDRESS_FORM, {}, false, { layout, source })
        const [street] = elements.filter(({ attributes }) => attributes['name'] === addressParameters.street)
        const hint = elements.find(({ attributes: { id } }) => id === street?.attributes['aria-describedby'])
        expect(hint?.text).toBe(words)
      }
  })

  it('is marked busy while the address is looked up', () => {
    const [button] = rendered(EMPTY_ADDRESS_FORM, {}, true).filter(({ name }) => name === 'button')
    expect(button?.text).toBe('Cargando...')
    expect(button?.attributes['aria-disabled']).toBe('true')
  })
})

describe('wordsOfAddressFailure', () => {
  it('has a text for every reason that a typed address is refused for', () =>
    forAll(written, (form) => {
      const parsed = parseAddressForm(form)
      const reasons = E.isRight(parsed) ? [] : Object.values(failureTags(parsed.left))
      reasons.forEach((tag) => expect(wordsOfAddressFailure(tag)).toMatch(/\.$/))
    }))
})

describe('streetStatus', () => {
  it('counts the suggestions, and is silent when there are none', () => {
    expect(streetStatus(0)).toBe('')
    expect(streetStatus(1)).toContain('1 dirección sugerida')
    expect(streetStatus(3)).toContain('3 direcciones sugeridas')
    expect(unitStatus(0)).toBe('')
    expect(unitStatus(12)).toContain('12 unidades')
  })
})
