import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Mapa de cobertura'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Mapa de cobertura del celular | ${brand.name} Mobile`,
  description: `Mira los ${facts.statesServed} estados donde ${brand.name} vende su servicio, de qué depende la señal en tu casa y cómo comprobarla antes de cambiarte.`,
  opening: {
    title: '¿Llega la señal a donde vives?',
    lead: `Vendemos servicio en ${facts.statesServed} estados. Busca el tuyo en el mapa; después comprueba tu calle, que es lo que cuenta.`,
    picture: 'Un cerro con una antena; un lado tiene señal y el otro queda en la sombra',
    actions: { map: 'Ver el mapa', address: 'Comprobar mi dirección' },
  },
  map: {
    id: 'mapa',
    heading: 'Los estados con servicio',
    lead: 'En color, donde vendemos internet y líneas móviles. La lista dice lo mismo que el mapa.',
  },
  read: {
    id: 'leer',
    heading: 'Lo que un mapa no puede decirte',
    paragraphs: [
      'Un mapa pinta lugares abiertos. Tu señal se decide en los últimos metros: una pared de bloque, un sótano o una loma la cambian más que la distancia a la antena.',
    ],
    points: [
      'Dentro de casa llega menos que en la banqueta. Cerca de una ventana mejora.',
      'Un vidrio con película contra el sol frena la señal casi como un muro.',
      'En un estadio lleno hay señal y no hay lugar: tarda todo.',
      'Con WiFi, las llamadas salen por tu internet y la señal de la calle deja de importar.',
    ],
  },
  test: {
    id: 'probar',
    heading: 'Compruébalo antes de cambiarte',
    lead: 'Un rato hoy te ahorra una devolución.',
    steps: titled({
      'Haz una lista corta':
        'Tu casa, tu trabajo, la escuela y el camino entre los tres. Ahí pasas casi toda tu vida.',
      'Prueba una línea':
        'Pide una sola y llévala unos días en el bolsillo, junto a tu celular de ahora. Muchos aceptan dos líneas a la vez.',
      'Trae las demás':
        'Si te convence, trae los números de la familia. Si no, cancelas sin cargo y te quedas donde estabas.',
    }),
  },
  questions: {
    id: 'preguntas',
    heading: 'Dudas de señal',
    items: answers({
      'Mi estado no está en el mapa. ¿Qué hago?':
        'Escribe tu dirección de todos modos: te decimos si hay planes de llegar y puedes dejar tu correo para saberlo.',
      '¿La línea funciona fuera de esos estados?':
        'Sí. El mapa dice dónde vendemos el servicio, no dónde sirve: dentro del país llamas y navegas igual cuando viajas.',
      '¿Cómo mejoro la señal dentro de casa?':
        'Activa las llamadas por WiFi en los ajustes del celular. Si el WiFi no llega a un cuarto, un pod lo resuelve para las dos cosas.',
      '¿Por qué a veces va lento con todas las barras?':
        'Las barras miden qué tan cerca estás, no cuánta gente usa la antena. A media tarde y en eventos se reparte entre más.',
    }),
  },
  pages: { heading: 'Si llega a tu casa' },
})
