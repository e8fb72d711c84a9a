import { lineRows } from '#ui/content/line-rows.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers } from '#ui/content/word-lists.ts'

export const name = 'Planes de celular'

export const words = ({ brand, facts }: PageContext) => {
  const { mobile } = facts
  return {
    title: `Planes de celular: compáralos aquí | ${brand.name} Mobile`,
    description: `Por giga desde ${mobile.firstGig}, o Unlimited con la primera línea a ${facts.lines('standalone', 1).cost}. Mira qué plan de ${brand.name} Mobile te sale mejor.`,
    opening: {
      title: 'Paga por lo que usas, o deja de contar',
      lead: `Una línea Unlimited cuesta ${facts.lines('standalone', 1).cost} al mes: el primer año no hay giga que le gane. Con ${facts.lines('bundled', 2).count} líneas, por giga cuesta lo mismo o menos si entre todos gastan hasta ${mobile.gigLimit(2, 'withInternet')} gigas con internet, o hasta ${mobile.gigLimit(2, 'withoutInternet')} sin internet.`,
      picture:
        'Barras con el total de las líneas: de la primera a la décima suben por escalones, y la tercera y la cuarta miden lo mismo',
      actions: { customize: 'Armar mis líneas', sales: 'Llamar a ventas' },
    },
    plans: {
      id: 'planes',
      heading: 'Los tres planes, lado a lado',
      lead: 'Precios por mes y antes de impuestos.',
      columns: ['', 'Por giga', 'Unlimited', 'Unlimited Plus'],
      rows: [
        [
          'Una línea',
          `${mobile.firstGig} con el primer giga`,
          facts.lines('bundled', 1).cost,
          facts.lines('bundledPlus', 1).cost,
        ],
        [
          'Cada línea, después del precio fijo',
          'Solo los gigas',
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
    family: {
      id: 'familia',
      heading: 'El total de la familia, con internet',
      lead: 'Lo que suma la cuenta cada mes, según cuántas líneas lleve.',
      columns: ['Líneas', 'Unlimited', 'Unlimited Plus'],
      rows: lineRows(facts, [1, 2, 3, 4, 5, 6, 8, 10], ['bundled', 'bundledPlus']).map(
        ({ lines, costs, isOne }) => [`${lines} ${isOne ? 'línea' : 'líneas'}`, ...costs],
      ),
      note: `El precio queda fijo ${facts.lines('bundled', 1).years} año, y con ${facts.lines('bundled', 2).count} o ${facts.lines('bundled', 3).count} líneas Unlimited, ${facts.lines('bundled', 2).years} años. Después, cada línea cuesta su precio normal.`,
    },
    choose: {
      id: 'elegir',
      heading: 'Cómo elegir en un minuto',
      paragraphs: [
        'Abre los ajustes de tu celular y mira cuántos datos móviles gastaste el mes pasado, sin el WiFi.',
      ],
      points: [
        'Una sola línea, o no quieres mirar los gigas nunca: Unlimited.',
        `${facts.lines('bundled', 2).count} líneas con internet y hasta ${mobile.gigLimit(2, 'withInternet')} gigas entre todos: por giga. Sin internet, hasta ${mobile.gigLimit(2, 'withoutInternet')}.`,
        'Te gusta estrenar celular y ya tienes internet con nosotros: Unlimited Plus.',
        'No lo sabes: compara con tus gigas. Cambiar de plan después toma una llamada.',
      ],
      actions: { dataByTheGig: 'Comparar con mis gigas' },
    },
    customer: {
      id: 'clientes',
      heading: '¿Ya eres cliente?',
      paragraphs: [
        'Entra con tu cuenta y pide para tu misma dirección: contamos tu internet y tus líneas, y ves solo lo que se suma por las nuevas.',
      ],
      actions: { mobileAccount: 'Entrar y ver mis precios' },
    },
    questions: {
      id: 'preguntas',
      heading: 'Sobre los planes',
      items: answers({
        '¿Puede cada línea tener un plan distinto?':
          'No. Toda la cuenta lleva el mismo plan, y por eso el precio de varias líneas baja.',
        '¿Puedo cambiar de plan?': `Sí, una vez por factura. Si pasas a Unlimited Plus desde otro plan, esperas ${mobile.upgradeWaitDays} días para tu primer cambio de celular.`,
        '¿Hay cargos que no están en la tabla?':
          'El impuesto de tu estado y tu ciudad, que ves antes de pagar. No hay cargo por empezar ni por irte.',
        '¿Las tabletas y los relojes pagan igual?':
          'Cada dispositivo con su propia línea cuenta como una línea más. Un reloj que usa la línea del celular no cuenta.',
      }),
    },
    pages: { heading: 'Cada plan con calma' },
  }
}
