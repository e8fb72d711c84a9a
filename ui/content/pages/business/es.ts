import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Negocios'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Internet y teléfono para tu negocio | ${brand.name}`,
  description: `Los negocios contratan con ${brand.name} por teléfono: ${facts.businessPhone}. Qué preguntar, qué tener listo y cómo evitar que la caja se detenga.`,
  opening: {
    title: 'Que la caja nunca se quede esperando',
    lead: `Un negocio no se conecta como una casa: cuenta cuántas cajas cobran, cuántas líneas suenan y qué pasa si se va la señal. Por eso lo vendemos hablando. Llama al ${facts.businessPhone}.`,
    picture:
      'Una panadería de barrio: la dueña cobra con tarjeta, un cliente espera y el pan está en el mostrador',
    actions: { businessSales: 'Llamar a ventas para negocios', address: 'Es para mi casa' },
  },
  when: {
    id: 'cuando',
    heading: 'Cuándo contestamos',
    lead: 'Una persona que conoce tu zona, en español o en inglés. La llamada es gratis.',
    columns: ['Para qué', 'Teléfono', 'Horario'],
    rows: [
      ['Contratar', facts.businessPhone, facts.businessHours],
      ['Una falla, si ya eres cliente', facts.phone('service'), facts.hours('service')],
    ],
  },
  needs: {
    id: 'necesitas',
    heading: 'Piensa en tu día, no en megabits',
    lead: 'Dinos cuál se parece al tuyo y la propuesta sale de ahí.',
    cards: titled({
      'Tienda o restaurante':
        'Las cajas y el WiFi de los clientes van separados, para que una tarde llena no frene un cobro.',
      'Consultorio o despacho':
        'Varias líneas con un solo número, mensajes fuera de horario y un fax que todavía piden.',
      'Taller o bodega': 'Cámaras que suben video todo el día: importa tanto lo que sale como lo que entra.',
      'Trabajo desde casa':
        'Si recibes clientes o facturas desde tu casa, pregunta cuál de los dos servicios te conviene. A veces basta el de hogar.',
    }),
  },
  ready: {
    id: 'listo',
    heading: 'Ten listo esto y sales con un precio',
    paragraphs: ['La llamada dura menos si ya lo sabes. Nada de esto te obliga a contratar.'],
    points: [
      'La dirección del local y el número de suite, como aparecen en el contrato de renta.',
      'Si el edificio es tuyo o hay que pedir permiso para pasar un cable.',
      'Cuántas cajas, teléfonos y cámaras se usan a la misma hora.',
      'Los números que quieres conservar y la última factura de tu compañía.',
    ],
  },
  questions: {
    id: 'preguntas',
    heading: 'Lo que preguntan los dueños',
    items: answers({
      '¿Por qué no puedo pedirlo en línea?':
        'Porque el precio depende del local, del cableado y del contrato. En esta tienda solo se venden servicios para hogares; lo de tu negocio lo ves por escrito antes de firmar.',
      '¿Qué hay que pedir por escrito?':
        'El precio de cada mes y hasta cuándo dura, la velocidad de subida y de bajada, el plazo del contrato, lo que cuesta terminarlo y en cuánto tiempo reparan una falla.',
      '¿Puedo usar el internet de mi casa en mi negocio?':
        'Si trabajas en tu casa, sí. En un local abierto al público, no: el servicio de hogar no está hecho para que se conecten tus clientes.',
      '¿Conservo el número de mi negocio?':
        'Casi siempre. No canceles la línea actual: se cierra sola cuando el número llega. Ten a mano la cuenta y el nombre exacto con que está registrada.',
      'Ya soy cliente de negocios. ¿A quién llamo por una falla?': `Al ${facts.phone('service')}. Di que es un negocio al empezar, para que te atienda ese equipo.`,
    }),
  },
  pages: { heading: 'También te puede servir' },
})
