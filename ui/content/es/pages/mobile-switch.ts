import type { PageWriter } from '#ui/content/page-entry.ts'
import { switchExample } from '#ui/content/switch-example.ts'

/** The switch offer: what it pays, its conditions, and an example. */
export const mobileSwitch: PageWriter = ({ brand, facts: { mobile, phone, hours } }) => {
  const example = switchExample()
  return {
    title: `Cámbiate y pagamos tus celulares | ${brand.name} Mobile`,
    description: `Trae ${mobile.switchMinLines} líneas o más y pagamos lo que deben hasta ${mobile.switchPaidLines} celulares, ${mobile.switchMost} en total. Condiciones y un ejemplo con cuentas.`,
    sections: [
      {
        kind: 'opening',
        layout: 'split',
        title: 'Que una deuda no decida con quién hablas',
        lead: `Si traes ${mobile.switchMinLines} líneas o más, pagamos lo que todavía debes de hasta ${mobile.switchPaidLines} celulares: ${mobile.switchMost} en total para tu cuenta.`,
        picture: {
          name: 'switchDebts',
          alt: 'Seis barras con lo que debe cada celular; el color llena la parte que paga la oferta',
        },
        actions: [
          { label: 'Empezar con mi dirección', to: 'address' },
          { label: 'Calcular lo mío', to: '#calcular' },
        ],
      },
      {
        kind: 'figures',
        id: 'cifras',
        heading: 'La oferta en cuatro números',
        tone: 'coral',
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
      {
        kind: 'tool',
        id: 'calcular',
        heading: 'Cuánto pagamos de lo tuyo',
        lead: 'Con el saldo de cada celular. La cuenta se hace aquí mismo y queda en la dirección de esta página.',
        tool: 'switchCalculator',
      },
      {
        kind: 'table',
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
      {
        kind: 'steps',
        layout: 'list',
        id: 'pasos',
        heading: 'Cómo se hace',
        lead: 'El orden importa: no canceles nada antes.',
        steps: [
          {
            title: 'Pide el saldo por escrito',
            body: 'Tu compañía te dice cuánto falta por pagar de cada celular. Guarda esa factura: es la que nos enseñas.',
          },
          {
            title: 'Trae los números',
            body: 'Con el número de cuenta y el PIN de transferencia de cada línea. La compañía anterior te manda su última factura.',
          },
          {
            title: 'Envíanos esa factura',
            body: 'Comprobamos la deuda y pagamos lo que toca. Si la oferta no alcanza para todo, te decimos cuánto te queda.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'numero',
        heading: 'Para que tu número llegue sin tropiezos',
        lead: 'Lo pides a tu compañía de hoy, por su app o por teléfono.',
        steps: [
          {
            title: 'Ten la línea activa',
            body: 'Un número de una línea cerrada se pierde. No canceles: se cierra sola cuando el número llega.',
          },
          {
            title: 'Busca el número de cuenta',
            body: 'Está en tu factura, y no siempre es tu teléfono. El nombre y el código postal tienen que ser los de esa cuenta.',
          },
          {
            title: 'Pide el PIN de transferencia',
            body: 'Es uno para cada línea, y no es la contraseña de tu cuenta. Si tienes un bloqueo para que nadie se lleve tu número, quítalo antes.',
          },
          {
            title: 'Apunta hasta qué día vale',
            body: 'Lo dice tu compañía y suele ser poco tiempo. Al pedir tu línea te preguntamos ese día, nunca el PIN. Si vence antes, pide otro.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'preguntas',
        heading: 'La letra chica, en letra grande',
        items: [
          {
            question: '¿Y si traigo menos líneas?',
            answer: `Con menos de ${mobile.switchMinLines} la oferta no aplica, y te decimos cuántas faltan. Puedes juntarte con alguien de la familia en la misma cuenta.`,
          },
          {
            question: '¿Qué pasa si cancelo antes?',
            answer: `Si cancelas antes de los ${mobile.switchMonths} meses, devuelves todo lo que pagamos. Cumplido el plazo, no debes nada.`,
          },
          {
            question: '¿Cuenta una línea sin deuda?',
            answer: 'Cuenta para llegar al mínimo. No recibe dinero, porque no debe.',
          },
          {
            question: '¿Me quedo con mis celulares?',
            answer: 'Sí. Una vez pagados, pide a tu compañía que los desbloquee y los usas aquí.',
          },
          {
            question: '¿Puedo además entregar un celular?',
            answer: `Sí, son ofertas distintas. Por un celular pagado, que enciende, sin daño de líquidos y reiniciado, recibes ${mobile.tradeInBonus} más de lo que vale.`,
          },
          {
            question: '¿A quién le pregunto antes de empezar?',
            answer: `Al ${phone('sales')}. ${hours('mobileSales')}. Ten tu última factura a la mano.`,
          },
        ],
      },
      {
        kind: 'pages',
        heading: 'Antes de traer tus líneas',
        pages: [
          '/mobile/byod',
          '/mobile/trade-in',
          '/mobile/coverage-map',
          '/mobile/plans',
          '/choose-{product}/contract-buyout',
        ],
      },
    ],
  }
}
