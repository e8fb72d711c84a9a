import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const STREAM = 'tv-stream' as OfferId
const LATINO = 'tv-stream-latino' as OfferId

/** Television over the internet, without a box. */
export const tvStreaming: PageWriter = ({ brand, facts }) => ({
  title: `Televisión en línea en vivo y sin caja | ${brand.name}`,
  description: `Canales en vivo por internet desde ${facts.price(LATINO)} al mes: qué equipo necesitas, cuánta velocidad pide cada pantalla y en qué se distingue de pagar varias apps.`,
  sections: [
    {
      kind: 'opening',
      layout: 'wide',
      title: 'La tele se baja del mueble',
      lead: 'Con un plan Stream tus canales llegan por internet: a la sala, a la cocina y al asiento del bus. Sin caja, sin cable en la pared y sin visita.',
      picture: {
        name: 'tvBus',
        alt: 'El mismo programa en el televisor de una casa y en el celular de una pasajera del bus, unidos por un hilo',
      },
      actions: [
        { label: 'Ver si llega a mi casa', to: 'address' },
        { label: 'Qué necesito', to: '#necesitas' },
      ],
    },
    {
      kind: 'offers',
      id: 'planes',
      heading: 'Dos planes, uno por idioma',
      lead: `${facts.channels({ plan: LATINO }).count} canales en Stream Latino, la mayoría en español. ${facts.channels({ plan: STREAM }).count} en Stream, la mayoría en inglés.`,
      offers: [LATINO, STREAM],
      note: 'Más impuestos. El precio es el mismo todos los meses, y cancelas cuando quieras.',
    },
    {
      kind: 'steps',
      id: 'necesitas',
      heading: 'Lo que necesitas ya está en tu casa',
      lead: 'Tres cosas, y es probable que tengas las tres.',
      steps: [
        {
          title: 'Internet',
          body: `De cualquier compañía. Cada pantalla en HD usa ${facts.use('videoHd').speed}.`,
        },
        {
          title: 'Una pantalla',
          body: 'Un televisor con apps, un celular, una tableta o una computadora. Si tu televisor es de los de antes, Xumo lo pone al día.',
        },
        {
          title: `La app ${facts.tvApp()}`,
          body: 'La instalas, entras con el usuario de tu pedido y empiezas. No hay nada que esperar por correo.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'comparar',
      heading: 'Televisión en línea o apps de series',
      lead: 'No son lo mismo, y muchas casas usan las dos.',
      columns: ['Lo que quieres', 'Plan Stream', 'Una app de series'],
      rows: [
        ['Noticias y programas en vivo', 'Sí, a su hora', 'Casi nunca'],
        ['Elegir un capítulo', 'Lo que grabaste', 'Todo el catálogo'],
        ['Prender y que haya algo', 'Sí, como siempre', 'Hay que escoger'],
        ['Partidos', 'Los de sus canales', 'Depende de la app'],
        ['Cómo se paga', 'En tu factura', 'En cada app'],
      ],
      note: 'Antes de sumar otra app, revisa cuánto pagas ya por las que tienes.',
    },
    {
      kind: 'bars',
      id: 'velocidad',
      tone: 'sea',
      heading: '¿Te alcanza el internet?',
      lead: 'A escala: lo que usa una pantalla encendida y lo que trae Internet Ultra.',
      bars: [
        {
          title: 'Un canal en HD',
          value: facts.use('videoHd').speed,
          amount: facts.use('videoHd').mbps,
          isMain: true,
        },
        {
          title: `Un canal en ${facts.stated('4K', 'name')}`,
          value: facts.use('video4k').speed,
          amount: facts.use('video4k').mbps,
          isMain: true,
        },
        {
          title: 'Todo Internet Ultra',
          value: facts.speed('internet-500'),
          amount: facts.mbps('internet-500'),
        },
      ],
      note: 'Cifras de la guía de velocidad de la FCC. Si la imagen se detiene con este margen, revisa el WiFi.',
    },
    {
      kind: 'questions',
      id: 'preguntas',
      heading: 'Antes de cambiar la caja por una app',
      items: [
        {
          question: '¿Puedo ver fuera de casa?',
          answer:
            'Sí, con cualquier conexión. Algunos canales solo se ven en tu red por decisión de sus dueños; la app te lo dice.',
        },
        {
          question: '¿Gasta los datos del celular?',
          answer:
            'Sí, como cualquier video. Usa WiFi cuando puedas, o baja la calidad en los ajustes de la app.',
        },
        {
          question: '¿Cuándo empieza a funcionar?',
          answer:
            'Cuando tu pedido queda listo y creas tu usuario. Si también pides internet, espera a que esté instalado.',
        },
        {
          question: '¿Puedo seguir con mi televisor viejo?',
          answer: `Sí. Si tiene entrada HDMI, conecta un Xumo por ${facts.price('xumo-lease')} al mes y listo.`,
        },
        {
          question: '¿Hay que firmar algo?',
          answer: 'No hay contrato. Pagas por mes y te vas sin cargo.',
        },
        {
          question: '¿Baja el precio con internet?',
          answer: `Gig con TV Stream Latino baja ${facts.bundle('bundle-stream').off} al mes durante ${facts.bundle('bundle-stream').months} meses si los pides juntos.`,
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'Completa tu televisión',
      pages: [
        '/cable-tv/streaming/{product}-tv-app',
        '/cable-tv/streaming/xumo',
        '/cable-tv/streaming/disney-plus',
        '/cable-tv/channel-lineup',
        '/internet/best-internet-speed-for-streaming',
      ],
    },
  ],
})
