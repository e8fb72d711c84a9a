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
        kind: 'feature',
        id: 'luz',
        heading: 'Lo que conviene saber',
        paragraphs: [
          `El teléfono va por el módem. Si se va la luz o el servicio no puede llamar, tampoco al ${facts.stated('911', 'name')}. Ten un celular cargado a mano.`,
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
