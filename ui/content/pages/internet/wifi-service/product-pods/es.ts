import { POD } from '#ui/content/offer-ids.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'WiFi pods'

export const words = ({ brand, facts }: PageContext) => {
  const [one, two, three, four, five] = [1, 2, 3, 4, 5].map((count) => facts.several(POD, count))
  return {
    title: `WiFi pods para cuartos sin señal | ${brand.name}`,
    description: `Un pod se enchufa en la pared y lleva tu WiFi hasta donde no llega. ${facts.price(POD)} al mes cada uno, hasta ${facts.limit(POD)} por cuenta. Aprende cuántos poner y dónde.`,
    opening: {
      title: 'El cuarto del fondo también es casa',
      lead: 'Un pod recibe tu WiFi y lo pasa al siguiente, como quien entrega una carta de mano en mano. Se enchufa y listo.',
      picture: 'Un pasillo con pods en los enchufes: la señal va de uno a otro hasta el último cuarto',
      actions: { address: 'Agregar pods a mi pedido', howMany: '¿Cuántos necesito?' },
    },
    howMany: {
      id: 'cuantos',
      heading: 'Cuántos pods, y cuánto suman',
      lead: 'Cuenta los cuartos donde hoy se corta. Más o menos un pod por cada dos.',
      columns: ['Pods', 'Al mes', 'Para una casa así'],
      rows: [
        [`${one?.count} pod`, one?.cost ?? '', 'Departamento con una recámara al fondo del pasillo'],
        [`${two?.count} pods`, two?.cost ?? '', 'Casa de un piso y tres recámaras'],
        [`${three?.count} pods`, three?.cost ?? '', 'Casa de dos pisos'],
        [`${four?.count} pods`, four?.cost ?? '', 'Dos pisos y cochera o sótano'],
        [`${five?.count} pods`, five?.cost ?? '', 'Casa grande con patio, taller o muros gruesos'],
      ],
      note: `El máximo es de ${facts.limit(POD)} pods por cuenta. Al precio se suma el impuesto de tu estado y tu ciudad.`,
    },
    placing: {
      id: 'colocar',
      heading: 'Colócalos en una tarde',
      lead: 'No hay que llamar a nadie ni hacer agujeros.',
      steps: titled({
        'Busca el borde':
          'Camina desde el router mirando tu celular. Donde la señal baja a la mitad, ahí va el primero.',
        'Enchufa en libre':
          'Usa un contacto a la vista, no detrás del sofá ni junto al microondas. Espera a que la luz quede fija.',
        'Camina otra vez': 'Mide en el cuarto difícil. Si falta, acerca el pod al router en vez de alejarlo.',
      }),
    },
    mistake: {
      id: 'error',
      heading: 'El error más común: ponerlo donde no hay señal',
      paragraphs: [
        'Un pod no crea internet. Reparte lo que recibe. En el cuarto muerto recibe casi nada y eso entrega.',
        'El lugar correcto está a medio camino: todavía con buena señal del router y ya cerca del cuarto que la necesita.',
      ],
      points: [
        'A la altura del contacto está bien; detrás de un mueble, no.',
        'Entre pisos, ponlos cerca de la escalera.',
        'Si puedes cablear ese televisor, hazlo: el cable siempre gana.',
      ],
    },
    questions: {
      id: 'preguntas',
      heading: 'Preguntas sobre los pods',
      items: answers({
        '¿Tienen otro nombre de red?':
          'No. Usan el nombre y la contraseña de tu WiFi. Tu celular pasa de uno a otro sin que hagas nada.',
        '¿Puedo empezar con uno y pedir más?': `Sí. Es lo que te conviene: prueba uno unos días y agrega solo si hace falta, hasta ${facts.limit(POD)}.`,
        '¿Bajan la velocidad?':
          'Cada salto por aire cuesta algo. En un cuarto que estaba muerto, lo que ganas es mucho más que lo que pierdes en el camino.',
        '¿Los pods son míos?': 'Son prestados mientras los pagas. Si los quitas o cancelas, los devuelves.',
        '¿Sirven en el patio?':
          'Solo bajo techo: no resisten la lluvia. Enchufa uno en el cuarto que da al patio y la señal sale por la ventana.',
      }),
    },
    pages: { heading: 'Antes de pedirlos' },
  }
}
