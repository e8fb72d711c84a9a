import type { MerchandisingData } from '#core/brand/merchandising-data.ts'
import type { CodedCoupon, CouponCode } from '#core/catalog/coded-coupon.ts'
import type { Coupon } from '#core/catalog/coupon.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { DisclaimerText } from '#core/label/disclaimer.ts'
import { cents } from '#core/shared/money.ts'
import { facts } from './facts.ts'

const ids = (...names: readonly string[]): readonly OfferId[] => names as readonly OfferId[]

/** Defaults of Cometa's coupons: for every customer with the code, in the first design. */
const forEverybody = {
  couponEligibilityFromTarget: true,
  isActive: true,
  isShowing: false,
  triggeredFrom: 'configure',
  designIteration: 1,
  hideXumoSniperText: false,
  mandateCouponCheckForSelfInstallMessaging: false,
} satisfies Partial<Coupon>

/** Chosen here: ten dollars off Spanish-language television with Gig, for the first twenty-five uses, and three months of WiFi with 500 Mbps. */
const coupons: readonly CodedCoupon[] = [
  {
    code: 'LATINO10' as CouponCode,
    months: 12,
    limit: 25,
    lastDay: null,
    channels: ['dotcom', 'etail'],
    coupon: {
      ...forEverybody,
      couponName: 'tv-stream-latino-first-buyers',
      name: 'TV Stream Latino',
      couponAmount: cents(1_000),
      netPrice: cents(1_500),
      parentId: 'internet-gig' as OfferId,
      productId: 'tv-stream-latino' as OfferId,
      isShowing: true,
      badgeText: '$10 menos al mes con Internet Gig',
    },
  },
  {
    code: 'WIFI-TRES' as CouponCode,
    months: 3,
    limit: null,
    lastDay: null,
    channels: ['dotcom', 'etail'],
    coupon: {
      ...forEverybody,
      couponName: 'advanced-wifi-three-months',
      name: 'WiFi avanzado',
      couponAmount: cents(1_000),
      netPrice: cents(0),
      parentId: 'internet-500' as OfferId,
      productId: 'advanced-wifi' as OfferId,
      badgeText: 'Tres meses de WiFi avanzado sin costo',
    },
  },
]

const VERSION = '2026-11.3'

const MONTHLY =
  '{name}: {monthly} al mes antes de impuestos. El precio puede cambiar con un aviso por escrito de 30 días.'
const NO_TAX =
  'El acceso a internet no paga impuesto sobre las ventas. La instalación se cobra aparte y una sola vez.'
const SPEED =
  'La velocidad es la máxima por cable hasta tu equipo; por WiFi depende de la casa, de los aparatos y de cuántos se usan a la vez.'
const NO_CONTRACT =
  'Sin contrato de permanencia: puedes cancelar cuando quieras, sin cargo por terminar antes.'

const disclaimers: readonly DisclaimerText[] = [
  {
    version: VERSION,
    offers: ids('internet-500', 'internet-gig'),
    paragraphs: [
      '{name}: {monthly} al mes durante los primeros {months} meses de servicio; después, {after} al mes.',
      NO_TAX,
      SPEED,
      NO_CONTRACT,
    ],
  },
  {
    version: VERSION,
    offers: ids('internet-assist'),
    paragraphs: [
      '{name}: {monthly} al mes, para hogares en un programa de ayuda pública vigente. El precio puede cambiar con un aviso por escrito de 30 días.',
      'Declaras el programa al elegir el plan y lo verificamos después del pedido.',
      NO_TAX,
      SPEED,
      NO_CONTRACT,
    ],
  },
  {
    version: VERSION,
    offers: ids('internet-advantage'),
    paragraphs: [MONTHLY, NO_TAX, SPEED, NO_CONTRACT],
  },
  {
    version: VERSION,
    offers: ids('advanced-wifi', 'wifi-pod'),
    paragraphs: [
      MONTHLY,
      'El equipo es prestado, hasta {limit} por cuenta, y se devuelve al terminar el servicio.',
      NO_CONTRACT,
    ],
  },
  {
    version: VERSION,
    offers: ids(
      'tv-stream-latino',
      'tv-stream',
      'tv-mi-plan-latino',
      'tv-select-signature',
      'tv-select-plus',
    ),
    paragraphs: [
      MONTHLY,
      'Los canales pueden cambiar y algunos eventos no se transmiten en todas las zonas.',
      NO_CONTRACT,
    ],
  },
  {
    version: VERSION,
    offers: ids('disney-basic', 'disney-premium'),
    paragraphs: [
      MONTHLY,
      'Hace falta un plan de televisión y una cuenta propia en el servicio.',
      NO_CONTRACT,
    ],
  },
  {
    version: VERSION,
    offers: ids('security-suite'),
    paragraphs: [
      MONTHLY,
      `Protege hasta ${facts.securityComputers} computadoras de la casa. Los clientes nuevos pagan el precio que muestra su carrito.`,
      NO_CONTRACT,
    ],
  },
  {
    version: VERSION,
    offers: ids('xumo-lease'),
    paragraphs: [MONTHLY, 'El equipo es prestado y se devuelve al terminar el servicio.', NO_CONTRACT],
  },
  {
    version: VERSION,
    offers: ids('xumo-own'),
    paragraphs: [
      '{name}: {months} mensualidades de {monthly} antes de impuestos, sin intereses. Después no se paga más y el equipo es tuyo.',
      'Si terminas el servicio antes, se pagan las mensualidades que falten.',
    ],
  },
  {
    version: VERSION,
    offers: ids('home-phone', 'phone-international'),
    paragraphs: [
      MONTHLY,
      'El teléfono funciona por internet: sin luz o sin servicio no puede llamar, tampoco al 911.',
      NO_CONTRACT,
    ],
  },
  {
    version: VERSION,
    offers: ids('mobile-unlimited'),
    paragraphs: [
      '{name}: la primera línea cuesta {monthly} al mes antes de impuestos durante {months} meses; después, {after} al mes. Hasta {limit} líneas por cuenta.',
      'El precio de varias líneas depende de cuántas son y de si tienes internet. Lo ves en tu carrito antes de ordenar.',
      'Cuando la red está cargada, una línea que ya usó muchos datos en el mes puede ir más lenta.',
      NO_CONTRACT,
    ],
  },
  {
    version: VERSION,
    offers: ids('mobile-unlimited-plus'),
    paragraphs: [
      '{name}: {monthly} al mes por línea antes de impuestos, hasta {limit} líneas por cuenta. Se vende solo junto con internet, que baja el precio de las líneas. Lo ves en tu carrito antes de ordenar.',
      'Cuando la red está cargada, una línea que ya usó muchos datos en el mes puede ir más lenta.',
      NO_CONTRACT,
    ],
  },
  {
    version: VERSION,
    offers: ids('install-professional', 'install-self'),
    paragraphs: ['{name}: {once}, una sola vez, antes de impuestos.'],
  },
  {
    version: VERSION,
    offers: ids('security-deposit'),
    paragraphs: [
      '{name}: {once}, una sola vez. Se devuelve al terminar el servicio si no queda nada por pagar.',
    ],
  },
]

/** Merchandising data of Cometa that only the server has. The wording is chosen here, in line with the terms of service. */
export const terms: MerchandisingData = {
  featured: ids('internet-gig', 'internet-500', 'tv-stream-latino', 'mobile-unlimited'),
  coupons,
  disclaimers,
  // Chosen here: Christmas Eve, Three Kings' Day and Good Friday of the next years.
  closingDays: ['12-24', '01-06', '2027-03-26', '2028-04-14'],
}
