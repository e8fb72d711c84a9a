import { ADVANTAGE, ASSIST } from '#ui/content/offer-ids.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Internet para todos'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Internet accesible después del ACP: tus opciones | ${brand.name}`,
  description: `El programa ACP terminó. ${facts.name(ASSIST)} cuesta ${facts.price(ASSIST)} al mes para hogares con ayuda pública y ${facts.name(ADVANTAGE)}, ${facts.price(ADVANTAGE)} para cualquiera..`,
  opening: {
    title: 'El ACP se acabó. Tu internet no tiene por qué.',
    lead: `El descuento federal terminó en ${facts.stated('2024', 'date')} y nadie puede darlo ya. Quedan dos planes con una mensualidad corta, y un programa federal que sigue: Lifeline.`,
    picture: 'Un edificio al anochecer: un mismo hilo enciende todas las ventanas',
    actions: { address: 'Ver cuál llega a mi casa', plans: 'Comparar los dos' },
  },
  plans: {
    id: 'planes',
    heading: 'Dos planes que no suben',
    lead: 'Ninguno tiene una promoción que termine. El precio de la línea es el de todos los meses.',
    note: 'El acceso a internet no paga impuesto sobre las ventas. El módem va incluido y no hay límite de datos.',
  },
  who: {
    id: 'quien',
    heading: 'Quién puede pedir Assist',
    paragraphs: [
      'Tu hogar entra si una de las personas que viven ahí participa en alguno de estos programas. No tiene que ser quien firma el pedido.',
    ],
    picture: 'Un abuelo y su nieta con una computadora en la escalera de la entrada',
  },
  steps: {
    id: 'pasos',
    heading: 'Cómo se pide',
    lead: 'Toda la solicitud está dentro de la compra.',
    steps: titled({
      'Escribe tu dirección': 'Debajo de los planes aparece la pregunta por los programas de ayuda.',
      'Marca tu programa': `${facts.name(ASSIST)} entra a la lista con su precio. Lo eliges como cualquier otro.`,
      'Ten a mano la carta':
        'Verificamos después del pedido. Sirve la carta de beneficios o la tarjeta con el nombre.',
    }),
  },
  questions: {
    id: 'preguntas',
    heading: 'Lo que la gente pregunta desde que terminó el ACP',
    items: answers({
      '¿Va a volver el ACP?':
        'Hoy no existe y no aceptamos solicitudes para una lista de espera. Si alguien te la ofrece a cambio de tus datos, desconfía.',
      '¿Y si dejo el programa después?': `Avísanos. Puedes pasar a ${facts.name(ADVANTAGE)} por ${facts.price(ADVANTAGE)} al mes, sin cargo por el cambio.`,
      [`¿Qué hago con ${facts.speed(ASSIST)}?`]:
        'Clases en línea, una videollamada y una serie a la vez. Si son varios en casa a la misma hora, el otro plan da el doble.',
      '¿Revisan mi crédito?':
        'Hay una consulta al final del pedido, igual para todos. Si no la pasas, puedes dejar un depósito que se devuelve.',
      '¿Qué hace Lifeline?':
        'Es un descuento federal en teléfono o internet, uno por hogar. Se pide en el Verificador Nacional de Lifeline, y cada compañía decide si participa.',
      '¿Alguien me ayuda a llenar el pedido?': `Sí, en español: ${facts.phone('sales')}. ${facts.hours('sales')}. También en una tienda.`,
    }),
  },
  labels: {
    id: 'etiquetas',
    heading: 'Las etiquetas oficiales',
    lead: 'Precio, cargos y velocidad de los dos planes, como los pide la ley.',
  },
  pages: { heading: 'Otras ayudas' },
})
