import type { PageContext } from '#ui/content/page-entry.ts'
import { answers } from '#ui/content/word-lists.ts'

export const name = 'Extras de TV'

export const words = ({ brand, facts }: PageContext) => {
  const { each, months } = facts.installments('xumo-own')
  return {
    title: `Extras para tu TV: Disney+ y Xumo con precio | ${brand.name}`,
    description:
      'Lo que puedes agregar a tu plan de televisión, cuánto suma cada extra al mes y tres ejemplos de casas con su total. Sin contrato y en la misma factura.',
    opening: {
      title: 'Agrega solo lo que se va a usar',
      lead: 'Son pocos extras, y a propósito. Cada uno tiene su precio a la vista y se quita sin multa, salvo las mensualidades de un equipo propio.',
      picture:
        'Un perchero en la entrada del que cuelgan, de su hilo, una cajita, una película y un papalote',
      actions: { address: 'Armar mi televisión', prices: 'Ver los precios' },
    },
    prices: {
      id: 'precios',
      heading: 'Los extras y su precio',
      lead: 'Se suman a cualquier plan de TV.',
      columns: ['Extra', 'Al mes', 'Cuánto dura', 'Para qué'],
      rows: [
        [
          facts.name('disney-basic'),
          facts.price('disney-basic'),
          'Mientras lo tengas',
          'Series y películas, con anuncios',
        ],
        [
          facts.name('disney-premium'),
          facts.price('disney-premium'),
          'Mientras lo tengas',
          'Lo mismo, sin anuncios',
        ],
        [
          'Xumo rentado',
          facts.price('xumo-lease'),
          'Mientras lo tengas',
          'Apps y canales en un televisor sencillo',
        ],
        ['Xumo propio', each, `${months} meses`, 'Lo mismo, y al final es tuyo'],
      ],
      note: 'Uno de Disney+ y uno de Xumo por pedido. Más impuestos.',
    },
    examples: {
      id: 'ejemplos',
      heading: 'Tres casas y su total',
      lead: 'Plan y extras, al mes y antes de impuestos.',
      bars: {
        onePersonTv: { title: 'Una persona: TV Stream Latino, en su celular' },
        coupleTvStream: { title: 'Una pareja: TV Stream Latino, Disney+ Basic y Xumo' },
        grandparentsParentsKids: { title: 'Abuelos, papás y niños: Mi Plan Latino, Disney+ Premium y Xumo' },
      },
    },
    decide: {
      id: 'decidir',
      heading: 'La prueba de la mesa',
      paragraphs: [
        'Antes de agregar algo, platíquenlo en la mesa. Si nadie puede decir qué va a ver ahí esta semana, no hace falta todavía.',
        'Los extras se agregan en cualquier momento. Pedirlos después cuesta lo mismo que pedirlos hoy.',
      ],
      points: [
        'Disney+ sin anuncios se nota con niños chicos: no saben esperar.',
        'Xumo se nota en el televisor viejo, no en el nuevo.',
        'Un extra que nadie abrió en un mes se quita.',
      ],
      picture: 'Una familia platica en la mesa de la cocina alrededor de una lista',
    },
    questions: {
      id: 'preguntas',
      heading: 'Dudas sobre los extras',
      items: answers({
        '¿Hay canales extra o paquetes por tema?':
          'No. Los canales vienen en los planes. Si quieres más canales, mira el plan siguiente: suele ser más sencillo que sumar paquetes.',
        '¿Cómo agrego un extra si ya soy cliente?': `Llama al ${facts.phone('service')}. Te confirman el precio y el día en que empieza.`,
        '¿Pago el mes completo si lo quito?':
          'Pregunta la fecha de tu factura y quítalo antes. Así no empieza otro mes.',
        '¿Qué devuelvo?': 'El Xumo rentado. El propio es tuyo, y Disney+ no tiene equipo.',
        '¿WiFi avanzado es un extra de TV?': `No, es de internet. Pero si la imagen se detiene en un cuarto, puede ser lo que falta: cuesta ${facts.price('advanced-wifi')} al mes.`,
      }),
    },
    pages: { heading: 'Cada extra, con calma' },
  }
}
