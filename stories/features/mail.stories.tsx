import type { Meta, StoryObj } from '@storybook/react-vite'
import { brand } from '#adapters/brand/brand.ts'
import { mark } from '#adapters/brand/logo.ts'
import { palette } from '#adapters/brand/palette.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { OrderCode } from '#core/checkout/order-code.ts'
import type { OrderMessage } from '#core/checkout/order-message.ts'
import type { OrderNumber, OrderReceipt } from '#core/checkout/order.ts'
import { quote } from '#core/pricing/quote.ts'
import { visitInstants } from '#core/schedule/visit-instants.ts'
import type { InstallationWindow, WindowId } from '#core/schedule/window.ts'
import { basisPoints } from '#core/shared/money.ts'
import type { Language } from '#core/shared/language.ts'
import { epochMs, type PlainDate } from '#core/shared/plain-date.ts'
import { createRenderer } from '#ui/mail/render-message.ts'
import { mailStory } from '../stage/mail-frame.tsx'

type MailArgs = { readonly message: OrderMessage; readonly language?: Language }

const render = createRenderer({ brand, palette, mark, origin: 'https://tienda.example' })

const meta: Meta<MailArgs> = {
  title: 'Pantallas/Correos',
  ...mailStory<MailArgs>(({ message, language = 'es' }) => render(language, message, 'mail-1')),
}

export default meta

type Story = StoryObj<MailArgs>

const visit: InstallationWindow = {
  id: 'FL-331-2026-11-24-10' as WindowId,
  date: '2026-11-24' as PlainDate,
  fromHour: 10,
  toHour: 12,
  placesLeft: 1,
}

const receiptWith = (installation: string): OrderReceipt => {
  const { version: catalogVersion, offers, bundles } = brand.catalog
  const lines = ['internet-gig', 'advanced-wifi', installation].map((id) => ({
    offerId: id as OfferId,
    quantity: 1,
  }))
  const priced = quote({ catalogVersion, offers, bundles, lines, taxRate: basisPoints(700) })
  if (priced._tag === 'Left') throw new Error(priced.left._tag)
  return {
    orderNumber: '4K7MP-9QRTX' as OrderNumber,
    placedAt: epochMs(1_795_014_000_000),
    quote: priced.right,
    installKind: 'professional',
    visit,
    payment: { kind: 'card', issuer: 'Visa', lastFour: '1111' },
    emailAddress: 'maria@correo.example',
  }
}

const buyer = { email: 'maria@correo.example', firstName: 'María' }
const place = { street: '742 Magnolia Street', unit: 'Apt 3', city: 'Miami', state: 'FL', zip: '33130' }

const confirmed: Extract<OrderMessage, { readonly kind: 'orderConfirmed' }> = {
  ...buyer,
  kind: 'orderConfirmed',
  receipt: receiptWith('install-professional'),
  place,
  visitAt: visitInstants(visit, { state: 'FL', utcOffsetMinutes: -300 }),
}

export const Confirmed: Story = { name: 'Pedido confirmado, con visita', args: { message: confirmed } }

export const SelfInstallation: Story = {
  name: 'Pedido confirmado, sin visita',
  args: {
    message: {
      ...confirmed,
      receipt: { ...receiptWith('install-self'), installKind: 'self', visit: null },
      visitAt: null,
    },
  },
}

export const Declined: Story = {
  name: 'Pago rechazado',
  args: { message: { ...buyer, kind: 'orderDeclined', dueToday: confirmed.receipt.quote.dueToday } },
}

export const Code: Story = {
  name: 'Código para ver un pedido',
  args: {
    message: {
      kind: 'statusCode',
      to: { channel: 'email', email: buyer.email },
      orderNumber: confirmed.receipt.orderNumber,
      code: '204816' as OrderCode,
    },
  },
}

export const Phone: Story = {
  name: 'A 360 px',
  args: { message: confirmed },
  globals: { viewport: { value: 'phone' } },
}
export const Tablet: Story = {
  name: 'A 769 px',
  args: { message: confirmed },
  globals: { viewport: { value: 'tablet' } },
}

export const AccountCode: Story = {
  name: 'Código de la cuenta',
  args: { message: { kind: 'accountCode', email: 'carmen@correo.example', code: '482913' as OrderCode } },
}

export const LoginCode: Story = {
  name: 'Código para entrar',
  args: {
    message: {
      kind: 'identityCode',
      purpose: 'login',
      email: 'carmen@correo.example',
      code: '482913' as OrderCode,
    },
  },
}

export const SignupCode: Story = {
  name: 'Código para crear el acceso',
  args: {
    message: {
      kind: 'identityCode',
      purpose: 'signup',
      email: 'carmen@correo.example',
      code: '482913' as OrderCode,
    },
  },
}

export const ResetCode: Story = {
  name: 'Código para elegir otra contraseña',
  args: {
    message: {
      kind: 'identityCode',
      purpose: 'reset',
      email: 'carmen@correo.example',
      code: '482913' as OrderCode,
    },
  },
}

export const PasswordChanged: Story = {
  name: 'La contraseña cambió',
  args: { message: { kind: 'identityChanged', change: 'password', email: 'carmen@correo.example' } },
}

export const PasswordLocked: Story = {
  name: 'Demasiadas contraseñas equivocadas',
  args: {
    message: { kind: 'identityLocked', lock: 'password', minutes: 15, email: 'carmen@correo.example' },
  },
}

export const AppConnected: Story = {
  name: 'La segunda confirmación cambió a la app',
  args: { message: { kind: 'identityChanged', change: 'totp', email: 'carmen@correo.example' } },
}

export const English: Story = {
  name: 'Pedido confirmado, en inglés',
  args: { message: confirmed, language: 'en' },
}
