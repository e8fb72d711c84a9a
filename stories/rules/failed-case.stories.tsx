import type { Meta, StoryObj } from '@storybook/react-vite'
import { richInput } from './arbitraries/catalog.arbitrary.ts'
import type { PropertyCase } from './case-link.ts'
import { pathOf } from './case-link.ts'
import { FailedCase } from './failed-case.view.tsx'
import { labWords, propertyWords } from './lab-words.ts'
import { none, ofCart, quoted, type CartProperties } from './properties/cart-property.ts'
import { cartProperties } from './properties/properties.ts'

const titles: Readonly<Record<string, string>> = propertyWords

const caseOf =
  (properties: CartProperties) =>
  ({ property, seed, path }: PropertyCase) => {
    const found = properties[property]
    return found === undefined ? (
      <p>{labWords.property.unknown.title}</p>
    ) : (
      <FailedCase property={found} title={titles[property]} seed={seed} path={pathOf(path)} />
    )
  }

const ids = Object.keys(cartProperties)

const meta: Meta<PropertyCase> = {
  title: 'Reglas/Caso fallido',
  argTypes: {
    property: {
      name: 'Qué debe cumplirse',
      options: ids,
      control: {
        type: 'select',
        labels: propertyWords,
      },
    },
    seed: { name: 'Carrito al azar, por su número', control: { type: 'number' } },
    path: {
      name: 'Carrito más pequeño, por su camino con guiones',
      type: 'string',
      control: { type: 'text' },
    },
  },
  args: { property: 'sum-in-each-month', seed: 1, path: '7' },
  render: caseOf(cartProperties),
}

export default meta

type Story = StoryObj<PropertyCase>

export const Case: Story = { name: 'Un carrito, comprobado' }

export const TwoCarts: Story = {
  name: 'Dos carritos que se comparan',
  args: { property: 'without-promotions' },
}

/** A sentence that is false, so that the story shows a counterexample. */
const planted = {
  free: ofCart('charges nothing today (example of a false property)', richInput, (input) =>
    none([quoted(input).dueToday].filter((amount) => amount > 0)),
  ),
}

export const Broken: Story = {
  name: 'Algo que no se cumple, de ejemplo',
  args: { property: 'free' },
  argTypes: { property: { options: Object.keys(planted) } },
  render: caseOf(planted),
}

export const Unknown: Story = { name: 'Un carrito que no existe', args: { path: '7-99999' } }
