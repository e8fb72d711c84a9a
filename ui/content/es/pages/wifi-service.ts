import * as scenes from '#adapters/brand/scenes.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const ADVANCED = 'advanced-wifi' as OfferId
const POD = 'wifi-pod' as OfferId

/** WiFi at home: what comes with a plan and what can be added. */
export const wifiService: PageWriter = ({ brand, facts }) => ({
  title: `WiFi en tu casa: router propio o incluido | ${brand.name}`,
  description: `Elige cómo repartir tu internet: con tu router sin costo, con WiFi avanzado por ${facts.price(ADVANCED)} al mes o con pods de ${facts.price(POD)} para los cuartos lejanos.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'La fibra llega a la puerta. El WiFi, a tus manos.',
      lead: 'Todos los planes incluyen el módem. Para repartir la señal usas tu router o el nuestro: tú decides, y puedes agregarlo después.',
      picture: {
        name: 'internetShelf',
        alt: 'Un router en una repisa en medio de la casa reparte la señal a los dos cuartos',
      },
      actions: [
        { label: 'Ver si llega a mi casa', to: 'address' },
        { label: 'Comparar las dos formas', to: '#formas' },
      ],
    },
    {
      kind: 'table',
      id: 'formas',
      heading: 'Tu router o el nuestro',
      lead: 'La respuesta depende de la edad del tuyo y de las ganas que tengas de configurarlo.',
      columns: ['Qué comparas', 'Tu propio router', 'WiFi avanzado'],
      rows: [
        ['Precio', 'Sin costo', `${facts.price(ADVANCED)} al mes`],
        ['El equipo', 'Lo pones tú', 'Viene prestado'],
        ['Si se descompone', 'Compras otro', 'Lo cambiamos'],
        ['Sitios peligrosos', 'Según tu router', 'Se bloquean'],
        ['Pausar un aparato', 'Según tu router', 'Desde el celular'],
        ['Quién lo configura', 'Tú', 'El técnico, o tú con la guía'],
      ],
    },
    {
      kind: 'addOns',
      id: 'extras',
      heading: 'Lo que puedes agregar',
      lead: 'Cada extra se paga por mes y se quita cuando quieras.',
      offers: [ADVANCED, POD],
      note: 'Más el impuesto de tu estado y tu ciudad, que ves antes de pagar.',
      scene: scenes.houseInside,
    },
    {
      kind: 'steps',
      id: 'decidir',
      heading: 'Decide sin gastar de más',
      lead: 'En este orden, y te detienes en cuanto funcione.',
      steps: [
        {
          title: 'Prueba con lo que tienes',
          body: 'Conecta tu router al módem, en el centro de la casa, y mide en cada cuarto.',
        },
        {
          title: 'Cambia el router',
          body: 'Si junto al router ya es lento, el equipo es viejo. WiFi avanzado lo resuelve sin comprar nada.',
        },
        {
          title: 'Agrega pods',
          body: 'Si junto al router vuela y al fondo no, lo que falta es alcance. Pon un pod a medio camino.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'preguntas',
      heading: 'Antes de elegir tu WiFi',
      items: [
        {
          question: '¿Qué router propio funciona?',
          answer:
            'Cualquiera que tenga un puerto para el cable del módem, marcado como WAN o Internet. Revisa que su velocidad no sea menor que la de tu plan.',
        },
        {
          question: '¿Puedo agregar WiFi avanzado más adelante?',
          answer: `Sí. Llama a clientes, ${facts.phone('service')}, y te llega el equipo.`,
        },
        {
          question: '¿Puedo cambiar el nombre y la contraseña?',
          answer:
            'Sí, y conviene hacerlo el primer día. Usa una frase larga que tu familia recuerde y nadie más adivine.',
        },
        {
          question: '¿Cómo doy WiFi a las visitas?',
          answer:
            'Activa la red de invitados de tu router. Así entran a internet, pero no a tus computadoras ni a tu impresora.',
        },
        {
          question: '¿Qué devuelvo si cancelo?',
          answer: 'El módem y, si los tienes, el router de WiFi avanzado y los pods. Tu router es tuyo.',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Empieza por el plan',
      lead: 'El WiFi se elige después, con el precio de cada extra a la vista.',
      hasAddressForm: true,
      actions: [],
      tone: 'sun',
    },
    {
      kind: 'pages',
      heading: 'Conoce cada parte',
      pages: [
        '/internet/wifi-service/{product}-advanced-wifi',
        '/internet/wifi-service/{product}-pods',
        '/internet/wifi-service/{product}-advanced-wifi/security',
        '/internet/wifi-access-points',
        '/internet/speed-test',
      ],
    },
  ],
})
