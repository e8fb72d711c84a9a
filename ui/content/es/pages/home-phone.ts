import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const PHONE = 'home-phone' as OfferId

/** The telephone at home. */
export const homePhone: PageWriter = ({ brand, facts }) => ({
  title: `Teléfono fijo desde ${facts.price(PHONE)} al mes | ${brand.name}`,
  description: `Un número para la casa por ${facts.price(PHONE)} al mes, con tu número de siempre. Agrega llamadas internacionales por ${facts.price('phone-international')} más. Sin contrato.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'Un número que siempre contesta en casa',
      lead: `El teléfono fijo va por la misma conexión que tu internet. Conservas tu número, y en una emergencia el ${facts.stated('911', 'name')} recibe tu dirección.`,
      picture: { name: 'homePhone', alt: 'Una abuela contesta el teléfono junto a la ventana' },
      offer: PHONE,
      actions: [
        { label: 'Ver si llega a mi casa', to: 'address' },
        { label: 'Llamar a ventas', to: 'sales' },
      ],
    },
    {
      kind: 'cards',
      id: 'incluye',
      heading: 'Lo que incluye',
      lead: 'Un precio, sin paquetes de minutos.',
      cards: [
        {
          icon: 'receiver',
          title: 'Llamadas a todo el país',
          body: 'Hablas sin contar minutos con teléfonos fijos y celulares de Estados Unidos.',
        },
        {
          icon: 'check',
          title: 'Tu número de siempre',
          body: 'Lo traes de tu compañía actual. Escribes el número y la cuenta; del cambio nos encargamos.',
        },
        {
          icon: 'lock',
          title: 'Menos llamadas molestas',
          body: 'Las que parecen fraude llegan con un aviso, y puedes bloquear números.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'precio',
      heading: 'Lo que vas a pagar',
      lead: 'El precio no tiene promoción: es el mismo desde el primer mes.',
      columns: ['Qué pides', 'Al mes', 'Qué cubre'],
      rows: [
        ['Teléfono fijo', facts.price(PHONE), 'Llamadas a todo Estados Unidos'],
        [
          'Con llamadas internacionales',
          facts.together(PHONE, 'phone-international'),
          'Lo anterior, y otros países con precio por minuto',
        ],
        [
          'Con Internet y Mi Plan Latino',
          `${facts.bundle('bundle-latino').off} menos`,
          `Descuento en el total, los primeros ${facts.bundle('bundle-latino').months} meses`,
        ],
      ],
      note: 'Más impuestos. Sin contrato.',
    },
    {
      kind: 'steps',
      id: 'numero',
      heading: 'Trae tu número sin quedarte sin línea',
      lead: 'Lo más importante: no canceles el teléfono de antes.',
      steps: [
        {
          title: 'Busca tu última factura',
          body: 'De ahí sale el número de cuenta de tu compañía actual. Tiene que coincidir con lo que escribas.',
        },
        {
          title: 'Escríbelo en tu pedido',
          body: 'Elige «traer mi número». Mientras se hace el cambio, tu línea de antes sigue sonando.',
        },
        {
          title: 'Prueba y despídete',
          body: 'Cuando entren llamadas en el teléfono nuevo, el cambio terminó y la línea de antes se cierra sola.',
        },
      ],
    },
    {
      kind: 'feature',
      id: 'sin-luz',
      tone: 'coral',
      heading: 'Cuando se va la luz',
      paragraphs: [
        `El teléfono va por internet. Sin corriente o sin servicio no llama, tampoco al ${facts.stated('911', 'name')}. Dilo en casa antes de que haga falta.`,
        'Una batería para el módem ayuda mientras dure su carga, y un celular cargado es el mejor respaldo.',
      ],
      points: [
        'Si en casa hay una alarma o un aparato médico que usa el teléfono, pregunta a su compañía si funciona con internet.',
        'Si llevas el módem a otra casa, cambia antes tu dirección: es la que reciben en una emergencia.',
      ],
      picture: {
        name: 'homePhoneDark',
        alt: 'De noche y sin luz, un hombre habla por teléfono junto a una vela y una batería conectada al módem',
      },
    },
    {
      kind: 'questions',
      id: 'preguntas',
      heading: 'Dudas sobre el teléfono fijo',
      items: [
        {
          question: '¿Necesito internet para tener teléfono?',
          answer:
            'No pagas internet para tener teléfono, pero el equipo es el mismo: si ya lo tienes, no hay visita.',
        },
        {
          question: '¿Sirve mi teléfono de siempre?',
          answer:
            'Sí, casi cualquiera. Se conecta con su cable al módem. Los de disco a veces reciben llamadas, pero no marcan.',
        },
        {
          question: '¿Puedo tener teléfonos en varios cuartos?',
          answer:
            'Sí. Lo más fácil es un juego inalámbrico: la base va junto al módem y los demás se ponen donde quieras.',
        },
        {
          question: '¿Cuánto cuesta llamar a mi país?',
          answer: `Depende del país. Agregas llamadas internacionales por ${facts.price('phone-international')} al mes y pagas cada minuto al precio publicado.`,
        },
        {
          question: '¿Me dan un número nuevo si no tengo?',
          answer: 'Sí. En tu pedido eliges uno de la zona de tu dirección.',
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'Lo que va con tu teléfono',
      pages: [
        '/home-phone/international-calling',
        '/packages',
        '/cable-tv/international',
        '/internet/plans',
        '/apps',
      ],
    },
  ],
})
