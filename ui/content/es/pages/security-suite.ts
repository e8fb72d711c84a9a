import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const SUITE = 'security-suite' as OfferId

/** The protection of the computers of a home. */
export const securitySuite: PageWriter = ({ brand, facts }) => ({
  title: `Suite de seguridad para ${facts.securityComputers()} computadoras | ${brand.name}`,
  description: `Protege hasta ${facts.securityComputers()} computadoras de tu casa contra virus y engaños por ${facts.price(SUITE)} al mes. Qué detiene, qué no, y lo que puedes hacer hoy sin pagar nada.`,
  sections: [
    {
      kind: 'opening',
      layout: 'night',
      title: 'Que los anzuelos resbalen',
      lead: `Los ataques caen todo el día, como lluvia. La suite abre un paraguas sobre cada computadora de la casa, hasta ${facts.securityComputers()}.`,
      picture: {
        name: 'internetUmbrella',
        alt: 'Un paraguas cubre dos computadoras de una lluvia de anzuelos',
      },
      offer: SUITE,
      actions: [
        { label: 'Agregarla a mi pedido', to: 'address' },
        { label: 'Ver qué detiene', to: '#detiene' },
      ],
    },
    {
      kind: 'figures',
      id: 'cifras',
      heading: 'Una sola suite para toda la casa',
      tone: 'sun',
      figures: [
        { figure: facts.securityComputers(), meaning: 'computadoras, sin pagar por cada una' },
        { figure: facts.newCustomerPrice(SUITE), meaning: 'al mes para clientes nuevos' },
        { figure: facts.price(SUITE), meaning: 'al mes para quienes ya son clientes' },
      ],
    },
    {
      kind: 'table',
      id: 'detiene',
      heading: 'Qué detiene, y qué depende de ti',
      lead: 'Ningún programa detiene una contraseña que tú entregas.',
      columns: ['Amenaza', 'La suite', 'Tú'],
      rows: [
        ['Un archivo con virus', 'Lo revisa al bajarlo y lo aparta', 'No abras adjuntos que no esperabas'],
        [
          'Una página que imita a tu banco',
          'Avisa antes de que escribas',
          'Entra siempre desde tu marcador, no desde un enlace',
        ],
        [
          'Un programa que secuestra tus fotos',
          'Reconoce los conocidos y los detiene',
          'Guarda una copia fuera de la computadora',
        ],
        [
          'Una llamada que dice ser de soporte',
          'No la oye',
          'Cuelga. Nadie de soporte te pide una tarjeta de regalo',
        ],
        ['Una contraseña repetida', 'No la cambia por ti', 'Usa una distinta en cada sitio'],
      ],
    },
    {
      kind: 'steps',
      layout: 'list',
      id: 'instalar',
      heading: 'Lista en lo que se hace un café',
      lead: 'Se instala en cada computadora con un enlace.',
      steps: [
        {
          title: 'Agrégala',
          body: 'En tu pedido, junto al plan. Si ya eres cliente, por teléfono.',
        },
        {
          title: 'Abre el enlace',
          body: 'Ábrelo en cada computadora que quieras proteger y sigue los pasos.',
        },
        {
          title: 'Quita la anterior',
          body: 'Dos antivirus a la vez se estorban. Desinstala el viejo antes de terminar.',
        },
      ],
    },
    {
      kind: 'feature',
      id: 'gratis',
      heading: 'Cuatro cosas gratis que protegen más que cualquier programa',
      tone: 'coral',
      paragraphs: ['Hazlas hoy, tengas o no la suite.'],
      points: [
        'Activa el código de un solo uso en tu correo y en tu banco.',
        'Deja que tu computadora y tu celular se actualicen solos.',
        'Usa un administrador de contraseñas: tú recuerdas una, él las demás.',
        'Acuerda en familia una palabra clave para las llamadas de «emergencia».',
      ],
    },
    {
      kind: 'questions',
      id: 'preguntas',
      heading: 'Preguntas de seguridad',
      items: [
        {
          question: '¿Protege celulares y tabletas?',
          answer:
            'La suite es para computadoras. Los celulares, las cámaras y lo demás los cuida WiFi avanzado mientras están en tu red.',
        },
        {
          question: '¿Sirve fuera de casa?',
          answer:
            'Sí. Va instalada en la computadora, así que te acompaña al trabajo, a la escuela o a un café.',
        },
        {
          question: '¿Necesito WiFi avanzado para tenerla?',
          answer:
            'No. Son dos cosas que se complementan: una cuida la red y la otra cada computadora. Puedes tener cualquiera de las dos sola.',
        },
        {
          question: '¿Hace lenta la computadora?',
          answer:
            'Revisar archivos usa algo de memoria. En una computadora muy vieja se puede notar; si pasa, quítala: se cancela sin cargo.',
        },
        {
          question: 'Creo que ya caí en un engaño. ¿Qué hago primero?',
          answer:
            'Cambia la contraseña desde otro aparato, avisa a tu banco y desconecta la computadora de la red. Después la revisas.',
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'Cuida también tu red',
      pages: [
        '/internet/wifi-service/{product}-advanced-wifi',
        '/internet/wifi-service',
        '/privacy',
        '/internet/plans',
      ],
    },
  ],
})
