import type { PageSection } from '#core/template/page-record.ts'
import { legalWords } from '#ui/content/es/shared/legal.ts'
import {
  agreementTexts,
  depositTerms,
  installations,
  internetPlanIds,
  otherLegalPages,
} from '#ui/content/legal-data.ts'
import type { PageContext, PageWriter } from '#ui/content/page-entry.ts'
import { storedData } from './privacy.ts'
import { textSection } from '#ui/content/text-section.ts'

const prices = ({ brand, facts }: PageContext): PageSection =>
  textSection(
    'Precios e impuestos',
    'Los precios están en dólares de Estados Unidos. El impuesto de tu estado y tu ciudad se suma donde corresponde, y el total con impuesto aparece en tu pedido antes de que pagues.',
    ...internetPlanIds(brand).map((id) => `${facts.name(id)}: ${facts.priceOverTime(id)}.`),
    ...installations(brand).map(({ id, isFree }) =>
      isFree ? `${facts.name(id)}: sin cargo.` : `${facts.name(id)}: ${facts.oneTime(id)}, una sola vez.`,
    ),
    'Si el precio de tu carrito cambia mientras compras, te enseñamos el nuevo y no cobramos nada hasta que lo aceptas.',
  )

const deposit = ({ brand, facts }: PageContext): readonly PageSection[] => {
  const terms = depositTerms(brand)
  if (terms === null) return []
  return [
    textSection(
      'Depósito',
      `Según dos preguntas sobre tu domicilio y, si la autorizas, una consulta de crédito, podemos pedirte un depósito de ${facts.oneTime(terms.id)}. Lo ves antes de pagar.`,
      `Te lo devolvemos a los ${terms.months} meses de pagar a tiempo.`,
    ),
  ]
}

const payment = (): PageSection =>
  textSection(
    'Cómo pagas',
    'Tu navegador cifra los datos de la tarjeta o de la cuenta de banco antes de enviarlos. De una tarjeta guardamos la marca y los últimos cuatro números; el código de seguridad no se guarda.',
    `Al hacer el pedido autorizas el cobro de hoy. ${legalWords.monthlyBill} Si eliges los pagos automáticos, autorizas también el cobro de cada mes, hasta que lo canceles.`,
  )

/** What a buyer accepts with an order, what a buyer pays, and what is stored about a buyer. */
export const termsPolicy: PageWriter = (context) => {
  const { brand, facts } = context
  return {
    title: `Condiciones del servicio y privacidad | ${brand.name}`,
    description: `Lo que aceptas al pedir en ${brand.name}: precios, depósito, pagos, cancelación, y qué datos tuyos se guardan y por cuánto tiempo.`,
    sections: [
      {
        kind: 'intro',
        title: 'Condiciones y privacidad',
        lead: 'Lo que aceptas al pedir, lo que pagas y lo que guardamos de ti.',
      },
      ...agreementTexts(brand).map(({ title, paragraphs }) => textSection(title, ...paragraphs)),
      prices(context),
      ...deposit(context),
      payment(),
      storedData(facts),
      textSection(
        'Pregunta, cambia o pide que borremos tus datos',
        `Antes de comprar, llama a ventas: ${facts.phone('sales')}. Si ya hiciste un pedido, llama a clientes: ${facts.phone('service')}.`,
        'Por teléfono puedes cancelar, cambiar la visita o pedir que borremos tus datos. De un pedido quedan el número, la fecha y los importes, sin tu nombre.',
        `${brand.legalName} es responsable de estas condiciones y de tus datos.`,
      ),
      { kind: 'pages', heading: 'Otras páginas legales', pages: otherLegalPages('/terms-policy') },
    ],
  }
}
