import { IMEI_LENGTH } from '#core/mobile/imei.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

/** Bringing one's own telephone. */
export const mobileByod: PageWriter = ({ brand, facts }) => ({
  title: `Trae tu propio celular y tu número | ${brand.name} Mobile`,
  description: `Cómo saber si tu celular sirve en ${brand.name} Mobile: desbloqueo, IMEI y tipo de tarjeta. Te quedas con tu número, tus fotos y tus apps.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'Tu celular ya te conoce. No lo cambies',
      lead: 'Con las mismas fotos, las mismas apps y el mismo número. Solo cambia quién te conecta, y lo que pagas.',
      picture: {
        name: 'oldPhone',
        alt: 'Un celular con la funda gastada y una foto de familia; una mano le pone otra tarjeta',
      },
      actions: [
        { label: 'Armar mi línea', to: '/mobile/customize' },
        { label: 'Saber si sirve', to: '#sirve' },
        { label: 'Revisar mi IMEI', to: '/mobile/byod-eligibility-check' },
      ],
    },
    {
      kind: 'steps',
      layout: 'list',
      id: 'sirve',
      heading: 'Tres pruebas, sin salir de casa',
      lead: 'Si pasa las tres, sirve.',
      steps: [
        {
          title: '¿Está desbloqueado?',
          body: 'En los ajustes, busca el bloqueo de la compañía o de la red. Si dice que no hay restricción, está libre.',
        },
        {
          title: '¿Cuál es su IMEI?',
          body: `Marca *#${facts.stated('06', 'name')}# como si llamaras. Salen ${facts.stated(String(IMEI_LENGTH), 'rule MOB-11')} números: son el nombre del aparato. Con ellos te decimos si la red lo acepta.`,
        },
        {
          title: '¿Tarjeta o eSIM?',
          body: 'Si tiene bandeja, te enviamos una tarjeta. Si admite eSIM, te enviamos un código y empiezas el mismo día.',
        },
      ],
    },
    {
      kind: 'feature',
      id: 'bloqueado',
      tone: 'coral',
      heading: 'Si está bloqueado, no está perdido',
      paragraphs: [
        'Un celular que se compró a plazos queda atado a su compañía hasta que se paga. Llama y pide que lo desbloqueen: si ya no debes nada, tienen que hacerlo.',
        `Si todavía debes, mira la oferta para cambiarse: con ${facts.mobile.switchMinLines} líneas o más podemos pagar esa deuda.`,
      ],
      picture: { name: 'padlockPhone' },
      actions: [{ label: 'Ver la oferta', to: '/mobile/switch' }],
    },
    {
      kind: 'cards',
      id: 'cuanto',
      heading: 'Lo que cuesta traerlo',
      lead: 'Nada por el celular. Solo el plan.',
      cards: [
        {
          icon: 'coin',
          title: `${facts.mobile.firstGig} por giga`,
          body: 'Para quien casi no usa datos fuera del WiFi.',
          link: { label: 'Datos por giga', to: '/mobile/plans/data-by-the-gig' },
        },
        {
          icon: 'phone',
          title: `${facts.mobile.perLine('unlimited')} sin límite`,
          body: 'Por línea, o menos si traes a la familia.',
          link: { label: 'Datos sin límite', to: '/mobile/plans/unlimited-data' },
        },
        {
          icon: 'gift',
          title: `${facts.mobile.tradeInBonus} si lo entregas`,
          body: 'Si prefieres estrenar, tu celular vale dinero, y esto se suma.',
          link: { label: 'Ver si gana el bono', to: '/mobile/trade-in' },
        },
      ],
    },
    {
      kind: 'questions',
      id: 'preguntas',
      heading: 'Antes de sacar la tarjeta',
      items: [
        {
          question: '¿Pierdo mis fotos y mis mensajes?',
          answer:
            'No. Están en el celular y en tus copias, no en la tarjeta. Haz una copia de todos modos: es buena costumbre.',
        },
        {
          question: '¿Y los mensajes de mi app de siempre?',
          answer: 'Siguen igual, porque van con tu número y tu número no cambia.',
        },
        {
          question: '¿Puedo traer una tableta o un reloj?',
          answer:
            'Una tableta con ranura o eSIM, sí. Un reloj, si lo admite la red: dinos su IMEI y lo comprobamos.',
        },
        {
          question: '¿Cuánto tarda en pasar el número?',
          answer:
            'Las llamadas suelen cambiar en unas horas. No canceles la línea vieja: se cierra sola al terminar.',
        },
        {
          question: '¿Y si compré un celular usado?',
          answer:
            'Pide el IMEI antes de pagar y pregúntanos. Uno reportado como robado no funciona en ninguna red.',
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'Lo que sigue',
      pages: [
        '/mobile/byod-eligibility-check',
        '/mobile/coverage-map',
        '/mobile/plans',
        '/support/category/mobile',
        '/mobile/contact-{product}-mobile',
      ],
    },
  ],
})
