import type { PageWriter } from '#ui/content/page-entry.ts'

/** The page of search marketing for people who move. */
export const semMovers: PageWriter = ({ brand, facts }) => ({
  title: `Te mudas: ten internet el primer día | ${brand.name}`,
  description: `Escribe la dirección nueva antes de empacar y elige el día de la visita. O conéctalo tú sin costo. Internet desde ${facts.price('internet-advantage')} al mes, sin contrato.`,
  sections: [
    {
      kind: 'opening',
      layout: 'wide',
      title: 'Que el internet llegue antes que las cajas',
      lead: 'Pide con la dirección nueva aunque todavía no tengas las llaves. Eliges el día en que ya estés ahí.',
      picture: {
        name: 'semTruck',
        alt: 'Un camión de mudanza avanza con muebles y un papalote atado al techo',
      },
      hasAddressForm: true,
      actions: [{ label: 'Llamar a ventas', to: 'sales' }],
    },
    {
      kind: 'table',
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
    {
      kind: 'feature',
      id: 'contrato',
      heading: '¿Te cobran por cancelar?',
      tone: 'sun',
      paragraphs: [
        `Si tu compañía no llega a la casa nueva y aun así te cobra, pregúntanos: pagamos hasta ${facts.buyoutLimit()} de ese cargo.`,
      ],
      actions: [{ label: 'Ver qué cubrimos', to: '/choose-{product}/contract-buyout' }],
    },
    {
      kind: 'pages',
      heading: 'Para la casa nueva',
      pages: ['/internet/plans', '/activate', '/internet/wifi-service', '/packages'],
    },
  ],
})
