import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Prueba de velocidad'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Prueba de velocidad de internet gratis | ${brand.name}`,
  description:
    'Mide la bajada, la subida y el tiempo de respuesta de tu conexión, de cualquier compañía. Aprende a medir bien y a leer el resultado antes de reclamar.',
  opening: {
    title: 'Mide tu internet, sea de quien sea',
    lead: 'La prueba funciona con cualquier compañía. Te da tres números y los compara con nuestros planes, sin pedirte datos.',
    picture: 'Un medidor de velocidad cuya aguja es un papalote',
    actions: { test: 'Ir a la prueba' },
  },
  test: {
    id: 'medir',
    heading: 'Prueba de velocidad',
    lead: 'Mide entre tu dispositivo y nuestro servidor. No guardamos el resultado.',
  },
  right: {
    id: 'bien',
    heading: 'Mide dos veces: por WiFi y por cable',
    paragraphs: [
      'Una medición por WiFi dice cómo está tu WiFi. Una por cable dice cómo está tu línea. Si solo haces la primera, puedes acabar cambiando de compañía por culpa de una pared.',
    ],
    points: [
      'Conecta una computadora al módem con un cable de red.',
      'Apaga la VPN y cierra descargas, juegos y series en toda la casa.',
      'Mide en la mañana y otra vez en la noche, cuando todos se conectan.',
      'Anota las dos y compáralas con la velocidad que pagas.',
    ],
    picture: 'Una computadora conectada al módem con un cable',
  },
  numbers: {
    id: 'numeros',
    heading: 'Lo que dicen los tres números',
    lead: 'Ninguno cuenta la historia completa por sí solo.',
    cards: titled({
      Bajada: 'Lo que llega a tu casa: series, páginas, descargas. Es el número que casi siempre se anuncia.',
      Subida:
        'Lo que envías: tu cámara en una junta, tus fotos a la nube. Si es baja, los demás te ven congelado.',
      Respuesta:
        'Lo que tarda en contestar la red. Menos es mejor. En los juegos y las llamadas se nota antes que la velocidad.',
    }),
  },
  diagnosis: {
    id: 'diagnostico',
    heading: 'Tu resultado y el siguiente paso',
    lead: 'Busca la fila que se parece a la tuya.',
    columns: ['Lo que mediste', 'Lo más probable', 'Qué haces'],
    rows: [
      [
        'Bien por cable, mal por WiFi',
        'La señal no cruza tu casa',
        'Mueve el router al centro, o agrega un pod donde llega débil',
      ],
      [
        'Mal por cable, a toda hora',
        'El plan es lento, o hay una falla',
        'Compara con lo que pagas y llama a tu compañía con los números',
      ],
      [
        'Bien de día, mal de noche',
        'La red de tu zona se llena, o tu casa llena el plan',
        'Mide de noche con todo lo demás apagado: así sabes cuál de las dos',
      ],
      [
        'Buena bajada, subida muy baja',
        'Tu conexión no es de fibra',
        'Si trabajas o transmites desde casa, busca un plan con subida igual',
      ],
      [
        'Todo bien, pero los juegos se traban',
        'La respuesta es lenta o cambia mucho',
        'Conecta la consola por cable y mide otra vez',
      ],
    ],
  },
  questions: {
    id: 'preguntas',
    heading: 'Dudas sobre la prueba',
    items: answers({
      '¿Por qué sale menos de lo que pago?':
        'Casi siempre por el WiFi, por el dispositivo o porque alguien más usa la red en ese momento. Repite por cable y a solas antes de sacar conclusiones.',
      '¿Por qué dos pruebas dan números distintos?':
        'Cada prueba usa otro servidor y otro momento. Una diferencia pequeña es normal. Quédate con varias mediciones, no con la mejor ni con la peor.',
      '¿Gasta mis datos?':
        'Sí, descarga y envía archivos de prueba. En casa con plan ilimitado no importa; en el celular con datos contados, conéctate antes a un WiFi.',
      'Soy cliente y la línea sale lenta por cable. ¿Qué hago?': `Llama a clientes, ${facts.phone('service')}, con tus dos mediciones a la mano. Medimos la línea contigo.`,
      '¿Puedo medir en el celular?':
        'Sí. Verás la velocidad que recibe ese celular en ese lugar, que es justo lo que quieres saber cuando buscas el rincón con mala señal.',
    }),
  },
  pages: { heading: 'Ya tienes tu número. Ahora, ¿qué?' },
})
