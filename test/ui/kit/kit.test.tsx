import * as fc from 'fast-check'
import type { MouseEvent, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { sceneTitles } from '#stories/kit/scene-titles.ts'
import { amount } from '#stories/rules/arbitraries/money.arbitrary.ts'
import { money } from '#ui/content/format.ts'
import { Button, handled } from '#ui/kit/button/button.tsx'
import { Checkbox } from '#ui/kit/checkbox/checkbox.tsx'
import { ChipGroup } from '#ui/kit/chips/chip-group.tsx'
import { ChoiceCard, ChoiceGroup } from '#ui/kit/choice/choice-card.tsx'
import { Combobox } from '#ui/kit/combobox/combobox.tsx'
import { Dialog } from '#ui/kit/dialog/dialog.tsx'
import { ErrorSummary } from '#ui/kit/error-summary/error-summary.tsx'
import { SecretField } from '#ui/kit/field/secret-field.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'
import { DrawnIcon } from '#ui/kit/icon/icon.tsx'
import { Notice, type NoticeTone } from '#ui/kit/notice/notice.tsx'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'
import { Quantity } from '#ui/kit/quantity/quantity.tsx'
import type { SceneName } from '#core/brand/illustration.ts'
import { Scene } from '#ui/kit/scene/scene.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import { StepTrail, type TrailStep } from '#ui/kit/step-trail/step-trail.tsx'
import { elementsOf, isHidden, nameOf, referred, type Element } from './markup.ts'
import { siteIconPaths } from '#ui/site/site-icons.ts'
import { forAll } from '#test/for-all.ts'

const shown = (element: ReactElement): readonly Element[] => elementsOf(renderToStaticMarkup(element))
const spokenIn = (element: ReactElement): string => shown(<div>{element}</div>)[0]?.spoken ?? ''
const nothing = (): void => undefined

type Words = {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

/** Each field of the kit, and the element that carries its name. */
const fields: readonly (readonly [string, string, (words: Words) => ReactElement])[] = [
  ['TextField', 'input', (words) => <TextField name="field" autoComplete="off" {...words} />],
  ['Checkbox', 'input', (words) => <Checkbox name="field" {...words} />],
  [
    'Combobox',
    'input',
    (words) => (
      <Combobox
        name="field"
        autoComplete="off"
        value=""
        options={[]}
        status=""
        onValue={nothing}
        onPick={nothing}
        {...words}
      />
    ),
  ],
  [
    'SecretField',
    'input',
    (words) => (
      <SecretField name="field" showLabel="Mostrar" hideLabel="Ocultar" subject="el número" {...words} />
    ),
  ],
  [
    'ChipGroup',
    'fieldset',
    ({ label, ...words }) => (
      <ChipGroup legend={label} name="field" chips={[]} value="" onChange={nothing} {...words} />
    ),
  ],
  [
    'ChoiceGroup',
    'fieldset',
    ({ label, ...words }) => (
      <ChoiceGroup legend={label} name="field" value={undefined} onChange={nothing} {...words}>
        <ChoiceCard value="one" title="Uno" />
      </ChoiceGroup>
    ),
  ],
]

const text = fc.string({ unit: 'grapheme', minLength: 1 })
const maybeText = fc.option(text, { nil: undefined })

describe.each(fields)('%s', (_, tag, field) => {
  const control = (elements: readonly Element[]): Element => {
    const found = elements.find(({ name }) => name === tag)
    if (found === undefined) throw new Error(`no ${tag}`)
    return found
  }

  it('is named by its label', () =>
    forAll(text, (label) => {
      const elements = shown(field({ label }))
      const legend = elements.find(({ name }) => name === 'legend')
      expect(legend?.spoken ?? nameOf(elements, control(elements))).toBe(label)
    }))

  it('is described by its error, then its hint, and nothing else', () =>
    forAll(maybeText, maybeText, (hint, error) => {
      const elements = shown(field({ label: 'Nombre', hint, error }))
      expect(referred(elements, control(elements).attributes['aria-describedby'])).toEqual(
        [error, hint].filter((words) => words !== undefined),
      )
    }))

  it('is invalid exactly while it has an error, and its error is an alert', () =>
    forAll(maybeText, (error) => {
      const elements = shown(field({ label: 'Nombre', error }))
      const alerts = elements.filter(({ attributes }) => attributes['role'] === 'alert')
      expect(control(elements).attributes['aria-invalid']).toBe(error === undefined ? undefined : 'true')
      expect(alerts.map(({ spoken }) => spoken)).toEqual(error === undefined ? [] : [error])
    }))
})

describe('a form of every field', () => {
  it('has unique ids', () => {
    const elements = shown(
      <form>
        <Section heading="Tus datos">{null}</Section>
        <Section heading="La visita">{null}</Section>
        <ErrorSummary title="Corrige" errors={[{ fieldId: 'field-a', text: 'Falta' }]} attempt={0} />
        {['a', 'b'].map((name) => (
          <TextField key={name} name={name} autoComplete="off" label={name} hint="Ayuda" error="Falta" />
        ))}
        {['c', 'd'].map((name) => (
          <Checkbox key={name} name={name} label={name} hint="Ayuda" error="Falta" />
        ))}
        {['e', 'f'].map((title) => (
          <Dialog key={title} open title={title} closeLabel="Cerrar" onClose={nothing}>
            {title}
          </Dialog>
        ))}
      </form>,
    )
    const ids = elements.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id]))
    expect(ids.length).toBeGreaterThan(12)
    expect(ids).toEqual([...new Set(ids)])
  })
})

