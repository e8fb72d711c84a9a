import { UNLIMITED } from '#ui/content/offer-ids.ts'
import { lineRows } from '#ui/content/line-rows.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Arma tus líneas'

export const words = ({ brand, facts }: PageContext) => {
  const { mobile } = facts
  return {
    title: `Arma tus líneas de celular | ${brand.name} Mobile`,
    description: `Decide cuántas líneas quieres, si traes tu celular o estrenas uno, y mira cuánto pagas al mes en ${brand.name} Mobile antes de empezar.`,
    opening: {
      title: 'Tres decisiones y tus líneas están listas',
      lead: `Cuántas líneas, con qué celular y qué plan. Con internet en casa, ${facts.lines('bundled', 3).count} líneas cuestan ${facts.lines('bundled', 3).cost} al mes, y ${facts.lines('bundled', 4).count} también.`,
      picture: 'Varias personas unidas por un mismo hilo, cada una con su celular',
      actions: { customize: 'Armar mis líneas', cost: 'Ver cuánto pago' },
    },
    decide: {
      id: 'decidir',
      heading: 'Lo que decides, en orden',
      lead: 'Puedes volver atrás en cada paso. Nada se cobra hasta el final.',
      steps: titled({
        'Cuántas líneas': `Hasta ${mobile.maxLines} por cuenta. Cada persona lleva su número: uno nuevo, o el que ya tiene.`,
        'Con qué celular':
          'El tuyo, si está libre, o uno nuevo. Puedes traer unos y estrenar otros en el mismo pedido.',
        'Qué plan': `Por giga desde ${mobile.firstGig}, o ${facts.name(UNLIMITED)} sin contar. Toda la cuenta lleva el mismo plan.`,
        'Tu dirección': 'Con ella vemos si además te conviene el internet de casa y cuánto es el impuesto.',
      }),
    },
    device: {
      id: 'equipo',
      heading: 'Tu celular o uno nuevo',
      lead: 'Cambia lo que pagas el primer mes, no tu plan.',
      cards: {
        own: {
          title: 'Traigo el mío',
          body: 'No pagas otro. Revisa con su IMEI que está bien escrito y qué falta para usarlo aquí.',
          link: 'Revisar mi IMEI',
        },
        new: {
          title: 'Quiero uno nuevo',
          body: 'Lo pagas de una vez o en mensualidades sin intereses, junto con tu línea.',
          link: 'Ver celulares',
        },
        tradeIn: {
          title: 'Entrego el que tengo',
          body: 'Te decimos cuánto vale. Después de revisarlo, lo abonamos en tu factura.',
          link: 'Calcular lo que vale',
        },
      },
    },
    cost: {
      id: 'costo',
      heading: 'Cuánto pagas al mes por tus líneas',
      lead: 'El total de todas las líneas, antes de impuestos y sin el dispositivo.',
      columns: ['Líneas', 'Con internet', 'Sin internet'],
      rows: lineRows(facts, [1, 2, 3, 4, 5, 10], ['bundled', 'standalone']).map(({ lines, costs, isOne }) => [
        `${lines} ${isOne ? 'línea' : 'líneas'}`,
        ...costs,
      ]),
      note: `Precios de ${facts.name(UNLIMITED)}, fijos por ${facts.lines('standalone', 1).years} año o más. Después, cada línea cuesta ${mobile.perLine('unlimited')} al mes.`,
    },
    questions: {
      id: 'preguntas',
      heading: 'Antes de empezar',
      items: answers({
        '¿Tengo que saberlo todo ahora?':
          'No. Empieza con una línea y agrega las demás cuando quieras, antes o después de pedir.',
        '¿Puedo pedir líneas sin internet?': 'Sí. Escribes tu dirección y sigues solo con tus líneas.',
        '¿Cuándo veo el total con impuestos?':
          'Antes de pagar, línea por línea y dispositivo por dispositivo.',
      }),
    },
    pages: { heading: 'Si todavía comparas' },
  }
}
