import { ADVANCED, POD } from '#ui/content/offer-ids.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'WiFi en tu casa'

export const words = ({ brand, facts }: PageContext) => ({
  title: `WiFi en tu casa: router propio o incluido | ${brand.name}`,
  description: `Elige cómo repartir tu internet: con tu router sin costo, con WiFi avanzado por ${facts.price(ADVANCED)} al mes o con pods de ${facts.price(POD)} para los cuartos lejanos.`,
  opening: {
    title: 'La fibra llega a la puerta. El WiFi, a tus manos.',
    lead: 'Todos los planes incluyen el módem. Para repartir la señal usas tu router o el nuestro: tú decides, y puedes agregarlo después.',
    picture: 'Un router en una repisa en medio de la casa reparte la señal a los dos cuartos',
    actions: { address: 'Ver si llega a mi casa', ways: 'Comparar las dos formas' },
  },
  ways: {
    id: 'formas',
    heading: 'Tu router o el nuestro',
    lead: 'La respuesta depende de la edad del tuyo y de las ganas que tengas de configurarlo.',
    columns: ['Qué comparas', 'Tu propio router', 'WiFi avanzado'],
    rows: [
      ['Precio', 'Sin costo', `${facts.price(ADVANCED)} al mes`],
      ['El equipo', 'Lo pones tú', 'Viene prestado'],
      ['Si se descompone', 'Compras otro', 'Lo cambiamos'],
      ['Sitios peligrosos', 'Según tu router', 'Se bloquean'],
      ['Pausar un dispositivo', 'Según tu router', 'Desde el celular'],
      ['Quién lo configura', 'Tú', 'El técnico, o tú con la guía'],
    ],
  },
  extras: {
    id: 'extras',
    heading: 'Lo que puedes agregar',
    lead: 'Cada extra se paga por mes y se quita cuando quieras.',
    note: 'Más el impuesto de tu estado y tu ciudad, que ves antes de pagar.',
  },
  decide: {
    id: 'decidir',
    heading: 'Decide sin gastar de más',
    lead: 'En este orden, y te detienes en cuanto funcione.',
    steps: titled({
      'Prueba con lo que tienes':
        'Conecta tu router al módem, en el centro de la casa, y mide en cada cuarto.',
      'Cambia el router':
        'Si junto al router ya es lento, el equipo es viejo. WiFi avanzado lo resuelve sin comprar nada.',
      'Agrega pods':
        'Si junto al router vuela y al fondo no, lo que falta es alcance. Pon un pod a medio camino.',
    }),
  },
  questions: {
    id: 'preguntas',
    heading: 'Antes de elegir tu WiFi',
    items: answers({
      '¿Qué router propio funciona?':
        'Cualquiera que tenga un puerto para el cable del módem, marcado como WAN o Internet. Revisa que su velocidad no sea menor que la de tu plan.',
      '¿Puedo agregar WiFi avanzado más adelante?': `Sí. Llama a clientes, ${facts.phone('service')}, y te llega el equipo.`,
      '¿Puedo cambiar el nombre y la contraseña?':
        'Sí, y conviene hacerlo el primer día. Usa una frase larga que tu familia recuerde y nadie más adivine.',
      '¿Cómo doy WiFi a las visitas?':
        'Activa la red de invitados de tu router. Así entran a internet, pero no a tus computadoras ni a tu impresora.',
      '¿Qué devuelvo si cancelo?':
        'El módem y, si los tienes, el router de WiFi avanzado y los pods. Tu router es tuyo.',
    }),
  },
  action: {
    heading: 'Empieza por el plan',
    lead: 'El WiFi se elige después, con el precio de cada extra a la vista.',
  },
  pages: { heading: 'Conoce cada parte' },
})
