import { GIG, ULTRA } from '#ui/content/offer-ids.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

const GAME_GB = 100

export const name = 'Internet Gig'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Internet Gig: ${facts.speed(GIG)} de ida y de vuelta | ${brand.name}`,
  description: `Internet Gig llega a ${facts.speed(GIG)} de bajada y de subida por fibra. ${facts.price(GIG)} al mes los primeros ${facts.promotionMonths(GIG)} meses y ${facts.laterPrice(GIG)} después, sin contrato.`,
  opening: {
    title: 'Tan rápido que dejas de pensar en internet',
    lead: `Internet Gig lleva ${facts.speed(GIG)} a tu casa y ${facts.uploadSpeed(GIG)} de regreso. Es nuestro plan de mayor velocidad.`,
    picture: 'Un papalote cruza el cielo como una estrella fugaz sobre las luces de una ciudad',
    actions: { address: 'Ver si llega a mi casa', differences: 'Ver las diferencias' },
  },
  download: {
    id: 'descarga',
    heading: 'Un juego nuevo, dos esperas',
    lead: `Lo que tarda en bajar un juego de ${facts.download(GIG, GAME_GB).size}, por cable y sin nadie más conectado.`,
    bars: {
      item2: { value: `${facts.download(ULTRA, GAME_GB).minutes} minutos` },
      internetGig: { title: 'Internet Gig', value: `${facts.download(GIG, GAME_GB).minutes} minutos` },
    },
    note: 'Es la cuenta de la línea. El servidor del juego, tu disco y el WiFi pueden tardar más.',
  },
  upload: {
    id: 'subida',
    heading: 'La subida es la mitad de la historia',
    paragraphs: [
      'Muchos planes presumen la bajada y esconden la subida. En fibra son iguales: lo que bajas en un momento también lo envías en un momento.',
      'Se nota cuando transmites en vivo, mandas un video a un cliente, respaldas la computadora o hay cuatro juntas con cámara en la misma casa.',
    ],
    points: [
      'Trabajas con archivos de video sin salir a buscar otra red.',
      'Tus cámaras suben su grabación sin frenar lo demás.',
      'Las fotos del día llegan a la nube antes de que guardes el celular.',
    ],
  },
  differences: {
    id: 'diferencias',
    heading: 'Gig junto a Ultra',
    lead: 'El doble de velocidad no cuesta el doble. Tampoco le hace falta a todo el mundo.',
    columns: ['Diferencia', facts.name(GIG), facts.name(ULTRA)],
    rows: [
      ['Velocidad', facts.speed(GIG), facts.speed(ULTRA)],
      ['Al empezar', `${facts.price(GIG)} al mes`, `${facts.price(ULTRA)} al mes`],
      ['Después', `${facts.laterPrice(GIG)} al mes`, `${facts.laterPrice(ULTRA)} al mes`],
      ['Latencia típica', facts.latency(GIG), facts.latency(ULTRA)],
      [
        'Se siente cuando',
        'son muchos, o alguien mueve archivos enormes',
        'una familia ve, estudia y trabaja a la vez',
      ],
    ],
  },
  equipment: {
    id: 'equipo',
    heading: 'Para aprovecharlo',
    lead: 'La línea llega completa a tu módem. De ahí a la pantalla hay tres pasos que dependen de la casa.',
    cards: titled({
      'Cable donde importa':
        'Conecta por cable la consola, la computadora del trabajo o el televisor grande. Es lo único que da la velocidad completa.',
      'Un router de estos años': `Uno viejo se queda a medio camino. El de WiFi avanzado viene incluido por ${facts.price('advanced-wifi')} al mes.`,
      'Pods en casas grandes': `Cada pod lleva la señal a los cuartos lejanos por ${facts.price('wifi-pod')} al mes, hasta ${facts.limit('wifi-pod')} por cuenta.`,
    }),
  },
  label: {
    id: 'etiqueta',
    heading: 'La etiqueta de Gig',
    lead: 'Precio, cargos, velocidad y datos en el formato que pide la ley.',
  },
  questions: {
    id: 'preguntas',
    heading: 'Antes de pedir Gig',
    items: answers({
      '¿Qué quiere decir Gig?': `Gigabit por segundo: mil megabits. Por eso ves escrito ${facts.speed(GIG)}.`,
      '¿Mi celular puede medir esa velocidad?':
        'Algunos se acercan junto al router; la mayoría no. No es falla de la línea: una sola antena pequeña no recibe tanto. Para medir, usa una computadora y un cable.',
      '¿Juego mejor con Gig?':
        'Descargas y actualizas mucho más rápido. En la partida cuenta la latencia, y la diferencia con Ultra es muy pequeña.',
      '¿Cuánto pago después de la promoción?': `${facts.laterPrice(GIG)} al mes. En los primeros ${facts.promotionMonths(GIG)} meses te ahorras ${facts.saved(GIG)} frente a ese precio.`,
      '¿Hay forma de pagar menos por Gig?': `Con ${facts.withMobileLines(GIG).lines} líneas móviles o más baja a ${facts.withMobileLines(GIG).price} al mes durante ${facts.withMobileLines(GIG).months} meses. El descuento se aplica solo al agregar las líneas.`,
    }),
  },
  action: {
    heading: '¿Gig llega a tu edificio?',
    lead: 'Escribe tu dirección con el apartamento. La respuesta incluye el precio y los días de visita.',
  },
  pages: { heading: 'Más sobre velocidad' },
})
