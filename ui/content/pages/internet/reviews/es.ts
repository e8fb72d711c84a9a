import { ULTRA } from '#ui/content/offer-ids.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Opiniones sobre el internet'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Opiniones de internet: cómo juzgar una compañía | ${brand.name}`,
  description: `Aquí no hay estrellas que pusimos nosotros. Aprende a leer opiniones de internet, qué publica ${brand.name} para que compruebes y cómo quejarte si algo sale mal.`,
  opening: {
    title: 'No te vamos a decir que somos buenos',
    lead: 'Una página de opiniones escrita por la propia compañía no sirve de mucho. Esta te enseña a juzgar a cualquiera, incluidos nosotros.',
    picture: 'Una mujer compara dos facturas: en una la línea termina en un nudo, en la otra va derecha',
    actions: { judge: 'Ver las preguntas', complaint: 'Cómo quejarte' },
  },
  judge: {
    id: 'juzgar',
    heading: 'Seis preguntas que dicen más que las estrellas',
    lead: 'Hazlas a tu compañía de hoy y a la que quieras contratar.',
    cards: titled({
      '¿Cuánto pago el segundo año?':
        'El precio de entrada lo anuncian todas. El que importa es el que viene después.',
      '¿Qué más trae la factura?':
        'Renta de equipo, cuotas de red, cargos por papel. Pide el total de un mes normal, por escrito.',
      '¿Cuánto cuesta irme?':
        'Pregunta por el contrato y por el cargo de cancelación antes de dar tu tarjeta.',
      '¿Cuánta es la subida?': 'Si no te la dicen, es baja. En una videollamada la vas a notar.',
      '¿Hay un límite de datos?': 'Y qué pasa al llegar: un cobro, una línea más lenta o nada.',
      '¿Quién contesta en la noche?':
        'Llama a su teléfono de clientes un domingo tarde. Es la mejor reseña que vas a leer.',
    }),
  },
  wePublish: {
    id: 'publicamos',
    heading: `Lo que responde ${brand.name}`,
    lead: 'Cada respuesta tiene un lugar donde puedes comprobarla.',
    columns: ['Pregunta', 'Nuestra respuesta', 'Dónde lo compruebas'],
    rows: [
      [
        'El segundo año',
        `Ultra pasa de ${facts.price(ULTRA)} a ${facts.laterPrice(ULTRA)} al mes después de ${facts.promotionMonths(ULTRA)} meses`,
        'En la página del plan y en tu pedido',
      ],
      ['Cargos extra al mes', 'Ninguno por el módem ni por la red', 'En la etiqueta del plan'],
      ['Salida', 'Sin contrato y sin cargo', 'En las condiciones del servicio'],
      [
        'Subida',
        `${facts.uploadSpeed(ULTRA)} en Ultra: igual que la bajada`,
        'En la etiqueta y en la prueba de velocidad',
      ],
      ['Datos', 'Sin límite', 'En la política de datos'],
      [
        'Instalación',
        `${facts.oneTime('install-professional')} con técnico; sin costo si lo conectas tú`,
        'En el pedido, antes de pagar',
      ],
    ],
    note: `Revisado el ${facts.date('2026-11-23')}. Los precios salen del mismo catálogo que cobra la tienda.`,
  },
  reading: {
    id: 'leer',
    heading: 'Cómo leer las opiniones de otros',
    paragraphs: [
      'La gente escribe cuando está furiosa o cuando le piden una reseña el día de la instalación. Lo que te sirve está en medio.',
    ],
    points: [
      'Busca tu ciudad: la red cambia de una calle a otra.',
      'Mira la fecha. Hace unos años la misma casa pudo tener otro cable.',
      'Separa «es lento» de «me cobraron de más»: son fallas distintas.',
      'Desconfía de las muy cortas y de las que suenan a anuncio.',
      'Pregunta a quien vive en tu edificio. Es la única opinión con tu misma línea.',
    ],
  },
  complaint: {
    id: 'queja',
    heading: 'Cómo quejarte y que funcione',
    lead: 'De nosotros o de cualquiera. Guarda el número de cada reporte.',
    steps: titled({
      'Llama con datos': `Ten a la mano tus mediciones, fechas y la factura. Nuestro teléfono de clientes es ${facts.phone('service')}.`,
      'Pide un número y una fecha':
        'Toda queja debe tener un reporte y un día de respuesta. Si no llega, vuelve a llamar con ese número.',
      'Sube un nivel':
        'Si no se resuelve, puedes presentar una queja ante la FCC, sin costo. La compañía tiene que responderte por escrito.',
    }),
  },
  questions: {
    id: 'preguntas',
    heading: 'Sobre esta página',
    items: answers({
      '¿Por qué no hay testimonios?':
        'Porque los escogeríamos nosotros. Preferimos que compares números que puedes comprobar.',
      '¿Cómo sé que el precio no va a cambiar al final?':
        'El total de hoy y el de cada mes te acompañan en toda la compra. Si algo cambia, lo ves y lo aceptas antes del cobro.',
      '¿Puedo probar y arrepentirme?':
        'No hay contrato. Si no te gusta, cancelas sin cargo y devuelves el equipo. El mes pagado y la instalación no son una multa, pero tampoco se anulan solos: pregunta por tu caso.',
      '¿Dónde veo la etiqueta de otra compañía?':
        'La ley se la pide a todas, junto al plan. Ponla al lado de la nuestra: los renglones van en el mismo orden.',
    }),
  },
  pages: { heading: 'Compruébalo' },
})
