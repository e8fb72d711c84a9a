import type { Meta, StoryObj } from '@storybook/react-vite'
import { brand } from '#adapters/brand/brand.ts'
import { mark } from '#adapters/brand/logo.ts'
import { palette } from '#adapters/brand/palette.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import type { ServiceId } from '#core/portal/portal-account.ts'
import type { ChangeMessage, PortalMessage, VisitMessage } from '#core/portal/portal-message.ts'
import type { OptionId } from '#core/portal/retention-option.ts'
import type { ChangeId, ChangePreview } from '#core/portal/service-change.ts'
import type { Quote } from '#core/pricing/quoted.ts'
import { quote } from '#core/pricing/quote.ts'
import { visitInstants } from '#core/schedule/visit-instants.ts'
import type { WindowId } from '#core/schedule/window.ts'
import { basisPoints, cents } from '#core/shared/money.ts'
import type { Language } from '#core/shared/language.ts'
import { epochMs, type PlainDate } from '#core/shared/plain-date.ts'
import { createRenderer } from '#ui/mail/render-message.ts'
import { mailStory } from '../stage/mail-frame.tsx'

type MailArgs = { readonly message: PortalMessage; readonly language?: Language }

const render = createRenderer({ brand, palette, mark, origin: 'https://tienda.example' })

const meta: Meta<MailArgs> = {
  title: 'Pantallas/Correos de la cuenta',
  ...mailStory<MailArgs>(({ message, language = 'es' }) => render(language, message, 'mail-1')),
}

export default meta

type Story = StoryObj<MailArgs>

const priceOf = (...ids: readonly string[]): Quote => {
  const { version: catalogVersion, offers, bundles } = brand.catalog
  const lines = ids.map((id) => ({ offerId: id as OfferId, quantity: 1 }))
  const priced = quote({ catalogVersion, offers, bundles, lines, taxRate: basisPoints(700) })
  if (priced._tag === 'Left') throw new Error(priced.left._tag)
  return priced.right
}

const holder = { email: 'julia@correo.example', firstName: 'Julia' }

const preview: ChangePreview = {
  request: {
    kind: 'cancel',
    serviceIds: ['tv' as ServiceId],
    reason: 'price',
    timing: 'today',
    returnMethod: 'mail',
  },
  effectiveOn: '2026-11-18' as PlainDate,
  cycle: {
    from: '2026-11-05' as PlainDate,
    until: '2026-12-04' as PlainDate,
    days: 30,
    daysBegun: 14,
    nextBillOn: '2026-12-05' as PlainDate,
  },
  before: priceOf('internet-gig', 'tv-stream'),
  after: priceOf('internet-gig'),
  option: null,
  proration: { days: 30, usedDays: 14, paid: cents(5_350), charged: cents(2_497), returned: cents(2_853) },
  unpaidBills: cents(0),
  instalmentsDue: cents(0),
  balance: cents(-2_853),
  equipment: [
    {
      offerId: null,
      name: 'Decodificador',
      quantity: 2,
      returnBy: '2026-12-18' as PlainDate,
      fee: cents(9_900),
    },
  ],
  disclosures: ['serviceEnds', 'equipmentReturn', 'finalBill'],
  token: 'token',
}

const requested: Extract<ChangeMessage, { readonly kind: 'changeRequested' }> = {
  ...holder,
  kind: 'changeRequested',
  serviceNames: ['TV Stream'],
  change: {
    id: 'change-1' as ChangeId,
    number: '7QK2M-9PXRT',
    state: 'pending',
    language: 'es',
    requestedAt: epochMs(1_795_014_000_000),
    closedAt: null,
    preview,
  },
}

export const Cancellation: Story = { name: 'Cancelación pedida', args: { message: requested } }

export const Everything: Story = {
  name: 'Cancelación de todo, al final del mes',
  args: {
    message: {
      ...requested,
      serviceNames: ['Internet Gig', 'TV Stream'],
      change: {
        ...requested.change,
        preview: {
          ...preview,
          effectiveOn: preview.cycle.until,
          after: null,
          proration: null,
          unpaidBills: cents(4_520),
          balance: cents(4_520),
        },
      },
    },
  },
}

export const Option: Story = {
  name: 'Opción aceptada',
  args: {
    message: {
      ...requested,
      change: {
        ...requested.change,
        preview: {
          ...preview,
          request: { kind: 'acceptOption', optionId: 'discount.tv' as OptionId, reason: 'price' },
          effectiveOn: preview.cycle.nextBillOn,
          proration: null,
          equipment: [],
          balance: cents(0),
        },
      },
    },
  },
}

export const Withdrawn: Story = {
  name: 'Cancelación retirada',
  args: {
    message: { ...requested, kind: 'changeWithdrawn', change: { ...requested.change, state: 'withdrawn' } },
  },
}

export const Done: Story = {
  name: 'Cancelación hecha',
  args: {
    message: { ...requested, kind: 'changeDone', change: { ...requested.change, state: 'confirmed' } },
  },
}

const visit = {
  id: 'FL-331-2026-11-24-10' as WindowId,
  date: '2026-11-24' as PlainDate,
  fromHour: 10,
  toHour: 12,
  placesLeft: 1,
}

const moved: Extract<VisitMessage, { readonly kind: 'visitMoved' }> = {
  email: 'mateo@correo.example',
  firstName: 'Mateo',
  kind: 'visitMoved',
  orderNumber: '4K7MP-9QRTX' as OrderNumber,
  visit,
  place: { street: '742 Magnolia Street', unit: 'Apt 3', city: 'Miami', state: 'FL', zip: '33130' },
  visitAt: visitInstants(visit, { state: 'FL', utcOffsetMinutes: -300 }),
  sequence: 3_600,
  toldAt: epochMs(1_795_017_600_000),
}

export const Moved: Story = { name: 'Visita con otra fecha', args: { message: moved } }

export const Cancelled: Story = {
  name: 'Visita cancelada',
  args: { message: { ...moved, kind: 'visitCancelled' } },
}

export const Phone: Story = {
  name: 'Cancelación pedida, a 360 px',
  args: { message: requested },
  globals: { viewport: { value: 'phone' } },
}

export const English: Story = {
  name: 'Cancelación pedida, en inglés',
  args: { message: requested, language: 'en' },
}
