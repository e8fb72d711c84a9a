import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const PHONE = 'home-phone' as OfferId

/** The page of search marketing for the telephone at home. */
export const semVoice: PageWriter = ({ brand, facts }) => {
  const call = facts.call('MX', 30)
  return {
    title: `Teléfono de casa por ${facts.price(PHONE)} al mes | ${brand.name}`,
    description: `Llamadas a todo Estados Unidos por ${facts.price(PHONE)} al mes y a ${facts.countriesCalled} países con el plan internacional. Conserva el número de la casa.`,
    sections: [
      {
        kind: 'opening',
        layout: 'price',
        title: 'El número que todos se saben',
        lead: 'La escuela, la doctora y tus papás lo tienen anotado. Tráelo contigo y habla sin contar minutos dentro del país.',
        picture: {
          name: 'semCord',
          alt: 'Un abuelo y un nieto hablan por teléfono; el cordón dibuja el camino entre los dos',
        },
        offer: PHONE,
        hasAddressForm: true,
        actions: [{ label: 'Pedirlo por teléfono', to: 'sales' }],
      },
      {
        kind: 'figures',
        id: 'llamadas',
        heading: 'Llamar lejos, con cuentas',
        tone: 'coral',
        figures: [
          { figure: facts.price('phone-international'), meaning: 'más al mes por el plan internacional' },
          { figure: call.landline, meaning: `cuestan ${call.minutes} minutos a un fijo de México` },
          { figure: call.mobile, meaning: `los mismos ${call.minutes} minutos a un celular` },
        ],
      },
      {
        kind: 'cards',
        id: 'quien',
        heading: 'Casas que todavía lo necesitan',
        lead: 'Si te reconoces en una, el fijo se paga solo.',
        cards: [
          {
            icon: 'home',
            title: 'La casa de los abuelos',
            body: 'Un teléfono grande, siempre en el mismo lugar, que no se queda sin batería ni se pierde en una bolsa.',
          },
          {
            icon: 'receiver',
            title: 'La familia repartida',
            body: 'Los domingos se llama a tres países. Con el fijo hablas largo sin que se caliente el celular, y sabes lo que cuesta cada minuto.',
          },
          {
            icon: 'wifi',
            title: 'El cuarto sin señal',
            body: 'Donde el celular apenas tiene una raya, el fijo se oye claro: no depende de la antena de la calle.',
          },
        ],
      },
      {
        kind: 'feature',
        id: 'numero',
        heading: 'Cambiarte sin que nadie se entere',
        tone: 'sun',
        paragraphs: [
          'El número es tuyo, no de tu compañía. Búscalo en la última factura con el número de cuenta y escribe los dos en tu pedido. Mientras se hace el cambio sigue sonando el teléfono de antes, así que no lo canceles tú.',
          '¿Empiezas de cero? Eliges un número de la zona de tu dirección.',
        ],
        points: [
          'Tu aparato sirve: se conecta con su cable al módem.',
          'El precio no tiene promoción, y no hay contrato.',
          'Las llamadas que parecen fraude llegan con un aviso.',
        ],
      },
      {
        kind: 'feature',
        id: 'luz',
        heading: 'Lo que conviene saber',
        paragraphs: [
          `El teléfono va por el módem. Si se va la luz o el servicio no puede llamar, tampoco al ${facts.stated('911', 'name')}. Ten un celular cargado a mano.`,
        ],
      },
      {
        kind: 'questions',
        id: 'preguntas',
        heading: 'Antes de descolgar',
        items: [
          {
            question: '¿Tengo que pagar también internet?',
            answer:
              'No. El teléfono usa el mismo equipo, pero se paga aparte. Si ya tienes internet con nosotros, no hace falta otra visita.',
          },
          {
            question: '¿Cuánto cuesta con llamadas internacionales?',
            answer: `${facts.together(PHONE, 'phone-international')} al mes por los dos, y cada minuto al precio de su país. Dentro de Estados Unidos no se cuentan minutos.`,
          },
          {
            question: '¿Puedo poner un teléfono en cada piso?',
            answer:
              'Sí, con un juego inalámbrico. La base va junto al módem y los demás solo necesitan un enchufe.',
          },
          {
            question: '¿Y la alarma de la casa?',
            answer:
              'Pregunta a la compañía de la alarma si funciona con telefonía por internet antes de cambiarte. Lo mismo con un aparato médico.',
          },
        ],
      },
      {
        kind: 'pages',
        heading: 'Más sobre el teléfono',
        pages: ['/home-phone', '/home-phone/international-calling', '/packages'],
      },
    ],
  }
}
