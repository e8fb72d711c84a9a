import type { PageContext } from '#ui/content/page-entry.ts'
import { legalWords } from '#ui/content/es/shared/legal.ts'
import { depositTerms, installations, internetPlanIds } from '#ui/content/legal-data.ts'
import { storedData } from '../privacy/es.ts'

export const name = 'Condiciones'

export const words = ({ brand, facts }: PageContext) => {
  const deposit = depositTerms(brand)
  return {
    title: `Condiciones del servicio y privacidad | ${brand.name}`,
    description: `Lo que aceptas al pedir en ${brand.name}: precios, depósito, pagos, cancelación, y qué datos tuyos se guardan y por cuánto tiempo.`,
    intro: {
      title: 'Condiciones y privacidad',
      lead: 'Lo que aceptas al pedir, lo que pagas y lo que guardamos de ti.',
    },
    prices: {
      heading: 'Precios e impuestos',
      paragraphs: [
        'Los precios están en dólares de Estados Unidos. El impuesto de tu estado y tu ciudad se suma donde corresponde, y el total con impuesto aparece en tu pedido antes de que pagues.',
        ...internetPlanIds(brand).map((id) => `${facts.name(id)}: ${facts.priceOverTime(id)}.`),
        ...installations(brand).map(({ id, isFree }) =>
          isFree ? `${facts.name(id)}: sin cargo.` : `${facts.name(id)}: ${facts.oneTime(id)}, una sola vez.`,
        ),
        'Si el precio de tu carrito cambia mientras compras, te enseñamos el nuevo y no cobramos nada hasta que lo aceptas.',
      ],
    },
    deposit:
      deposit === null
        ? null
        : {
            heading: 'Depósito',
            paragraphs: [
              `Según dos preguntas sobre tu domicilio y, si la autorizas, una consulta de crédito, podemos pedirte un depósito de ${facts.oneTime(deposit.id)}. Lo ves antes de pagar.`,
              `Te lo devolvemos a los ${deposit.months} meses de pagar a tiempo.`,
            ],
          },
    payment: {
      heading: 'Cómo pagas',
      paragraphs: [
        'Tu navegador cifra los datos de la tarjeta o de la cuenta de banco antes de enviarlos. De una tarjeta guardamos la marca y los últimos cuatro números; el código de seguridad no se guarda.',
        `Al hacer el pedido autorizas el cobro de hoy. ${legalWords.monthlyBill} Si eliges los pagos automáticos, autorizas también el cobro de cada mes, hasta que lo canceles.`,
      ],
    },
    storedData: storedData(facts),
    contact: {
      heading: 'Pregunta, cambia o pide que borremos tus datos',
      paragraphs: [
        `Antes de comprar, llama a ventas: ${facts.phone('sales')}. Si ya hiciste un pedido, llama a clientes: ${facts.phone('service')}.`,
        'Por teléfono puedes cancelar, cambiar la visita o pedir que borremos tus datos. De un pedido quedan el número, la fecha y los importes, sin tu nombre.',
        `${brand.legalName} es responsable de estas condiciones y de tus datos.`,
      ],
    },
    pages: { heading: 'Otras páginas legales' },
  }
}
