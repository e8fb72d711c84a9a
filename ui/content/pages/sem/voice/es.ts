import { PHONE } from '#ui/content/offer-ids.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Teléfono para tu casa'

export const words = ({ brand, facts }: PageContext) => {
  const call = facts.call('MX', 30)
  return {
    title: `Teléfono de casa por ${facts.price(PHONE)} al mes | ${brand.name}`,
    description: `Llamadas a todo Estados Unidos por ${facts.price(PHONE)} al mes y a ${facts.countriesCalled} países con el plan internacional. Conserva el número de la casa.`,
    opening: {
      title: 'El número que todos se saben',
      lead: 'La escuela, la doctora y tus papás lo tienen anotado. Tráelo contigo y habla sin contar minutos dentro del país.',
      picture: 'Un abuelo y un nieto hablan por teléfono; el cordón dibuja el camino entre los dos',
      actions: { sales: 'Pedirlo por teléfono' },
    },
    calls: {
      id: 'llamadas',
      heading: 'Llamar lejos, con cuentas',
      figures: [
        { figure: facts.price('phone-international'), meaning: 'más al mes por el plan internacional' },
        { figure: call.landline, meaning: `cuestan ${call.minutes} minutos a un fijo de México` },
        { figure: call.mobile, meaning: `los mismos ${call.minutes} minutos a un celular` },
      ],
    },
    who: {
      id: 'quien',
      heading: 'Casas que todavía lo necesitan',
      lead: 'Si te reconoces en una, el fijo se paga solo.',
      cards: titled({
        'La casa de los abuelos':
          'Un teléfono grande, siempre en el mismo lugar, que no se queda sin batería ni se pierde en una bolsa.',
        'La familia repartida':
          'Los domingos se llama a tres países. Con el fijo hablas largo sin que se caliente el celular, y sabes lo que cuesta cada minuto.',
        'El cuarto sin señal':
          'Donde el celular apenas tiene una raya, el fijo se oye claro: no depende de la antena de la calle.',
      }),
    },
    number: {
      id: 'numero',
      heading: 'Cambiarte sin que nadie se entere',
      paragraphs: [
        'El número es tuyo, no de tu compañía. Búscalo en la última factura con el número de cuenta y escribe los dos en tu pedido. Mientras se hace el cambio sigue sonando el teléfono de antes, así que no lo canceles tú.',
        '¿Empiezas de cero? Eliges un número de la zona de tu dirección.',
      ],
      points: [
        'Tu teléfono sirve: se conecta con su cable al módem.',
        'El precio no tiene promoción, y no hay contrato.',
        'Las llamadas que parecen fraude llegan con un aviso.',
      ],
    },
    power: {
      id: 'luz',
      heading: 'Lo que conviene saber',
      paragraphs: [
        `El teléfono va por el módem. Si se va la luz o el servicio no puede llamar, tampoco al ${facts.stated('911', 'name')}. Ten un celular cargado a mano.`,
      ],
    },
    questions: {
      id: 'preguntas',
      heading: 'Antes de descolgar',
      items: answers({
        '¿Tengo que pagar también internet?':
          'No. El teléfono usa el mismo equipo, pero se paga aparte. Si ya tienes internet con nosotros, no hace falta otra visita.',
        '¿Cuánto cuesta con llamadas internacionales?': `${facts.together(PHONE, 'phone-international')} al mes por los dos, y cada minuto al precio de su país. Dentro de Estados Unidos no se cuentan minutos.`,
        '¿Puedo poner un teléfono en cada piso?':
          'Sí, con un juego inalámbrico. La base va junto al módem y los demás solo necesitan un enchufe.',
        '¿Y la alarma de la casa?':
          'Pregunta a la compañía de la alarma si funciona con telefonía por internet antes de cambiarte. Lo mismo con un equipo médico.',
      }),
    },
    pages: { heading: 'Más sobre el teléfono' },
  }
}
