import { ULTRA } from '#ui/content/offer-ids.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Pagamos tu contrato'

export const words = ({ brand, facts }: PageContext) => {
  const limit = facts.buyoutLimit()
  return {
    title: `Pagamos hasta ${limit} para terminar tu contrato | ${brand.name}`,
    description: `Si tu compañía te cobra por cancelar antes de tiempo, ${brand.name} paga hasta ${limit} de ese cargo. Qué cubre, qué no, qué papeles guardar y en qué orden hacerlo.`,
    opening: {
      title: `Hasta ${limit} para que puedas salir`,
      lead: 'Quieres cambiarte, pero tu contrato no termina. Si tu compañía te cobra por irte antes, pagamos ese cargo hasta el límite.',
      picture: 'Unas tijeras cortan un hilo lleno de nudos y el papalote queda libre',
      actions: { sales: 'Preguntar por mi caso', covered: 'Ver qué cubre' },
    },
    order: {
      id: 'orden',
      heading: 'El orden importa',
      lead: 'Quien cancela primero se queda sin internet y, a veces, sin el comprobante.',
      steps: titled({
        'Llama antes de cancelar': `Marca ${facts.phone('sales')} y di cuánto te cobrarían. Te confirmamos si entra y lo anotamos en tu pedido.`,
        'Pide y conéctate':
          'Elige tu plan y espera a que funcione en tu casa. Tu servicio actual sigue encendido.',
        'Cancela y manda la factura':
          'Pide a tu compañía la factura final con el cargo por terminar antes. Con ella pagamos.',
      }),
    },
    covered: {
      id: 'cubre',
      heading: 'Qué cubre y qué no',
      lead: 'Es para el cargo por terminar un contrato. Lo demás de tu última factura sigue siendo tuyo.',
      columns: ['En tu última factura', '¿Lo pagamos?', 'Por qué'],
      rows: [
        ['Cargo por terminar antes', `Sí, hasta ${limit}`, 'Es lo que te impide cambiarte'],
        ['Mensualidades atrasadas', 'No', 'Ya las usaste'],
        ['Equipo que no devuelves', 'No', 'Lo evitas al devolverlo'],
        ['Lo que debas de un celular', 'No', 'Para eso hay otra oferta, de varias líneas'],
        [`Lo que pase de ${limit}`, 'No', 'Ese es el límite por hogar'],
      ],
      note: 'Hace falta que el cargo esté escrito en la factura de tu compañía, a tu nombre o en tu dirección.',
    },
    noOther: {
      id: 'sin-otro',
      heading: 'No cambias un contrato por otro',
      paragraphs: [
        `En ${brand.name} no hay permanencia. Si un día quieres irte, no va a hacer falta que nadie te pague la salida.`,
        `Solo cambia el precio, en un mes que conoces desde hoy: ${facts.name(ULTRA)} cuesta ${facts.priceOverTime(ULTRA)}.`,
      ],
      picture: 'Una puerta abierta de par en par; el hilo entra y sale sin nudos',
      actions: { savingsCalculator: 'Comparar lo que pago hoy' },
    },
    questions: {
      id: 'preguntas',
      heading: 'Dudas sobre la salida',
      items: answers({
        '¿Cómo sé si tengo contrato?':
          'Mira tu factura o tu cuenta en línea: busca la fecha de fin o las palabras «cargo por cancelación». Si no aparece, llama y pregunta cuánto te cobrarían si cancelaras hoy.',
        [`¿Y si me cobran menos de ${limit}?`]: 'Pagamos el cargo completo, no más.',
        '¿Sirve para cualquier compañía?':
          'Para cualquiera que te cobre por terminar un contrato de internet, televisión o teléfono de casa.',
        '¿Puedo usarlo con las otras ofertas?':
          'Sí. No es un descuento en tu mensualidad, así que no le quita nada a la promoción de tu plan.',
        'Ya cancelé. ¿Llegué tarde?': `Guarda la factura y llama a ${facts.phone('sales')}. No lo podemos prometer, pero revisamos tu caso.`,
        '¿Qué hago si lo que debo es de mis celulares?': `Mira la oferta para cambiar líneas: paga lo que debes de tus celulares, hasta ${facts.mobile.switchMost}, si traes ${facts.mobile.switchMinLines} o más.`,
      }),
    },
    action: {
      heading: 'Primero, mira si llegamos',
      lead: 'No tiene caso romper un contrato para descubrir que no hay red en tu calle.',
    },
    pages: { heading: 'Antes de cambiarte' },
  }
}
