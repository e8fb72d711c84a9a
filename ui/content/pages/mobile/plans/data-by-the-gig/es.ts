import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Datos por giga'

export const words = ({ brand, facts }: PageContext) => {
  const { mobile } = facts
  return {
    title: `Datos por giga desde ${mobile.firstGig} al mes | ${brand.name} Mobile`,
    description: `Pagas ${mobile.firstGig} por el primer giga y ${mobile.extraGig} por cada uno más, para todas las líneas de tu cuenta. Cuándo conviene y cuándo no.`,
    opening: {
      title: 'Una jarra de datos en medio de la mesa',
      lead: `La cuenta compra gigas y todos se sirven de ahí: ${mobile.firstGig} el primero, ${mobile.extraGig} cada uno más. Hasta ${mobile.maxLines} líneas sin pagar por línea.`,
      picture:
        'Barras que crecen un escalón por giga; con el tercero alcanzan la línea del precio normal de una línea sin límite',
      actions: { customize: 'Armar mis líneas', compare: 'Comparar con sin límite' },
    },
    price: {
      id: 'precio',
      heading: 'Lo que pagas según lo que gastas',
      lead: 'El total de la cuenta al mes, sin importar cuántas líneas lo usen.',
      note: `Una línea Unlimited cuesta ${facts.lines('standalone', 1).cost} al mes, lo mismo que ${mobile.gigLimit(1, 'later')} gigas. Con varias líneas compara el total, no el de cada una.`,
    },
    compare: {
      id: 'comparar',
      heading: '¿Por giga o sin límite?',
      lead: 'Pon lo que gastan todos juntos y cuántas líneas serían. Los precios son de la cuenta, al mes y antes de impuestos.',
    },
    who: {
      id: 'para-quien',
      heading: 'A quién le rinde',
      lead: `Con una sola línea, el primer año Unlimited cuesta menos. Con ${facts.lines('bundled', 2).count} o más, búscate aquí antes de elegir.`,
      cards: titled({
        'La abuela': 'Llama mucho y navega poco. Casi siempre está en el WiFi de la casa.',
        'El primer celular':
          'Mensajes, mapas y una línea para saber dónde está. Si los gigas suben, lo ves al momento.',
        'La segunda línea': 'El celular del trabajo, el reloj o la tableta del carro, que casi no gastan.',
      }),
    },
    count: {
      id: 'cuenta',
      heading: 'Así se cuentan los gigas',
      lead: 'Sin sorpresas al final del mes.',
      steps: titled({
        'Empieza el mes': `La cuenta ya tiene el primer giga: es el de los ${mobile.firstGig}.`,
        'Se acaba y se agrega otro': `Te avisamos por mensaje. El siguiente suma ${mobile.extraGig} y los datos no se cortan.`,
        'Cierra el mes':
          'Pagas los gigas que se empezaron, enteros. Lo que sobra del último no pasa al mes que viene.',
      }),
    },
    questions: {
      id: 'preguntas',
      heading: 'Gota a gota',
      items: answers({
        '¿Qué se puede hacer con cada giga?':
          'Depende de lo que hagas. Los mensajes y los mapas gastan muy poco; el video es lo que lo vacía. Baja la calidad del video fuera de casa y verás la diferencia.',
        '¿Las llamadas gastan gigas?': 'No. Las llamadas y los mensajes dentro del país no se cuentan.',
        '¿Puedo poner un tope?':
          'En tu celular. Muchos tienen en los ajustes un límite de datos móviles: al llegar, se detienen hasta el mes siguiente y el WiFi sigue.',
        '¿Y si un mes gasto mucho?': `Pagas los gigas de ese mes, y al siguiente vuelves a empezar en ${mobile.firstGig}. Si varios meses seguidos pasas de ${mobile.gigLimit(2, 'withInternet')} gigas con ${facts.lines('bundled', 2).count} líneas e internet, conviene Unlimited.`,
        '¿Se puede pedir en línea?': `Sí. Arma tus líneas, elige «Por giga» y di cuántos gigas quieres. Por teléfono también: ${facts.phone('sales')}. ${facts.hours('mobileSales')}.`,
      }),
    },
    pages: { heading: 'Compara' },
    gigs: (count: number, gigs: string) => (count === 1 ? `${gigs} giga` : `${gigs} gigas`),
  }
}
