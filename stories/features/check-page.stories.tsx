import type { Meta, StoryObj } from '@storybook/react-vite'
import { brand } from '#adapters/brand/brand.ts'
import { EMPTY_ADDRESS_FORM } from '#core/address/address-form.ts'
import { responseCodes } from '#core/localization/response-code.ts'
import { CheckView } from '#ui/site/check-page.tsx'
import { addressWithOutcome } from '../stage/buyer.ts'

const lead = addressWithOutcome('notServiceable')

const meta = {
  title: 'Pantallas/Revisar una dirección',
  component: CheckView,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { brand, answer: null, form: EMPTY_ADDRESS_FORM },
} satisfies Meta<typeof CheckView>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Formulario', tags: ['visual'] }
export const Refused: Story = {
  name: 'Campos por corregir',
  args: { form: { street: 'Main', unit: '', zip: '123' } },
}
export const Unanswered: Story = { name: 'Sin respuesta', args: { form: lead } }
export const Answered: Story = {
  name: 'Resultado',
  tags: ['visual'],
  args: {
    form: lead,
    answer: {
      sessionId: null,
      sessionInfo: null,
      responseCode: responseCodes.notServiceable,
      providedAddress: lead,
      addressList: [],
      bulkAddressData: null,
      offerCount: 0,
    },
  },
}
