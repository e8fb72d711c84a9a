import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { brand } from '#adapters/brand/brand.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { PhoneDetails } from '#core/phone/phone-details.ts'
import type { LineNumber } from '#core/phone/phone-number.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { AppFrame } from '#ui/app/app-frame.view.tsx'
import { configureWords } from '#ui/features/sale/configure/es.ts'
import { phoneWords } from '#ui/features/sale/shared/phone-dialog.es.ts'
import type { PhoneDialogProps } from '#ui/features/sale/shared/phone-dialog/phone-dialog.props.ts'
import { PhoneDialog } from '#ui/features/sale/shared/phone-dialog/phone-dialog.view.tsx'

const HOME = 'home-phone' as OfferId
const offered = ['3055550190', '3055550191', '3055550192'] as readonly string[] as readonly LineNumber[]
const number = '3055550134' as LineNumber

const home = (details: Partial<PhoneDetails>): PhoneDetails => ({
  phoneProductId: HOME,
  lineId: 'line-1',
  telephoneNumber: null,
  portingFlag: false,
  ...details,
})

const nothing = (): void => undefined

const meta: Meta<PhoneDialogProps> = {
  title: 'Pantallas/Número de teléfono',
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <AppFrame brand={brand}>
      <h1>{configureWords.title}</h1>
      <PhoneDialog {...args} />
    </AppFrame>
  ),
  args: {
    state: 'choosing',
    product: 'Teléfono fijo',
    needsPin: false,
    lineIds: ['line-1'],
    phoneDetails: [],
    offered,
    number: null,
    transfer: null,
    invalid: null,
    failure: null,
    saved: null,
    brand,
    onChoose: nothing,
    onCheck: nothing,
    onTransfer: nothing,
    onReopen: nothing,
    onRetry: nothing,
    onClose: nothing,
  },
}

export default meta

type Story = StoryObj<PhoneDialogProps>

/** Chooses to bring a number. */
const bring = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('radio', { name: new RegExp(phoneWords.own.title) }))
}

export const Loading: Story = { name: 'Buscando números', args: { state: 'loading' } }

export const NotLoaded: Story = {
  name: 'Sin lista de números',
  args: { state: 'notLoaded', failure: { _tag: 'Unreachable' } },
}

export const Choosing: Story = { name: 'Elegir uno nuevo', tags: ['visual'] }

export const NoneFree: Story = { name: 'Sin números libres', args: { offered: [] } }

export const Saving: Story = { name: 'Guardando', args: { state: 'saving' } }

export const Saved: Story = {
  name: 'Número nuevo guardado',
  tags: ['every-width'],
  args: {
    state: 'saved',
    phoneDetails: [home({ telephoneNumber: '3055550193' as LineNumber })],
    saved: home({ telephoneNumber: '3055550193' as LineNumber }),
  },
}

export const SavedLater: Story = {
  name: 'Se asigna después',
  args: { state: 'saved', phoneDetails: [home({})], saved: home({}) },
}

export const Bringing: Story = { name: 'Traer el mío', play: bring }

export const Lines: Story = {
  name: 'Varias líneas móviles',
  tags: ['every-width'],
  args: { product: 'Línea móvil Unlimited', needsPin: true, lineIds: ['line-1', 'line-2', 'line-3'] },
  play: bring,
}

export const NumberInvalid: Story = {
  name: 'Falta el número',
  args: { invalid: { _tag: 'PhoneMissing' } },
  play: bring,
}

export const AreaCodeUnknown: Story = {
  name: 'Código de área que no existe',
  args: { invalid: { _tag: 'AreaCodeReserved', areaCode: '911' } },
  play: bring,
}

export const PinMissing: Story = {
  name: 'Falta el PIN de transferencia',
  args: { needsPin: true, invalid: { _tag: 'TransferPinMissing' } },
  play: bring,
}

export const PinExpired: Story = {
  name: 'PIN de transferencia vencido',
  tags: ['every-width'],
  args: { needsPin: true, invalid: { _tag: 'TransferPinExpired', until: '2026-11-02' as PlainDate } },
  play: bring,
}

export const Checking: Story = { name: 'Revisando', args: { state: 'checking', number }, play: bring }

export const Portable: Story = {
  name: 'Se puede traer',
  tags: ['every-width'],
  args: { number, transfer: { isPortable: true, carrier: 'Luna Móvil' } },
  play: bring,
}

const refused = (
  reason: 'notPortable' | 'tollFree' | 'premium' | 'notInService',
): Partial<PhoneDialogProps> => ({
  number,
  transfer: { isPortable: false, reason },
})

export const NotPortable: Story = { name: 'No se puede traer', args: refused('notPortable'), play: bring }

export const TollFree: Story = { name: 'Número gratuito', args: refused('tollFree'), play: bring }

export const Premium: Story = { name: 'Número de pago', args: refused('premium'), play: bring }

export const NotInService: Story = { name: 'Sin servicio', args: refused('notInService'), play: bring }

export const Transferred: Story = {
  name: 'Número traído',
  args: {
    state: 'saved',
    phoneDetails: [home({ telephoneNumber: number, portingFlag: true })],
    saved: home({ telephoneNumber: number, portingFlag: true }),
  },
}

export const NotSaved: Story = {
  name: 'Con falla al guardar',
  args: { number, failure: { _tag: 'TimedOut' } },
}
