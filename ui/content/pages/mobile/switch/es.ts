import { switchExample } from '#ui/content/switch-example.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Cámbiate'

export const words = ({ brand, facts: { mobile, phone, hours } }: PageContext) => {
  const example = switchExample()
  return {
    title: `Cámbiate y pagamos tus celulares | ${brand.name} Mobile`,
    description: `Trae ${mobile.switchMinLines} líneas o más y pagamos lo que deben hasta ${mobile.switchPaidLines} celulares, ${mobile.switchMost} en total. Condiciones y un ejemplo con cuentas.`,
    opening: {
      title: 'Que una deuda no decida con quién hablas',
      lead: `Si traes ${mobile.switchMinLines} líneas o más, pagamos lo que todavía debes de hasta ${mobile.switchPaidLines} celulares: ${mobile.switchMost} en total para tu cuenta.`,
      picture: 'Seis barras con lo que debe cada celular; el color llena la parte que paga la oferta',
      actions: { address: 'Empezar con mi dirección', calculate: 'Calcular lo mío' },
    },
    figures: {
      id: 'cifras',
      heading: 'La oferta en cuatro números',
      figures: [
        {
          figure: mobile.switchMinLines,
          meaning: 'líneas con su número, como mínimo, que traes de otra compañía.',
        },
        {
          figure: mobile.switchPaidLines,
          meaning: 'celulares que pagamos, como máximo: primero los que más deben.',
        },
        { figure: mobile.switchMost, meaning: 'es lo más que pagamos por toda la cuenta.' },
        { figure: mobile.switchMonths, meaning: 'meses que dejas las líneas activas.' },
      ],
    },
    calculate: {
      id: 'calcular',
      heading: 'Cuánto pagamos de lo tuyo',
      lead: 'Con el saldo de cada celular. La cuenta se hace aquí mismo y queda en la dirección de esta página.',
    },
    example: {
      id: 'ejemplo',
      heading: 'Una cuenta de ejemplo',
      lead: 'Una familia inventada trae seis celulares con deuda. Así se reparte, y es lo que ves dibujado arriba.',
      columns: ['Celular', 'Debe', 'Pagamos'],
      rows: [
        ...example.lines.map(({ line, owed, paid }) => [`Celular ${line}`, owed, paid]),
        ['Toda la cuenta', example.owed, example.paid],
      ],
      note: 'Empezamos por la deuda más grande, porque es lo que más te conviene. Cuando se llega al máximo, lo que falta lo sigues pagando tú.',
    },
    steps: {
      id: 'pasos',
      heading: 'Cómo se hace',
      lead: 'El orden importa: no canceles nada antes.',
      steps: titled({
        'Pide el saldo por escrito':
          'Tu compañía te dice cuánto falta por pagar de cada celular. Guarda esa factura: es la que nos enseñas.',
        'Trae los números':
          'Con el número de cuenta y el PIN de transferencia de cada línea. La compañía anterior te manda su última factura.',
        'Envíanos esa factura':
          'Comprobamos la deuda y pagamos lo que toca. Si la oferta no alcanza para todo, te decimos cuánto te queda.',
      }),
    },
    number: {
      id: 'numero',
      heading: 'Para que tu número llegue sin tropiezos',
      lead: 'Lo pides a tu compañía de hoy, por su app o por teléfono.',
      steps: titled({
        'Ten la línea activa':
          'Un número de una línea cerrada se pierde. No canceles: se cierra sola cuando el número llega.',
        'Busca el número de cuenta':
          'Está en tu factura, y no siempre es tu número. El nombre y el código postal tienen que ser los de esa cuenta.',
        'Pide el PIN de transferencia':
          'Es uno para cada línea, y no es la contraseña de tu cuenta. Si tienes un bloqueo para que nadie se lleve tu número, quítalo antes.',
        'Anota hasta qué día sirve':
          'Lo dice tu compañía y suele ser poco tiempo. Al pedir tu línea te preguntamos ese día, nunca el PIN. Si vence antes, pide otro.',
      }),
    },
    questions: {
      id: 'preguntas',
      heading: 'La letra chica, en letra grande',
      items: answers({
        '¿Y si traigo menos líneas?': `Con menos de ${mobile.switchMinLines} la oferta no aplica, y te decimos cuántas faltan. Puedes juntarte con alguien de la familia en la misma cuenta.`,
        '¿Qué pasa si cancelo antes?': `Si cancelas antes de los ${mobile.switchMonths} meses, devuelves todo lo que pagamos. Cumplido el plazo, no debes nada.`,
        '¿Cuenta una línea sin deuda?': 'Cuenta para llegar al mínimo. No recibe dinero, porque no debe.',
        '¿Me quedo con mis celulares?':
          'Sí. Una vez pagados, pide a tu compañía que los desbloquee y los usas aquí.',
        '¿Puedo además entregar un celular?': `Sí, son ofertas distintas. Por un celular pagado, que enciende, sin daño de líquidos y reiniciado, recibes ${mobile.tradeInBonus} más de lo que vale.`,
        '¿A quién le pregunto antes de empezar?': `Al ${phone('sales')}. ${hours('mobileSales')}. Ten tu última factura a la mano.`,
      }),
    },
    pages: { heading: 'Antes de traer tus líneas' },
  }
}
