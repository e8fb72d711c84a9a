import type { PageWriter } from '#ui/content/page-entry.ts'

/** The plan that is paid by the gigabyte. */
export const dataByTheGig: PageWriter = ({ brand, facts }) => {
  const { mobile } = facts
  return {
    title: `Datos por giga desde ${mobile.firstGig} al mes | ${brand.name} Mobile`,
    description: `Pagas ${mobile.firstGig} por el primer giga y ${mobile.extraGig} por cada uno más, para todas las líneas de tu cuenta. Cuándo conviene y cuándo no.`,
    sections: [
      {
        kind: 'opening',
        layout: 'split',
        title: 'Una jarra de datos en medio de la mesa',
        lead: `La cuenta compra gigas y todos se sirven de ahí: ${mobile.firstGig} el primero, ${mobile.extraGig} cada uno más. Hasta ${mobile.maxLines} líneas sin pagar por línea.`,
        picture: {
          name: 'gigSteps',
          alt: 'Barras que crecen un escalón por giga; con el tercero alcanzan la línea del precio normal de una línea sin límite',
        },
        actions: [
          { label: 'Armar mis líneas', to: '/mobile/customize' },
          { label: 'Comparar con sin límite', to: '#comparar' },
        ],
      },
      {
        kind: 'bars',
        id: 'precio',
        heading: 'Lo que pagas según lo que gastas',
        lead: 'El total de la cuenta al mes, sin importar cuántas líneas lo usen.',
        bars: [1, 2, 3, 4, 5, 8].map((count) => {
          const { count: gigs, price, amount } = mobile.gigs(count)
          return {
            title: count === 1 ? `${gigs} giga` : `${gigs} gigas`,
            value: price,
            amount,
            isMain: count === 3,
          }
        }),
        note: `Una línea Unlimited cuesta ${facts.lines('standalone', 1).cost} el primer año y ${mobile.perLine('unlimited')} después, lo mismo que ${mobile.gigLimit(1, 'later')} gigas. Con varias líneas compara el total, no el de cada una.`,
      },
      {
        kind: 'tool',
        id: 'comparar',
        heading: '¿Por giga o sin límite?',
        lead: 'Pon lo que gastan todos juntos y cuántas líneas serían. Los precios son de la cuenta, al mes y antes de impuestos.',
        tool: 'dataEstimator',
      },
      {
        kind: 'cards',
        id: 'para-quien',
        heading: 'A quién le rinde',
        lead: `Con una sola línea, el primer año Unlimited cuesta menos. Con ${facts.lines('bundled', 2).count} o más, búscate aquí antes de elegir.`,
        tone: 'sun',
        cards: [
          {
            icon: 'home',
            title: 'La abuela',
            body: 'Llama mucho y navega poco. Casi siempre está en el WiFi de la casa.',
          },
          {
            icon: 'phone',
            title: 'El primer celular',
            body: 'Mensajes, mapas y una línea para saber dónde está. Si los gigas suben, lo ves al momento.',
          },
          {
            icon: 'clock',
            title: 'La segunda línea',
            body: 'El celular del trabajo, el reloj o la tableta del carro, que casi no gastan.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'cuenta',
        heading: 'Así se cuentan los gigas',
        lead: 'Sin sorpresas al final del mes.',
        steps: [
          {
            title: 'Empieza el mes',
            body: `La cuenta ya tiene el primer giga: es el de los ${mobile.firstGig}.`,
          },
          {
            title: 'Se acaba y se agrega otro',
            body: `Te avisamos por mensaje. El siguiente suma ${mobile.extraGig} y los datos no se cortan.`,
          },
          {
            title: 'Cierra el mes',
            body: 'Pagas los gigas que se empezaron, enteros. Lo que sobra del último no pasa al mes que viene.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'preguntas',
        heading: 'Gota a gota',
        items: [
          {
            question: '¿Qué se puede hacer con cada giga?',
            answer:
              'Depende de lo que hagas. Los mensajes y los mapas gastan muy poco; el video es lo que lo vacía. Baja la calidad del video fuera de casa y verás la diferencia.',
          },
          {
            question: '¿Las llamadas gastan gigas?',
            answer: 'No. Las llamadas y los mensajes dentro del país no se cuentan.',
          },
          {
            question: '¿Puedo poner un tope?',
            answer:
              'En tu celular. Muchos tienen en los ajustes un límite de datos móviles: al llegar, se detienen hasta el mes siguiente y el WiFi sigue.',
          },
          {
            question: '¿Y si un mes gasto mucho?',
            answer: `Pagas los gigas de ese mes, y al siguiente vuelves a empezar en ${mobile.firstGig}. Si varios meses seguidos pasas de ${mobile.gigLimit(2, 'withInternet')} gigas con ${facts.lines('bundled', 2).count} líneas e internet, conviene Unlimited.`,
          },
          {
            question: '¿Se puede pedir en línea?',
            answer: `Sí. Arma tus líneas, elige «Por giga» y di cuántos gigas quieres. Por teléfono también: ${facts.phone('sales')}. ${facts.hours('mobileSales')}.`,
          },
        ],
      },
      {
        kind: 'pages',
        heading: 'Compara',
        pages: ['/mobile/plans', '/mobile/plans/unlimited-data', '/mobile/byod', '/internet/wifi-service'],
      },
    ],
  }
}