describe('PriceTag', () => {
  it('announces the price once, as one sentence, and shows its figures', () =>
    forAll(amount(), maybeText, (price, period) => {
      const { text, ...parts } = money(price)
      const elements = shown(<PriceTag {...parts} period={period} after="Después" />)
      expect(elements[0]?.spoken).toBe(`${parts.spoken}Después`)
      expect(elements.find(isHidden)?.text).toBe(text.replace('.', '') + (period ?? ''))
    }))
})

describe('Quantity', () => {
  it('disables a button exactly at its limit and leaves it focusable', () =>
    forAll(fc.nat(9), fc.nat(9), fc.nat(9), (min, below, above) => {
      const value = min + below
      const elements = shown(
        <Quantity
          label="Repetidores"
          value={value}
          min={min}
          max={value + above}
          onValue={nothing}
          lessLabel="Quitar"
          moreLabel="Agregar"
          spoken={`${value} repetidores`}
        />,
      )
      const buttons = elements.filter(({ name }) => name === 'button')
      expect(buttons.map(({ attributes }) => attributes['aria-disabled'])).toEqual([
        String(below === 0),
        String(above === 0),
      ])
      expect(buttons.filter(({ attributes }) => 'disabled' in attributes)).toEqual([])
      expect(elements[0]?.spoken).toBe(`${value} repetidores`)
    }))
})

describe('Button', () => {
  it('stays focusable while busy, and announces it', () => {
    const [button] = shown(
      <Button busy busyLabel="Pagando...">
        Pagar
      </Button>,
    )
    expect(button?.attributes['aria-disabled']).toBe('true')
    expect(button?.attributes).not.toHaveProperty('disabled')
    expect(button?.spoken).toBe('Pagando...')
  })
})

describe('Dialog', () => {
  it('is empty while closed', () => {
    const elements = shown(
      <Dialog open={false} title="Detalle" closeLabel="Cerrar" onClose={nothing}>
        <p>Lo de dentro</p>
      </Dialog>,
    )
    expect(elements.map(({ name }) => name)).toEqual(['dialog'])
  })

  it('is named by its title while it is open', () => {
    const elements = shown(
      <Dialog open title="Detalle" closeLabel="Cerrar" onClose={nothing}>
        <p>Lo de dentro</p>
      </Dialog>,
    )
    expect(elements.slice(0, 1).map((dialog) => nameOf(elements, dialog))).toEqual(['Detalle'])
  })
})

describe('an urgent Dialog', () => {
  const urgent = shown(
    <Dialog open urgent title="¿Sigues aquí?" onClose={nothing}>
      <p>Quedan 2 minutos</p>
    </Dialog>,
  )

  it('interrupts: its announcement includes its text', () => {
    const [dialog] = urgent
    expect(dialog?.attributes['role']).toBe('alertdialog')
    expect(referred(urgent, dialog?.attributes['aria-describedby'])).toEqual(['Quedan 2 minutos'])
  })

  it('has a corner button only with an accessible name', () => {
    expect(urgent.filter(({ name }) => name === 'button')).toEqual([])
  })
})

describe('Notice', () => {
  const tones: readonly NoticeTone[] = ['info', 'confirmed', 'saved', 'danger']

  it('is announced only when live, and assertively only for a failure', () => {
    const roles = (live: boolean) =>
      tones.map((tone) => shown(<Notice tone={tone} title="Aviso" live={live} />)[0]?.attributes['role'])
    expect(roles(false)).toEqual(tones.map(() => undefined))
    expect(roles(true)).toEqual(['status', 'status', 'status', 'alert'])
  })

  it('distinguishes its tones without color', () => {
    const glyphs = tones.map(
      (tone) => /<path d="[^"]+"/.exec(renderToStaticMarkup(<Notice tone={tone} />))?.[0],
    )
    expect(new Set(glyphs).size).toBe(tones.length)
  })
})

