import type { PageContext } from '#ui/content/page-entry.ts'

export const name = 'Te mudas'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Te mudas: ten internet el primer día | ${brand.name}`,
  description: `Escribe la dirección nueva antes de empacar y elige el día de la visita. O conéctalo tú sin costo. Internet desde ${facts.price('internet-advantage')} al mes, sin contrato.`,
  opening: {
    title: 'Que el internet llegue antes que las cajas',
    lead: 'Pide con la dirección nueva aunque todavía no tengas las llaves. Eliges el día en que ya estés ahí.',
    picture: 'Un camión de mudanza avanza con muebles y un papalote atado al techo',
    actions: { sales: 'Llamar a ventas' },
  },
  calendar: {
    id: 'calendario',
    heading: 'La mudanza, sin sorpresas',
    lead: 'Qué hacer y cuándo.',
    columns: ['Cuándo', 'Haz esto', 'Para qué'],
    rows: [
      ['Al firmar la renta', 'Escribe la dirección con el apartamento', 'Saber si llegamos y a qué precio'],
      ['Al tener fecha', 'Pide y reserva la visita', 'Elegir entre más días'],
      ['Antes de salir', 'Desconecta el equipo de tu compañía actual', 'Devolverlo y que no te lo cobren'],
      [
        'El primer día',
        `Recibe al técnico (${facts.oneTime('install-professional')}) o conéctalo tú (gratis)`,
        'Estrenar casa con WiFi',
      ],
    ],
  },
  contract: {
    id: 'contrato',
    heading: '¿Te cobran por cancelar?',
    paragraphs: [
      `Si tu compañía no llega a la casa nueva y aun así te cobra, pregúntanos: pagamos hasta ${facts.buyoutLimit()} de ese cargo.`,
    ],
    actions: { contractBuyout: 'Ver qué cubrimos' },
  },
  pages: { heading: 'Para la casa nueva' },
})
