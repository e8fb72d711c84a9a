import { currentPrograms } from '#core/localization/assistance.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { assistanceWords } from '#ui/content/es/sale/assistance.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const ASSIST = 'internet-assist' as OfferId
const ADVANTAGE = 'internet-advantage' as OfferId

/** Internet for households with little money, after the end of the federal program ACP. */
export const access: PageWriter = ({ brand, facts }) => ({
  title: `Internet accesible después del ACP: tus opciones | ${brand.name}`,
  description: `El programa ACP terminó. ${facts.name(ASSIST)} cuesta ${facts.price(ASSIST)} al mes para hogares con ayuda pública y ${facts.name(ADVANTAGE)}, ${facts.price(ADVANTAGE)} para cualquiera..`,
  sections: [
    {
      kind: 'opening',
      layout: 'wide',
      title: 'El ACP se acabó. Tu internet no tiene por qué.',
      lead: `El descuento federal terminó en ${facts.stated('2024', 'date')} y nadie puede darlo ya. Quedan dos planes con una mensualidad corta, y un programa federal que sigue: Lifeline.`,
      picture: {
        name: 'packagesAllWindows',
        alt: 'Un edificio al anochecer: un mismo hilo enciende todas las ventanas',
      },
      actions: [
        { label: 'Ver cuál llega a mi casa', to: 'address' },
        { label: 'Comparar los dos', to: '#planes' },
      ],
    },
    {
      kind: 'offers',
      id: 'planes',
      heading: 'Dos planes que no suben',
      lead: 'Ninguno tiene una promoción que termine. El precio de la línea es el de todos los meses.',
      offers: [ASSIST, ADVANTAGE],
      note: 'El acceso a internet no paga impuesto sobre las ventas. El módem va incluido y no hay límite de datos.',
    },
    {
      kind: 'feature',
      id: 'quien',
      heading: 'Quién puede pedir Assist',
      tone: 'sea',
      paragraphs: [
        'Tu hogar entra si una de las personas que viven ahí participa en alguno de estos programas. No tiene que ser quien firma el pedido.',
      ],
      points: currentPrograms.map((program) => assistanceWords.programs[program]),
      picture: {
        name: 'packagesLadder',
        alt: 'Un abuelo y su nieta con una computadora en la escalera de la entrada',
      },
    },
    {
      kind: 'steps',
      layout: 'list',
      id: 'pasos',
      heading: 'Cómo se pide',
      lead: 'Toda la solicitud está dentro de la compra.',
      steps: [
        {
          title: 'Escribe tu dirección',
          body: 'Debajo de los planes aparece la pregunta por los programas de ayuda.',
        },
        {
          title: 'Marca tu programa',
          body: `${facts.name(ASSIST)} entra a la lista con su precio. Lo eliges como cualquier otro.`,
        },
        {
          title: 'Ten a mano la carta',
          body: 'Verificamos después del pedido. Sirve la carta de beneficios o la tarjeta con el nombre.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'preguntas',
      heading: 'Lo que la gente pregunta desde que terminó el ACP',
      items: [
        {
          question: '¿Va a volver el ACP?',
          answer:
            'Hoy no existe y no aceptamos solicitudes para una lista de espera. Si alguien te la ofrece a cambio de tus datos, desconfía.',
        },
        {
          question: '¿Y si dejo el programa después?',
          answer: `Avísanos. Puedes pasar a ${facts.name(ADVANTAGE)} por ${facts.price(ADVANTAGE)} al mes, sin cargo por el cambio.`,
        },
        {
          question: `¿Qué hago con ${facts.speed(ASSIST)}?`,
          answer:
            'Clases en línea, una videollamada y una serie a la vez. Si son varios en casa a la misma hora, el otro plan da el doble.',
        },
        {
          question: '¿Revisan mi crédito?',
          answer:
            'Hay una consulta al final del pedido, igual para todos. Si no la pasas, puedes dejar un depósito que se devuelve.',
        },
        {
          question: '¿Qué hace Lifeline?',
          answer:
            'Es un descuento federal en teléfono o internet, uno por hogar. Se pide en el Verificador Nacional de Lifeline, y cada compañía decide si participa.',
        },
        {
          question: '¿Alguien me ayuda a llenar el pedido?',
          answer: `Sí, en español: ${facts.phone('sales')}. ${facts.hours('sales')}. También en una tienda.`,
        },
      ],
    },
    {
      kind: 'labels',
      id: 'etiquetas',
      heading: 'Las etiquetas oficiales',
      lead: 'Precio, cargos y velocidad de los dos planes, como los pide la ley.',
      offers: [ASSIST, ADVANTAGE],
    },
    {
      kind: 'pages',
      heading: 'Otras ayudas',
      pages: [
        '/internet/{product}-internet-assist',
        '/internet/student-internet-plans',
        '/stores',
        '/packages/best-deals',
        '/discounts',
      ],
    },
  ],
})
