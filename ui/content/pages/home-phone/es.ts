import { PHONE } from '#ui/content/offer-ids.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Teléfono fijo'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Teléfono fijo desde ${facts.price(PHONE)} al mes | ${brand.name}`,
  description: `Un número para la casa por ${facts.price(PHONE)} al mes, con tu número de siempre. Agrega llamadas internacionales por ${facts.price('phone-international')} más. Sin contrato.`,
  opening: {
    title: 'Un número que siempre contesta en casa',
    lead: `El teléfono fijo va por la misma conexión que tu internet. Conservas tu número, y en una emergencia el ${facts.stated('911', 'name')} recibe tu dirección.`,
    picture: 'Una abuela contesta el teléfono junto a la ventana',
    actions: { address: 'Ver si llega a mi casa', sales: 'Llamar a ventas' },
  },
  included: {
    id: 'incluye',
    heading: 'Lo que incluye',
    lead: 'Un precio, sin paquetes de minutos.',
    cards: titled({
      'Llamadas a todo el país':
        'Hablas sin contar minutos con teléfonos fijos y celulares de Estados Unidos.',
      'Tu número de siempre':
        'Lo traes de tu compañía actual. Escribes el número y la cuenta; del cambio nos encargamos.',
      'Menos llamadas molestas': 'Las que parecen fraude llegan con un aviso, y puedes bloquear números.',
    }),
  },
  price: {
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
  number: {
    id: 'numero',
    heading: 'Trae tu número sin quedarte sin línea',
    lead: 'Lo más importante: no canceles el teléfono de antes.',
    steps: titled({
      'Busca tu última factura':
        'De ahí sale el número de cuenta de tu compañía actual. Tiene que coincidir con lo que escribas.',
      'Escríbelo en tu pedido':
        'Elige «traer mi número». Mientras se hace el cambio, tu línea de antes sigue sonando.',
      'Prueba y despídete':
        'Cuando entren llamadas en el teléfono nuevo, el cambio terminó y la línea de antes se cierra sola.',
    }),
  },
  power: {
    id: 'sin-luz',
    heading: 'Cuando se va la luz',
    paragraphs: [
      `El teléfono va por internet. Sin corriente o sin servicio no llama, tampoco al ${facts.stated('911', 'name')}. Dilo en casa antes de que haga falta.`,
      'Una batería para el módem ayuda mientras dure su carga, y un celular cargado es el mejor respaldo.',
    ],
    points: [
      'Si en casa hay una alarma o un equipo médico que usa el teléfono, pregunta a su compañía si funciona con internet.',
      'Si llevas el módem a otra casa, cambia antes tu dirección: es la que reciben en una emergencia.',
    ],
    picture:
      'De noche y sin luz, un hombre habla por teléfono junto a una vela y una batería conectada al módem',
  },
  questions: {
    id: 'preguntas',
    heading: 'Dudas sobre el teléfono fijo',
    items: answers({
      '¿Necesito internet para tener teléfono?':
        'No pagas internet para tener teléfono, pero el equipo es el mismo: si ya lo tienes, no hay visita.',
      '¿Sirve mi teléfono de siempre?':
        'Sí, casi cualquiera. Se conecta con su cable al módem. Los de disco a veces reciben llamadas, pero no marcan.',
      '¿Puedo tener teléfonos en varios cuartos?':
        'Sí. Lo más fácil es un juego inalámbrico: la base va junto al módem y los demás se ponen donde quieras.',
      '¿Cuánto cuesta llamar a mi país?': `Depende del país. Agregas llamadas internacionales por ${facts.price('phone-international')} al mes y pagas cada minuto al precio publicado.`,
      '¿Me dan un número nuevo si no tengo?': 'Sí. En tu pedido eliges uno de la zona de tu dirección.',
    }),
  },
  pages: { heading: 'Lo que va con tu teléfono' },
})
