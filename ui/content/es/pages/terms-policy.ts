import type { Brand } from '#core/brand/brand.ts'
import type { Offer } from '#core/catalog/offer.ts'
import { findOffer, offersOfLine, offersOfRole } from '#core/catalog/offer.ts'
import { oneTimeOf } from '#core/catalog/price.ts'
import { labelPages } from '#core/label/label-facts.ts'
import { offerPrice } from '#core/pricing/offer-price.ts'
import { DEPOSIT_MONTHS } from '#core/risk/risk.ts'
import type { PageText, PageSection } from '#core/template/page-record.ts'
import { afterPrice, shortMoney } from '#ui/content/es/shared/sections.ts'
import { storedData } from './privacy.ts'
import { legalWords } from '#ui/content/es/shared/legal.ts'
import { textSection } from './text-section.ts'

export const TERMS_PATH = labelPages.terms

const planText = (offer: Offer): string => {
  const price = offerPrice(offer)
  return `${offer.name}: ${shortMoney(price.first)} al mes ${afterPrice(price)}.`
}

const onceText = ({ name, ...offer }: Offer): string =>
  oneTimeOf(offer) === 0 ? `${name}: sin cargo.` : `${name}: ${shortMoney(oneTimeOf(offer))}, una sola vez.`

const prices = ({ catalog: { offers }, installOptions }: Brand): PageSection => {
  const installs = installOptions.flatMap(({ offerId }) => findOffer(offers, offerId) ?? [])
  return textSection(
    'Precios e impuestos',
    'Los precios están en dólares de Estados Unidos. El impuesto de tu estado y tu ciudad se suma donde corresponde, y el total con impuesto aparece en tu pedido antes de que pagues.',
    ...offersOfRole(offersOfLine(offers, 'Internet'), 'plan').map(planText),
    ...installs.map(onceText),
    'Si el precio de tu carrito cambia mientras compras, te enseñamos el nuevo y no cobramos nada hasta que lo aceptas.',
  )
}

const deposit = ({ catalog, depositOfferId }: Brand): readonly PageSection[] => {
  const offer = findOffer(catalog.offers, depositOfferId)
  if (offer === undefined) return []
  return [
    textSection(
      'Depósito',
      `Según dos preguntas sobre tu domicilio y, si la autorizas, una consulta de crédito, podemos pedirte un depósito de ${shortMoney(oneTimeOf(offer))}. Lo ves antes de pagar.`,
      `Te lo devolvemos a los ${DEPOSIT_MONTHS} meses de pagar a tiempo.`,
    ),
  ]
}

const payment = textSection(
  'Cómo pagas',
  'Tu navegador cifra los datos de la tarjeta o de la cuenta de banco antes de enviarlos. De una tarjeta guardamos la marca y los últimos cuatro números; el código de seguridad no se guarda.',
  `Al hacer el pedido autorizas el cobro de hoy. ${legalWords.monthlyBill} Si eliges los pagos automáticos, autorizas también el cobro de cada mes, hasta que lo canceles.`,
)

/** What a buyer accepts with an order, what a buyer pays, and what is stored about a buyer. */
export const termsPolicy = (brand: Brand): PageText => {
  const { sales, service } = brand.phones
  return {
    title: `Condiciones y privacidad | ${brand.name}`,
    description: `Lo que aceptas al pedir en ${brand.name}: precios, depósito, pagos, cancelación, y qué datos tuyos se guardan y por cuánto tiempo.`,
    sections: [
      {
        kind: 'intro',
        title: 'Condiciones y privacidad',
        lead: 'Lo que aceptas al pedir, lo que pagas y lo que guardamos de ti.',
      },
      ...brand.agreements.map(({ title, paragraphs }) => textSection(title, ...paragraphs)),
      prices(brand),
      ...deposit(brand),
      payment,
      storedData,
      textSection(
        'Pregunta, cambia o pide que borremos tus datos',
        `Antes de comprar, llama a ventas: ${sales.shown}. Si ya hiciste un pedido, llama a clientes: ${service.shown}.`,
        'Por teléfono puedes cancelar, cambiar la visita o pedir que borremos tus datos. De un pedido quedan el número, la fecha y los importes, sin tu nombre.',
        `${brand.legalName} es responsable de estas condiciones y de tus datos.`,
      ),
    ],
  }
}
