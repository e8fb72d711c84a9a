import type { OfferId } from '#core/catalog/offer.ts'
import type { DisclaimerText } from '#core/label/disclaimer.ts'
import type { LabelText } from '#core/label/label-facts.ts'
import { facts } from './facts.ts'

const VERSION = '2026-11.4'

const text = (es: string, en: string): LabelText => ({ es, en })

const MONTHLY = text(
  '{name}: {monthly} al mes antes de impuestos. El precio puede cambiar con un aviso por escrito de 30 días.',
  '{name}: {monthly} a month before taxes. The price may change with 30 days’ written notice.',
)
const NO_TAX = text(
  'El acceso a internet no paga impuesto sobre las ventas. La instalación se cobra aparte y una sola vez.',
  'Internet access is free of sales tax. Installation is charged separately, one time.',
)
const SPEED = text(
  'La velocidad es la máxima por cable hasta tu equipo; por WiFi depende de la casa, de los dispositivos y de cuántos se usan a la vez.',
  'The speed is the maximum over a wired connection to your device; over WiFi it depends on your home, your devices and how many are in use.',
)
const NO_CONTRACT = text(
  'Sin contrato de permanencia: puedes cancelar cuando quieras, sin cargo por terminar antes.',
  'No annual contract: you can cancel anytime, with no early termination fee.',
)
const BUSY_NETWORK = text(
  'Cuando la red está cargada, una línea que ya usó muchos datos en el mes puede ir más lenta.',
  'When the network is busy, a line that has already used a lot of data that month may be slower.',
)

const forOffers = (names: readonly string[], ...paragraphs: readonly LabelText[]): DisclaimerText => ({
  version: VERSION,
  offers: names as readonly OfferId[],
  paragraphs,
})

/** The legal texts of Cometa's offers. The wording is chosen here, in line with the terms of service. */
export const disclaimers: readonly DisclaimerText[] = [
  forOffers(
    ['internet-500', 'internet-gig'],
    text(
      '{name}: {monthly} al mes durante los primeros {months} meses de servicio; después, {after} al mes.',
      '{name}: {monthly} a month for the first {months} months of service; {after} a month after that.',
    ),
    NO_TAX,
    SPEED,
    NO_CONTRACT,
  ),
  forOffers(
    ['internet-assist'],
    text(
      '{name}: {monthly} al mes, para hogares en un programa de ayuda pública vigente. El precio puede cambiar con un aviso por escrito de 30 días.',
      '{name}: {monthly} a month, for households currently in a public assistance program. The price may change with 30 days’ written notice.',
    ),
    text(
      'Declaras el programa al elegir el plan y lo verificamos después del pedido.',
      'You name the program when you choose the plan, and we verify it after you order.',
    ),
    NO_TAX,
    SPEED,
    NO_CONTRACT,
  ),
  forOffers(['internet-advantage'], MONTHLY, NO_TAX, SPEED, NO_CONTRACT),
  forOffers(
    ['advanced-wifi', 'wifi-pod'],
    MONTHLY,
    text(
      'El equipo es prestado, hasta {limit} por cuenta, y se devuelve al terminar el servicio.',
      'The equipment is on loan, up to {limit} per account, and goes back when service ends.',
    ),
    NO_CONTRACT,
  ),
  forOffers(
    ['tv-stream-latino', 'tv-stream', 'tv-mi-plan-latino', 'tv-select-signature', 'tv-select-plus'],
    MONTHLY,
    text(
      'Los canales pueden cambiar y algunos eventos no se transmiten en todas las zonas.',
      'Channels may change, and some events aren’t shown in every area.',
    ),
    NO_CONTRACT,
  ),
  forOffers(
    ['disney-basic', 'disney-premium'],
    MONTHLY,
    text(
      'Hace falta un plan de televisión y una cuenta propia en el servicio.',
      'Requires a TV plan and your own account with the service.',
    ),
    NO_CONTRACT,
  ),
  forOffers(
    ['security-suite'],
    MONTHLY,
    text(
      `Protege hasta ${facts.securityComputers} computadoras de la casa. Si ya eres cliente, pagas el precio que muestra tu carrito.`,
      `Protects up to ${facts.securityComputers} computers in your home. Existing customers pay the price shown in their cart.`,
    ),
    NO_CONTRACT,
  ),
  forOffers(
    ['xumo-lease'],
    MONTHLY,
    text(
      'El equipo es prestado y se devuelve al terminar el servicio.',
      'The equipment is on loan and goes back when service ends.',
    ),
    NO_CONTRACT,
  ),
  forOffers(
    ['xumo-own'],
    text(
      '{name}: {months} mensualidades de {monthly} antes de impuestos, sin intereses. Después no se paga más y el equipo es tuyo.',
      '{name}: {months} monthly payments of {monthly} before taxes, interest-free. After that you pay nothing more and the equipment is yours.',
    ),
    text(
      'Si terminas el servicio antes, se pagan las mensualidades que falten.',
      'If you end service sooner, the remaining payments are due.',
    ),
  ),
  forOffers(
    ['home-phone', 'phone-international'],
    MONTHLY,
    text(
      'El teléfono funciona por internet: sin luz o sin servicio no puede llamar, tampoco al 911.',
      'The phone works over the internet: without power or service it can’t make calls, including to 911.',
    ),
    NO_CONTRACT,
  ),
  forOffers(
    ['mobile-unlimited'],
    text(
      '{name}: la primera línea cuesta {monthly} al mes antes de impuestos durante {months} meses; después, {after} al mes. Hasta {limit} líneas por cuenta.',
      '{name}: the first line is {monthly} a month before taxes for {months} months; {after} a month after that. Up to {limit} lines per account.',
    ),
    text(
      'El precio de varias líneas depende de cuántas son y de si tienes internet. Lo ves en tu carrito antes de ordenar.',
      'The price of several lines depends on how many you have and whether you have internet. You see it in your cart before you order.',
    ),
    BUSY_NETWORK,
    NO_CONTRACT,
  ),
  forOffers(
    ['mobile-unlimited-plus'],
    text(
      '{name}: {monthly} al mes por línea antes de impuestos, hasta {limit} líneas por cuenta. Se vende solo junto con internet, que baja el precio de las líneas. Lo ves en tu carrito antes de ordenar.',
      '{name}: {monthly} a month per line before taxes, up to {limit} lines per account. Sold only with internet, which lowers the price of your lines. You see it in your cart before you order.',
    ),
    BUSY_NETWORK,
    NO_CONTRACT,
  ),
  forOffers(
    ['mobile-by-the-gig'],
    text(
      '{name}: las líneas no cuestan nada por separado y comparten los gigabytes de tu carrito. Hasta {limit} líneas por cuenta.',
      '{name}: the lines cost nothing by themselves and share the gigabytes in your cart. Up to {limit} lines per account.',
    ),
    BUSY_NETWORK,
    NO_CONTRACT,
  ),
  forOffers(['mobile-first-gigabyte', 'mobile-extra-gigabyte', 'mobile-insurance'], MONTHLY, NO_CONTRACT),
  forOffers(
    ['install-professional', 'install-self'],
    text('{name}: {once}, una sola vez, antes de impuestos.', '{name}: {once}, one time, before taxes.'),
  ),
  forOffers(
    ['security-deposit'],
    text(
      '{name}: {once}, una sola vez. Se devuelve al terminar el servicio si no queda nada por pagar.',
      '{name}: {once}, one time. Refunded when service ends if nothing is owed.',
    ),
  ),
]
