import { SUITE } from '#ui/content/offer-ids.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Suite de seguridad'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Suite de seguridad para ${facts.securityComputers()} computadoras | ${brand.name}`,
  description: `Protege hasta ${facts.securityComputers()} computadoras de tu casa contra virus y engaños por ${facts.price(SUITE)} al mes. Qué detiene, qué no, y lo que puedes hacer hoy sin pagar nada.`,
  opening: {
    title: 'Que los anzuelos resbalen',
    lead: `Los ataques caen todo el día, como lluvia. La suite abre un paraguas sobre cada computadora de la casa, hasta ${facts.securityComputers()}.`,
    picture: 'Un paraguas cubre dos computadoras de una lluvia de anzuelos',
    actions: { address: 'Agregarla a mi pedido', stops: 'Ver qué detiene' },
  },
  figures: {
    id: 'cifras',
    heading: 'Una sola suite para toda la casa',
    figures: [
      { figure: facts.securityComputers(), meaning: 'computadoras, sin pagar por cada una' },
      { figure: facts.price(SUITE), meaning: 'al mes para clientes nuevos' },
      { figure: facts.customerPrice(SUITE), meaning: 'al mes para quienes ya son clientes' },
    ],
  },
  stops: {
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
  install: {
    id: 'instalar',
    heading: 'Lista en lo que se hace un café',
    lead: 'Se instala en cada computadora con un enlace.',
    steps: titled({
      Agrégala: 'En tu pedido, junto al plan. Si ya eres cliente, por teléfono.',
      'Abre el enlace': 'Ábrelo en cada computadora que quieras proteger y sigue los pasos.',
      'Quita la anterior': 'Dos antivirus a la vez se estorban. Desinstala el viejo antes de terminar.',
    }),
  },
  free: {
    id: 'gratis',
    heading: 'Cuatro cosas gratis que protegen más que cualquier programa',
    paragraphs: ['Hazlas hoy, tengas o no la suite.'],
    points: [
      'Activa el código de un solo uso en tu correo y en tu banco.',
      'Deja que tu computadora y tu celular se actualicen solos.',
      'Usa un administrador de contraseñas: tú recuerdas una, él las demás.',
      'Acuerda en familia una palabra clave para las llamadas de «emergencia».',
    ],
  },
  questions: {
    id: 'preguntas',
    heading: 'Preguntas de seguridad',
    items: answers({
      '¿Protege celulares y tabletas?':
        'La suite es para computadoras. Los celulares, las cámaras y lo demás los cuida WiFi avanzado mientras están en tu red.',
      '¿Sirve fuera de casa?':
        'Sí. Va instalada en la computadora, así que te acompaña al trabajo, a la escuela o a un café.',
      '¿Necesito WiFi avanzado para tenerla?':
        'No. Son dos cosas que se complementan: una cuida la red y la otra cada computadora. Puedes tener cualquiera de las dos sola.',
      '¿Hace lenta la computadora?':
        'Revisar archivos usa algo de memoria. En una computadora muy vieja se puede notar; si pasa, quítala: se cancela sin cargo.',
      'Creo que ya caí en un engaño. ¿Qué hago primero?':
        'Cambia la contraseña desde otro dispositivo, avisa a tu banco y desconecta la computadora de la red. Después la revisas.',
    }),
  },
  pages: { heading: 'Cuida también tu red' },
})
