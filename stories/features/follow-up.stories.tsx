import type { Meta, StoryObj } from '@storybook/react-vite'
import { brand } from '#adapters/brand/brand.ts'
import { EMPTY_FOLLOW_UP, STATEMENT_MAX } from '#core/follow-up/follow-up.ts'
import { AppFrame } from '#ui/app/app-frame.view.tsx'
import { outcomePageWords } from '#ui/features/sale/outcome/es.ts'
import type { FollowUpFormProps } from '#ui/features/sale/outcome/follow-up.view.tsx'
import { FollowUpFormView, FollowUpSent } from '#ui/features/sale/outcome/follow-up.view.tsx'
import { addressWithOutcome } from '../stage/buyer.ts'

type Args = FollowUpFormProps & { readonly isSent: boolean }

const form = {
  emailAddress: 'maria@correo.example',
  statement: 'Mis vecinos del 20 ya tienen el servicio, y el cable pasa por delante de mi puerta.',
  consent: true,
}

const meta: Meta<Args> = {
  title: 'Pantallas/Aviso y revisión de una dirección',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: ({ isSent, ...props }) => (
    <AppFrame brand={brand}>
      <h1>{outcomePageWords.ways}</h1>
      {isSent ? (
        <FollowUpSent kind={props.kind} email={props.form.emailAddress} />
      ) : (
        <FollowUpFormView {...props} />
      )}
    </AppFrame>
  ),
  args: {
    isSent: false,
    kind: 'dispute',
    outcome: 'notServiceable',
    address: addressWithOutcome('notServiceable'),
    brandName: brand.name,
    form: EMPTY_FOLLOW_UP,
    errors: null,
    script: { onChange: () => undefined, onSubmit: () => undefined },
  },
}

export default meta

type Story = StoryObj<Args>

export const Notice: Story = { name: 'Aviso', args: { kind: 'notice' } }
export const NoticeIncomplete: Story = {
  name: 'Aviso sin datos',
  args: {
    kind: 'notice',
    errors: { emailAddress: { _tag: 'EmailMissing' }, statement: null, consent: { _tag: 'ConsentMissing' } },
  },
}
export const NoticeSent: Story = {
  name: 'Aviso guardado',
  tags: ['visual'],
  args: { kind: 'notice', form, isSent: true },
}
export const DisputeIncomplete: Story = {
  name: 'Revisión con errores',
  tags: ['visual'],
  args: {
    form: { ...form, emailAddress: 'maria@', consent: false },
    errors: {
      emailAddress: { _tag: 'EmailMalformed' },
      statement: { _tag: 'StatementTooLong', max: STATEMENT_MAX },
      consent: { _tag: 'ConsentMissing' },
    },
  },
}
