import { IMEI_LENGTH } from '#core/mobile/imei.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

/** The check of a telephone that a customer brings. */
export const eligibilityCheck: PageWriter = ({ brand, facts }) => ({
  title: `Revisa el IMEI de tu celular | ${brand.name} Mobile`,
  description: `Escribe el IMEI y mira si está bien, qué familias de equipos puedes traer a ${brand.name} Mobile y qué hacer si te salen dos números. No se envía ni se guarda.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'Pregúntale a tu celular cómo se llama',
      lead: `Marca *#${facts.stated('06', 'name')}# y salen ${facts.stated(String(IMEI_LENGTH), 'rule MOB-11')} números. Con ellos sabes si puedes traerlo.`,
      picture: {
        name: 'dialedPhone',
        alt: 'Un celular con el teclado en la pantalla; de la tecla que se marca sale el hilo de un papalote',
      },
      actions: [
        { label: 'Revisar mi IMEI', to: '#imei' },
        { label: 'Cómo traer mi celular', to: '/mobile/byod' },
      ],
    },
    {
      kind: 'tool',
      id: 'imei',
      heading: 'Tu IMEI',
      lead: 'El último número sale de los demás, así que un error al copiarlo se nota enseguida.',
      tool: 'imeiCheck',
    },
    {
      kind: 'steps',
      layout: 'list',
      id: 'despues',
      heading: 'Si está bien escrito, lo que sigue',
      lead: 'El número dice qué equipo es. Falta saber si está libre.',
      steps: [
        {
          title: 'Mira si está desbloqueado',
          body: 'En los ajustes, busca el bloqueo de la compañía o de la red. Si dice que no hay restricción, está libre.',
        },
        {
          title: 'Ten a la mano tu número',
          body: 'Si lo traes de otra compañía, pide el número de cuenta y el PIN de transferencia.',
        },
        {
          title: 'Pide tu línea',
          body: `En línea con tu dirección, o al ${facts.phone('sales')}. Ahí confirmamos con la red que el equipo no esté reportado.`,
        },
      ],
    },
    {
      kind: 'questions',
      id: 'preguntas',
      heading: 'Sobre el IMEI',
      items: [
        {
          question: '¿Es peligroso darlo?',
          answer:
            'No lo publiques ni lo mandes a desconocidos. Aquí se revisa en tu propio equipo: no sale de él.',
        },
        {
          question: '¿Y si el equipo está reportado como robado?',
          answer:
            'No funciona en ninguna red. Si lo compraste usado, pide tu dinero a quien te lo vendió y la factura a su nombre.',
        },
        {
          question: '¿Cambia al poner otra tarjeta?',
          answer: 'No. El IMEI es del equipo; la tarjeta y la eSIM tienen números propios.',
        },
        {
          question: '¿Por qué el de la caja no coincide?',
          answer:
            'Puede ser la caja de otro, o un equipo reparado con otra placa. Vale el que sale en la pantalla.',
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'Lo que sigue',
      pages: ['/mobile/byod', '/mobile/switch', '/mobile/trade-in', '/mobile/plans', '/mobile/coverage-map'],
    },
  ],
})
