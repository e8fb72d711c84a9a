import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Activa tu equipo'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Activa tu equipo, paso por paso | ${brand.name}`,
  description: `Conecta y activa tu módem, tu WiFi, tu televisión o tu línea de ${brand.name}: qué enchufar primero, qué luz esperar y qué hacer si no enciende.`,
  opening: {
    title: 'Abre la caja. Nosotros esperamos del otro lado',
    lead: 'Si elegiste instalarlo tú, no hay visita que esperar: conectas dos cables, aguardas una luz y ya tienes internet.',
    picture: 'Un módem con sus luces, unido por un cable a la pared y por otro a la corriente',
    actions: { steps: 'Ver los pasos', service: 'Que alguien me guíe' },
  },
  steps: {
    id: 'pasos',
    heading: 'Internet: del cartón a la primera página',
    lead: 'Haz los pasos en este orden. Saltarse uno es lo que más atrasa.',
    steps: titled({
      'Busca la toma de la pared':
        'Es la que ya usaba el servicio anterior, casi siempre junto a la televisión o al teléfono. Aprieta el cable a mano, sin herramienta.',
      'Enchufa el módem':
        'Usa el cargador que viene en la caja, directo a la pared. Espera a que la luz del frente deje de parpadear: puede tardar lo que tarda un café.',
      'Entra a tu WiFi':
        'El nombre y la contraseña están en la etiqueta de abajo. Al conectarte se abre una página que pide tu número de pedido y termina la activación.',
    }),
  },
  others: {
    id: 'otros',
    heading: 'Lo demás que llegó en la caja',
    lead: 'Primero internet. Después, esto.',
    cards: titled({
      'WiFi y pods':
        'Enchufa cada pod a medio camino entre el módem y el cuarto con mala señal, no dentro de ese cuarto. Se une solo a tu red.',
      Televisión:
        'Abre la app en tu televisor o conecta el equipo al puerto HDMI. Entra con el correo de tu pedido y tus canales ya están.',
      'Teléfono fijo':
        'Conecta tu teléfono a su puerto del módem. Si traes tu número, sigue sonando en la línea vieja hasta que te avisemos.',
      'Línea móvil':
        'Con eSIM, lee el código de tu pedido con la cámara. Con tarjeta, cámbiala con el celular apagado y enciéndelo.',
    }),
  },
  lights: {
    id: 'luces',
    heading: 'Lo que dicen las luces',
    paragraphs: [
      'El módem habla con una sola luz al frente. Mira su color antes de llamar: nos ahorra la primera pregunta.',
    ],
    points: [
      'Blanca y quieta: todo bien. Si una página no abre, es el WiFi o el dispositivo.',
      'Blanca que parpadea: se está poniendo al día. No lo desenchufes.',
      'Ámbar: hay corriente, pero no llega la señal. Aprieta los dos extremos del cable.',
      'Apagada: prueba otro enchufe, sin extensión ni interruptor de pared.',
    ],
  },
  questions: {
    id: 'preguntas',
    heading: 'Si algo no enciende',
    items: answers({
      '¿Cuánto tarda la activación?':
        'Unos minutos. La primera vez el módem puede reiniciarse solo una o dos veces mientras se pone al día. Déjalo enchufado.',
      '¿Y si no encuentro una toma que sirva?': `Llama al ${facts.phone('service')}. Revisamos la línea contigo y, si hace falta, cambiamos la caja por la visita de un técnico.`,
      '¿Dónde está mi número de pedido?':
        'En el correo de confirmación. Si no lo encuentras, lo leemos por teléfono después de comprobar que eres tú.',
      '¿Puedo usar mi propio módem o router?':
        'Tu router sí, detrás del nuestro. El módem tiene que ser el de la caja, porque es el que la red reconoce.',
      '¿Qué hago con el equipo de mi compañía anterior?':
        'Guárdalo hasta que lo nuevo funcione. Después devuélvelo y pide el recibo: muchas compañías cobran el que no vuelve.',
    }),
  },
  pages: { heading: 'Cuando ya estés en línea' },
})
