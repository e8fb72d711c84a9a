import { IMEI_LENGTH } from '#core/mobile/imei.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Revisa tu IMEI'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Revisa el IMEI de tu celular | ${brand.name} Mobile`,
  description: `Escribe el IMEI y mira si está bien, qué familias de dispositivos puedes traer a ${brand.name} Mobile y qué hacer si te salen dos números. No se envía ni se guarda.`,
  opening: {
    title: 'Pregúntale a tu celular cómo se llama',
    lead: `Marca *#${facts.stated('06', 'name')}# y salen ${facts.stated(String(IMEI_LENGTH), 'rule MOB-11')} números. Con ellos sabes si puedes traerlo.`,
    picture: 'Un celular con el teclado en la pantalla; de la tecla que se marca sale el hilo de un papalote',
    actions: { imei: 'Revisar mi IMEI', byod: 'Cómo traer mi celular' },
  },
  imei: {
    id: 'imei',
    heading: 'Tu IMEI',
    lead: 'El último número sale de los demás, así que un error al copiarlo se nota enseguida.',
  },
  next: {
    id: 'despues',
    heading: 'Si está bien escrito, lo que sigue',
    lead: 'El número dice qué dispositivo es. Falta saber si está libre.',
    steps: titled({
      'Mira si está desbloqueado':
        'En los ajustes, busca el bloqueo de la compañía o de la red. Si dice que no hay restricción, está libre.',
      'Ten a la mano tu número':
        'Si lo traes de otra compañía, pide el número de cuenta y el PIN de transferencia.',
      'Pide tu línea': `En línea con tu dirección, o al ${facts.phone('sales')}. Ahí confirmamos con la red que el dispositivo no esté reportado.`,
    }),
  },
  questions: {
    id: 'preguntas',
    heading: 'Sobre el IMEI',
    items: answers({
      '¿Es peligroso darlo?':
        'No lo publiques ni lo mandes a desconocidos. Aquí se revisa en tu propio dispositivo: no sale de él.',
      '¿Y si el dispositivo está reportado como robado?':
        'No funciona en ninguna red. Si lo compraste usado, pide tu dinero a quien te lo vendió y la factura a su nombre.',
      '¿Cambia al poner otra tarjeta?':
        'No. El IMEI es del dispositivo; la tarjeta y la eSIM tienen números propios.',
      '¿Por qué el de la caja no coincide?':
        'Puede ser la caja de otro, o un dispositivo reparado con otra placa. Vale el que sale en la pantalla.',
    }),
  },
  pages: { heading: 'Lo que sigue' },
})
