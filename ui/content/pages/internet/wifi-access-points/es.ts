import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Puntos de acceso WiFi'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Puntos de acceso WiFi: dónde ponerlos en tu casa | ${brand.name}`,
  description:
    'Qué es un punto de acceso, en qué se distingue de un repetidor y de un pod, y dónde colocarlo según tu casa para que la señal llegue sin pagar equipo de más.',
  opening: {
    title: 'La señal se planea como la luz: cuarto por cuarto',
    lead: 'Un foco en la sala no alumbra la recámara del fondo. Con el WiFi pasa igual: a veces basta mover el punto, y a veces hace falta otro.',
    picture: 'Un departamento visto desde arriba: un punto cubre la sala y otro, más allá, las recámaras',
    actions: { place: 'Ver dónde ponerlo', productPods: 'Conocer los pods' },
  },
  whatItIs: {
    id: 'que-es',
    heading: 'Qué es un punto de acceso',
    paragraphs: [
      'Es el dispositivo que convierte el cable en señal. Tu router ya trae uno adentro. Cuando la casa es larga, tiene dos pisos o muros gruesos, ese único punto no alcanza y se agregan más.',
      'Todos los puntos de una casa deben formar una sola red, con un nombre y una contraseña. Así tu celular pasa de uno a otro mientras caminas, sin cortar la llamada.',
    ],
  },
  kinds: {
    id: 'tipos',
    heading: 'Tres maneras de llegar más lejos',
    lead: 'Se parecen por fuera. Por dentro no hacen lo mismo.',
    columns: ['Equipo', 'Cómo recibe internet', 'Cuándo conviene'],
    rows: [
      [
        'Punto con cable',
        'Por un cable de red desde el router',
        'Cuando ya hay cable en la pared, o puedes pasarlo. Da la mayor velocidad',
      ],
      [
        'Pod',
        'Por WiFi, de un pod a otro, como una sola red',
        'Cuando no hay cables. Se enchufa y se cambia de lugar en un momento',
      ],
      [
        'Repetidor suelto',
        'Por WiFi, y la repite con otro nombre',
        'Como remedio corto: parte la velocidad y te obliga a cambiar de red',
      ],
    ],
    note: `De estos tres rentamos los pods: ${facts.price('wifi-pod')} al mes cada uno, hasta ${facts.limit('wifi-pod')} por cuenta.`,
  },
  place: {
    id: 'lugar',
    heading: 'El mejor lugar, según tu casa',
    lead: 'La regla corta: al centro, en alto y a la vista.',
    cards: titled({
      Departamento:
        'Un solo punto en el pasillo central suele bastar. Evita la esquina junto a la ventana: media señal se va a la calle.',
      'Casa de un piso, larga':
        'Uno cerca del módem y otro a dos tercios del camino. No al final: ahí ya recibe una señal débil y la repite débil.',
      'Casa de dos pisos':
        'Uno por piso, cerca de la escalera y casi uno sobre otro. El hueco de la escalera es la mejor puerta entre pisos.',
      'Muros de ladrillo o concreto':
        'Cuenta paredes, no metros. Después de dos muros gruesos conviene otro punto, aunque esté cerca.',
    }),
  },
  obstacles: {
    id: 'estorbos',
    heading: 'Lo que se come la señal',
    paragraphs: ['Antes de agregar equipo, quita lo que estorba. Muchas veces con eso se arregla.'],
    points: [
      'Muebles cerrados y repisas de metal.',
      'Espejos grandes y peceras: el agua la detiene.',
      'El horno de microondas mientras funciona.',
      'El piso: bajo la cama la señal llega a los zapatos.',
    ],
    actions: { speedTest: 'Medir en cada cuarto' },
  },
  questions: {
    id: 'preguntas',
    heading: 'Preguntas de instalación',
    items: answers({
      '¿Cuántos puntos necesito?':
        'Empieza con uno bien puesto y mide en cada cuarto. Agrega uno por cada dos cuartos lejanos donde la señal llegue débil.',
      '¿Demasiados puntos hacen daño?':
        'Sí. Si quedan muy juntos se estorban entre sí, y tu celular no sabe con cuál quedarse. Mejor pocos y bien repartidos.',
      '¿Puedo usar los que ya tengo?':
        'Sí, conectados a tu propio router. Si son de otra marca forman su propia red: apaga el WiFi que no uses para que no compitan.',
      '¿El técnico los coloca?':
        'El día de la instalación conecta el equipo que pediste y prueba el WiFi contigo. Enséñale los cuartos difíciles.',
    }),
  },
  pages: { heading: 'El resto de tu WiFi' },
})
