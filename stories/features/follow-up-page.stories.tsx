import type { Meta, StoryObj } from '@storybook/react-vite'
import { brand } from '#adapters/brand/brand.ts'
import { FollowUpPage } from '#ui/site/follow-up-page.tsx'
import { addressWithOutcome } from '../stage/buyer.ts'

const meta = {
  title: 'Pantallas/Aviso y revisión sin script',
  component: FollowUpPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    brand,
    posted: {
      kind: 'dispute',
      address: addressWithOutcome('notServiceable'),
      form: { emailAddress: 'maria@correo.example', statement: 'Mis vecinos ya lo tienen.', consent: true },
    },
    result: { state: 'sent' },
  },
} satisfies Meta<typeof FollowUpPage>

export default meta

type Story = StoryObj<typeof meta>

export const Sent: Story = { name: 'Guardado', tags: ['visual'] }
export const Invalid: Story = {
  name: 'Con errores',
  args: {
    result: {
      state: 'invalid',
      errors: {
        emailAddress: { _tag: 'EmailMalformed' },
        statement: null,
        consent: { _tag: 'ConsentMissing' },
      },
    },
  },
}
export const Failed: Story = {
  name: 'Demasiados envíos',
  args: { result: { state: 'failed', code: 'TOO_MANY', requestId: 'muestra' } },
}
