import { lineRows } from '#ui/content/line-rows.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

/** The mobile plans side by side. */
export const mobilePlans: PageWriter = ({ brand, facts }) => {
  const { mobile } = facts
  return {
    title: `Planes de celular: compáralos aquí | ${brand.name} Mobile`,
    description: `Por giga desde ${mobile.firstGig}, Unlimited a ${mobile.perLine('unlimited')} o Unlimited Plus a ${mobile.perLine('unlimitedPlus')} por línea. Mira qué plan de ${brand.name} Mobile te sale mejor.`,
    sections: [
      {
        kind: 'opening',
        layout: 'price',
        title: 'Paga por lo que usas, o deja de contar',
        lead: `Si gastas más de ${mobile.gigs(3).count} gigas al mes, conviene no contar: ese es el punto en que los dos cuestan ${mobile.gigs(3).price}.`,
        picture: {
          name: 'linePrices',
          alt: 'Barras con el total de las líneas: de la primera a la décima suben por escalones, y la tercera y la cuarta miden lo mismo',
        },
        actions: [
          { label: 'Armar mis líneas', to: '/mobile/customize' },
          { label: 'Llamar a ventas', to: 'sales' },
        ],
      },
      {
        kind: 'table',
        id: 'planes',
        heading: 'Los tres planes, lado a lado',
        lead: 'Precios por mes y antes de impuestos.',
        columns: ['', 'Por giga', 'Unlimited', 'Unlimited Plus'],
        rows: [
          [
            'Una línea',
            `${mobile.firstGig} con el primer giga`,
            mobile.perLine('unlimited'),
            mobile.perLine('unlimitedPlus'),
          ],
          ['Otro giga', mobile.extraGig, 'Incluido', 'Incluido'],
          ['Los datos son', 'De toda la cuenta', 'De cada línea', 'De cada línea'],
          ['Llamadas y mensajes en el país', 'Sin contar', 'Sin contar', 'Sin contar'],
          ['Cambiar de celular cuando quieras', 'No', 'No', 'Sí'],
          ['Necesita internet en casa', 'No', 'No', 'Sí'],
          [
            'Líneas por cuenta',
            `Hasta ${mobile.maxLines}`,
            `Hasta ${mobile.maxLines}`,
            `Hasta ${mobile.maxLines}`,
          ],
        ],
      },
      {
        kind: 'table',
        id: 'familia',
        heading: 'El total de la familia, con internet',
        lead: 'Lo que suma la cuenta cada mes, según cuántas líneas lleve.',
        columns: ['Líneas', 'Unlimited', 'Unlimited Plus'],
        rows: lineRows(facts, [1, 2, 3, 4, 5, 6, 8, 10], ['bundled', 'bundledPlus']).map(
          ({ lines, costs, isOne }) => [`${lines} ${isOne ? 'línea' : 'líneas'}`, ...costs],
        ),
        note: `El precio queda fijo ${facts.lines('bundled', 1).years} año, y con ${facts.lines('bundled', 2).count} o ${facts.lines('bundled', 3).count} líneas Unlimited, ${facts.lines('bundled', 2).years} años. Después, cada línea cuesta su precio normal.`,
      },
      {
        kind: 'feature',
        id: 'elegir',
        tone: 'coral',
        heading: 'Cómo elegir en un minuto',
        paragraphs: [
          'Abre los ajustes de tu celular y mira cuántos datos móviles gastaste el mes pasado, sin el WiFi.',
        ],
        points: [
          `Menos de ${mobile.gigs(3).count} gigas entre todos: por giga.`,
          'Más, o no quieres mirarlo nunca: Unlimited.',
          'Te gusta estrenar celular y ya tienes internet con nosotros: Unlimited Plus.',
          'No lo sabes: empieza por giga. Cambiar a Unlimited toma una llamada.',
        ],
        actions: [{ label: 'Comparar con mis gigas', to: '/mobile/plans/data-by-the-gig' }],
      },
      {
        kind: 'questions',
        id: 'preguntas',
        heading: 'Sobre los planes',
        items: [
          {
            question: '¿Puede cada línea tener un plan distinto?',
            answer: 'No. Toda la cuenta lleva el mismo plan, y por eso el precio de varias líneas baja.',
          },
          {
            question: '¿Puedo cambiar de plan?',
            answer: `Sí, una vez por factura. Si pasas a Unlimited Plus desde otro plan, esperas ${mobile.upgradeWaitDays} días para tu primer cambio de celular.`,
          },
          {
            question: '¿Hay cargos que no están en la tabla?',
            answer:
              'El impuesto de tu estado y tu ciudad, que ves antes de pagar. No hay cargo por empezar ni por irte.',
          },
          {
            question: '¿Las tabletas y los relojes pagan igual?',
            answer:
              'Cada aparato con su propia línea cuenta como una línea más. Un reloj que usa la línea del celular no cuenta.',
          },
        ],
      },
      {
        kind: 'pages',
        heading: 'Cada plan con calma',
        pages: [
          '/mobile/plans/unlimited-data',
          '/mobile/plans/data-by-the-gig',
          '/mobile/plans/international',
          '/mobile/switch',
          '/packages',
        ],
      },
    ],
  }
}
