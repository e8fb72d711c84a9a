import { IMEI_LENGTH } from '#core/mobile/imei.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Trae tu celular'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Trae tu propio celular y tu número | ${brand.name} Mobile`,
  description: `Cómo saber si tu celular sirve en ${brand.name} Mobile: desbloqueo, IMEI y tipo de tarjeta. Te quedas con tu número, tus fotos y tus apps.`,
  opening: {
    title: 'Tu celular ya te conoce. No lo cambies',
    lead: 'Con las mismas fotos, las mismas apps y el mismo número. Solo cambia quién te conecta, y lo que pagas.',
    picture: 'Un celular con la funda gastada y una foto de familia; una mano le pone otra tarjeta',
    actions: {
      customize: 'Armar mi línea',
      works: 'Saber si sirve',
      byodEligibilityCheck: 'Revisar mi IMEI',
    },
  },
  works: {
    id: 'sirve',
    heading: 'Tres pruebas, sin salir de casa',
    lead: 'Si pasa las tres, sirve.',
    steps: titled({
      '¿Está desbloqueado?':
        'En los ajustes, busca el bloqueo de la compañía o de la red. Si dice que no hay restricción, está libre.',
      '¿Cuál es su IMEI?': `Marca *#${facts.stated('06', 'name')}# como si llamaras. Salen ${facts.stated(String(IMEI_LENGTH), 'rule MOB-11')} números: son el nombre del celular. Con ellos te decimos si la red lo acepta.`,
      '¿Tarjeta o eSIM?':
        'Si tiene bandeja, te enviamos una tarjeta. Si admite eSIM, te enviamos un código y empiezas el mismo día.',
    }),
  },
  locked: {
    id: 'bloqueado',
    heading: 'Si está bloqueado, no está perdido',
    paragraphs: [
      'Un celular que se compró a plazos queda atado a su compañía hasta que se paga. Llama y pide que lo desbloqueen: si ya no debes nada, tienen que hacerlo.',
      `Si todavía debes, mira la oferta para cambiarse: con ${facts.mobile.switchMinLines} líneas o más podemos pagar esa deuda.`,
    ],
    actions: { switch: 'Ver la oferta' },
  },
  cost: {
    id: 'cuanto',
    heading: 'Lo que cuesta traerlo',
    lead: 'Nada por el celular. Solo el plan.',
    cards: {
      dataByTheGig: {
        title: `${facts.mobile.firstGig} por giga`,
        body: 'Para quien casi no usa datos fuera del WiFi.',
        link: 'Datos por giga',
      },
      unlimitedData: {
        title: `${facts.mobile.perLine('unlimited')} sin límite`,
        body: 'Por línea, o menos si traes a la familia.',
        link: 'Datos sin límite',
      },
      tradeIn: {
        title: `${facts.mobile.tradeInBonus} si lo entregas`,
        body: 'Si prefieres estrenar, tu celular vale dinero, y esto se suma.',
        link: 'Ver si gana el bono',
      },
    },
  },
  questions: {
    id: 'preguntas',
    heading: 'Antes de sacar la tarjeta',
    items: answers({
      '¿Pierdo mis fotos y mis mensajes?':
        'No. Están en el celular y en tus copias, no en la tarjeta. Haz una copia de todos modos: es buena costumbre.',
      '¿Y los mensajes de mi app de siempre?':
        'Siguen igual, porque van con tu número y tu número no cambia.',
      '¿Puedo traer una tableta o un reloj?':
        'Una tableta con ranura o eSIM, sí. Un reloj, si lo admite la red: dinos su IMEI y lo comprobamos.',
      '¿Cuánto tarda en pasar el número?':
        'Las llamadas suelen cambiar en unas horas. No canceles la línea vieja: se cierra sola al terminar.',
      '¿Y si compré un celular usado?':
        'Pide el IMEI antes de pagar y pregúntanos. Uno reportado como robado no funciona en ninguna red.',
    }),
  },
  pages: { heading: 'Lo que sigue' },
})
