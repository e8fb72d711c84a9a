import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Uso internacional'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Tu celular en otro país | ${brand.name} Mobile`,
  description: `Viajar con tu línea de ${brand.name} Mobile o llamar a la familia en otro país: qué preguntar antes, qué apagar y cómo hablar sin gastar de más.`,
  opening: {
    title: 'Antes de subir al avión, dos llamadas',
    lead: 'Una a tu mamá, para decirle que vas. Otra a nosotros, para saber qué cuesta tu línea allá. Tu plan cuenta sin límite dentro de Estados Unidos; fuera, cada país es distinto.',
    picture: 'La ventana de un avión de noche: abajo se ven las luces de un pueblo y un papalote',
    actions: { service: 'Preguntar por mi destino', travel: 'Ver la lista de viaje' },
  },
  cases: {
    id: 'casos',
    heading: 'No es lo mismo viajar que llamar',
    lead: 'Tres situaciones que se confunden, y se pagan distinto.',
    cards: titled({
      'Llamas desde aquí a otro país':
        'No va en el plan de tu celular. Si llamas seguido, el teléfono fijo con llamadas internacionales tiene precios por país, a la vista.',
      'Usas tu celular allá':
        'Cada llamada, mensaje y mega pasa por la red de ese país, que lo cobra. Pregunta el precio y si conviene un pase por días.',
      'Te llaman de allá por una app':
        'No es una llamada: son datos. En WiFi no cuesta nada más, aquí y en cualquier parte.',
    }),
  },
  travel: {
    id: 'viaje',
    heading: 'Lista de viaje para tu línea',
    paragraphs: ['Hazla la noche anterior, con el WiFi de tu casa.'],
    points: [
      'Llama y di el país, los días y cuántas líneas viajan. Apunta el precio que te digan y la fecha.',
      'Apaga la itinerancia de datos en los ajustes. Enciéndela solo si ya sabes cuánto cuesta.',
      'Baja los mapas y las películas antes de salir.',
      'Activa las llamadas por WiFi: desde el hotel llamas a tu país como si estuvieras en casa.',
      'Guarda nuestro número con el signo + delante, para poder marcarlo desde allá.',
    ],
  },
  longer: {
    id: 'alla',
    heading: 'Si te quedas más tiempo',
    paragraphs: [
      'Para un mes o más, una tarjeta del país al que vas suele ser lo más barato. Si tu celular admite dos líneas, pon ahí la del viaje y deja la tuya para recibir mensajes y códigos del banco.',
      'Tu celular tiene que estar desbloqueado para aceptar otra tarjeta. Compruébalo aquí, antes de salir: allá es más difícil arreglarlo.',
    ],
  },
  questions: {
    id: 'preguntas',
    heading: 'Con la maleta hecha',
    items: answers({
      '¿Funciona mi línea en Puerto Rico?':
        'Puerto Rico usa las redes de Estados Unidos, así que no es un viaje internacional. Aun así, mira el mapa: la cobertura cambia de una zona a otra.',
      '¿Me van a cobrar si dejo el celular encendido?':
        'Con la itinerancia de datos apagada, no por datos. Una llamada que contestas allá sí puede cobrarse; deja que vaya al buzón.',
      '¿Y si ya volví con un cargo que no entiendo?': `Llama al ${facts.phone('service')} con la fecha y el país. Te leemos de dónde viene cada cargo antes de que pagues.`,
      '¿Cómo llamo a México, a Cuba o a Colombia desde casa?':
        'Con el teléfono fijo y llamadas internacionales, o por una app si la otra persona tiene internet. En la página de llamadas internacionales está el precio por minuto de cada país.',
    }),
  },
  pages: { heading: 'Para seguir' },
})
