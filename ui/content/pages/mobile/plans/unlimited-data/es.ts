import { lineRows } from '#ui/content/line-rows.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers } from '#ui/content/word-lists.ts'

export const name = 'Datos sin límite'

export const words = ({ brand, facts }: PageContext) => {
  const upgrade = facts.mobile.upgradeAfter('2027-01-15')
  return {
    title: `Datos sin límite: Unlimited y Plus | ${brand.name} Mobile`,
    description: `Qué incluye Unlimited por ${facts.mobile.perLine('unlimited')} y qué agrega Unlimited Plus por ${facts.mobile.perLine('unlimitedPlus')}: precios por número de líneas, velocidad y cambio de celular.`,
    opening: {
      title: 'Hilo de sobra para volar todo el mes',
      lead: 'Mapas, música, videollamadas con la familia y series en el bus. No hay gigas que se acaben ni cargos que aparezcan.',
      picture: 'Una niña suelta hilo de un carrete enorme; el papalote vuela tan alto que sale del cuadro',
      actions: { customize: 'Pedir mi línea', dataByTheGig: 'Comparar con pagar por giga' },
    },
    unlimited: {
      id: 'sin-limite',
      heading: 'Qué quiere decir «sin límite»',
      paragraphs: [
        'Que los datos no se terminan y que usar más nunca cuesta más. Lo que sí puede cambiar es la velocidad, y preferimos decirlo aquí.',
      ],
      points: [
        'Cuando la red de tu zona está cargada, una línea que ya usó muchos datos en el mes puede ir más lenta que las demás.',
        'Dura hasta que la red se descarga, no hasta fin de mes.',
        'En tu WiFi de casa no se cuenta nada: ahí vas con tu internet.',
      ],
    },
    lines: {
      id: 'lineas',
      heading: 'Los dos planes, línea por línea',
      lead: 'El total de la cuenta al mes, con internet y antes de impuestos.',
      columns: ['Líneas', 'Unlimited', 'Unlimited Plus'],
      rows: lineRows(facts, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], ['bundled', 'bundledPlus']).map(
        ({ lines, costs, isOne }) => [`${lines} ${isOne ? 'línea' : 'líneas'}`, ...costs],
      ),
      note: `Sin internet solo hay Unlimited: ${facts.lines('standalone', 2).count} líneas por ${facts.lines('standalone', 2).cost}, y ${facts.lines('standalone', 4).count} por ${facts.lines('standalone', 4).cost}.`,
    },
    plus: {
      id: 'plus',
      heading: 'Lo que agrega Unlimited Plus',
      paragraphs: [
        'El derecho a cambiar de celular cuando tú quieras, aunque no hayas terminado de pagar el que tienes. Devuelves uno y te llevas otro.',
        `Si empiezas con Plus, puedes hacerlo desde el primer día. Si te pasas desde otro plan, a los ${facts.mobile.upgradeWaitDays} días.`,
      ],
      points: [
        'Vale la pena si cambias de celular seguido.',
        'Si guardas el tuyo por años, Unlimited te da lo mismo por menos.',
      ],
      picture: 'Una mano deja un celular sobre la mesa y otra le entrega uno nuevo',
    },
    upgrade: {
      id: 'cambiar',
      heading: 'Anytime Upgrade: desde cuándo',
      lead: 'El derecho a cambiar de celular es del plan Unlimited Plus. Depende de cómo llegaste a él.',
      columns: ['Tu línea', 'Puedes cambiar'],
      rows: [
        ['Empezó con Unlimited Plus', 'Desde el primer día'],
        [`Pasó a Unlimited Plus el ${upgrade.changed}`, `Desde el ${upgrade.from}`],
        ['Tiene Unlimited o Por giga', 'Al pasar a Unlimited Plus'],
      ],
      note: `La espera es de ${facts.mobile.upgradeWaitDays} días y cuenta para cada línea. Si te adelantas, te decimos qué día puedes volver.`,
    },
    questions: {
      id: 'preguntas',
      heading: 'Preguntas con números',
      items: answers({
        '¿Por qué la tercera línea y la cuarta cuestan lo mismo?': `Porque con Unlimited e internet la cuarta no suma: ${facts.lines('bundled', 3).cost} en los dos casos. La quinta vuelve a sumar.`,
        '¿Puedo compartir mi señal con la computadora?':
          'Sí. Lo que gasta la computadora cuenta como uso de tu línea, así que en una tarde de descargas conviene el WiFi.',
        '¿Cuánto dura el precio?': `${facts.lines('bundled', 1).years} año; con ${facts.lines('bundled', 2).count} o ${facts.lines('bundled', 3).count} líneas Unlimited e internet, ${facts.lines('bundled', 2).years}. Después, ${facts.mobile.perLine('unlimited')} al mes por línea.`,
        '¿Qué pasa si cancelo mi internet de casa?':
          'Las líneas siguen, con el precio sin internet. Plus pasa a Unlimited, porque necesita el internet.',
        '¿Sirve fuera del país?':
          'Dentro de Estados Unidos no cuentas nada. Para viajar o llamar a otro país, mira la página de uso internacional.',
      }),
    },
    pages: { heading: 'Antes de decidir' },
  }
}