describe('StepTrail', () => {
  const labels = ['Dirección', 'Plan', 'Pago', 'Visita']

  it.each(labels.map((_, index) => index))('marks step %i as current, and the completed ones', (current) => {
    const steps = labels.map((label, index): TrailStep => {
      if (index < current) return { id: label, label, state: 'done', href: '/buy/products' }
      return { id: label, label, state: index === current ? 'current' : 'upcoming' }
    })
    const items = shown(<StepTrail label="Pasos" doneLabel="(listo)" steps={steps} />).filter(
      ({ name }) => name === 'li',
    )
    expect(items.map(({ attributes }) => attributes['aria-current'] === 'step')).toEqual(
      labels.map((_, index) => index === current),
    )
    expect(items.map(({ spoken }) => spoken.endsWith('(listo)'))).toEqual(
      labels.map((_, index) => index < current),
    )
  })
})

describe('ErrorSummary', () => {
  it('is empty without errors', () => {
    expect(shown(<ErrorSummary title="Corrige" errors={[]} attempt={3} />)).toEqual([])
  })
})

const drawings: readonly (readonly [string, (title?: string) => ReactElement])[] = [
  ...(Object.keys(sceneTitles) as SceneName[]).map(
    (name) => [`scene ${name}`, (title?: string) => <Scene name={name} title={title} />] as const,
  ),
  ...Object.entries(siteIconPaths).map(
    ([name, path]) => [`icon ${name}`, (title?: string) => <DrawnIcon path={path} title={title} />] as const,
  ),
]

describe('Scene and Icon', () => {
  const breaking = (breaks: (draw: (title?: string) => ReactElement) => boolean): readonly string[] =>
    drawings.filter(([, draw]) => breaks(draw)).map(([name]) => name)

  it('are decoration without a title', () => {
    expect(breaking((draw) => shown(draw())[0]?.attributes['aria-hidden'] !== 'true')).toEqual([])
    expect(breaking((draw) => spokenIn(draw()) !== '')).toEqual([])
  })

  it('are a named image with a title', () => {
    expect(breaking((draw) => shown(draw('Una cometa')).some(isHidden))).toEqual([])
    expect(breaking((draw) => spokenIn(draw('Una cometa')) !== 'Una cometa')).toEqual([])
  })

  it('draw something, and write no text and no id of their own', () => {
    expect(breaking((draw) => shown(draw()).length < 2)).toEqual([])
    expect(breaking((draw) => shown(draw()).some(({ text }) => text !== ''))).toEqual([])
    expect(breaking((draw) => shown(draw()).some(({ attributes }) => 'id' in attributes))).toEqual([])
  })

  it('are each drawn once', () => {
    const markup = drawings.map(([, draw]) => renderToStaticMarkup(draw()))
    expect(new Set(markup).size).toBe(drawings.length)
  })
})

describe('ChipGroup', () => {
  const chips = ['a', 'b', 'c'].map((value) => ({ value, label: `Respuesta ${value}` }))

  it('is a radio group with one name and at most the selected one checked', () =>
    forAll(fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.string()), fc.boolean(), (value, wide) => {
      const elements = shown(
        <ChipGroup legend="¿Cuál?" name="cual" chips={chips} value={value} wide={wide} onChange={nothing} />,
      )
      const radios = elements.filter(({ name }) => name === 'input')
      expect(radios.map((radio) => nameOf(elements, radio))).toEqual(chips.map(({ label }) => label))
      expect(new Set(radios.map(({ attributes }) => attributes['name']))).toEqual(new Set(['cual']))
      expect(radios.filter(({ attributes }) => 'checked' in attributes).length).toBe(
        chips.filter((chip) => chip.value === value).length,
      )
      expect(elements[0]?.attributes['id']).toBe('field-cual')
    }))
})

describe('handled', () => {
  it('runs the action of a link, except for a press that opens it in another tab or window', () => {
    const press = fc.record({ ctrlKey: fc.boolean(), metaKey: fc.boolean(), shiftKey: fc.boolean() })
    forAll(press, fc.boolean(), (keys, hasAction) => {
      const done: string[] = []
      const event = { ...keys, preventDefault: () => done.push('prevented') } as unknown as MouseEvent
      handled(hasAction ? () => done.push('run') : null)(event)
      const isElsewhere = Object.values(keys).some(Boolean)
      expect(done).toEqual(hasAction && !isElsewhere ? ['prevented', 'run'] : [])
    })
  })
})

describe('SecretField', () => {
  it('is masked until revealed, without autofill (S28)', () => {
    const elements = shown(
      <SecretField
        label="Número"
        name="secret"
        showLabel="Mostrar"
        hideLabel="Ocultar"
        subject="el número"
      />,
    )
    const input = elements.find(({ name }) => name === 'input')?.attributes ?? {}
    expect(input['type']).toBe('text')
    expect(input['autoComplete'] ?? input['autocomplete']).toBe('off')
    expect(input).not.toHaveProperty('value')
    expect(elements.find(({ name }) => name === 'button')?.spoken).toBe('Mostrar el número')
  })
})
