import { bundleLines } from '#ui/content/package-price.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

/** The packages of several services. */
export const packages: PageWriter = ({ brand, facts }) => {
  const [latino, signature, stream] = ['bundle-latino', 'bundle-signature', 'bundle-stream'].map((id) =>
    bundleLines(brand, id),
  ) as [ReturnType<typeof bundleLines>, ReturnType<typeof bundleLines>, ReturnType<typeof bundleLines>]
  return {
    title: `Paquetes de internet, TV y teléfono, con cuentas claras | ${brand.name}`,
    description: `Junta internet, televisión y teléfono desde ${facts.package(stream).price} al mes. Ve cada paquete renglón por renglón: lo que suma, lo que descuenta y lo que pagas después.`,
    sections: [
      {
        kind: 'opening',
        layout: 'wide',
        title: 'Un paquete se lee como una cuenta del mercado',
        lead: 'Cada servicio en su renglón, el descuento en el suyo y el total abajo. Si algo no lo usas, lo quitas antes de pedir.',
        picture: {
          name: 'packagesStrings',
          alt: 'Una mujer en la azotea sostiene un solo hilo que se reparte en cuatro papalotes',
        },
        actions: [
          { label: 'Ver lo que llega a mi casa', to: 'address' },
          { label: 'Comparar los paquetes', to: '#paquetes' },
        ],
      },
      {
        kind: 'bills',
        id: 'paquetes',
        heading: 'Tres cuentas ya hechas',
        lead: 'Con el botón, el paquete entra a tu carrito. Solo falta tu dirección.',
        bills: [
          {
            title: 'En español y en familia',
            about: 'Internet para varias pantallas, los canales latinos y un número para la casa.',
            lines: latino,
          },
          {
            title: 'La casa llena',
            about: 'La velocidad más alta, los canales de siempre en los dos idiomas y teléfono.',
            lines: signature,
          },
          {
            title: 'Poca tele, mucha red',
            about: 'Gig para trabajar y jugar, y canales en español por la aplicación.',
            lines: stream,
          },
        ],
        note: 'Antes de impuestos. El descuento se aplica a la mensualidad de internet mientras tengas todos los servicios del paquete.',
      },
      {
        kind: 'feature',
        id: 'conviene',
        heading: 'Cuándo sí y cuándo no',
        tone: 'sun',
        picture: { name: 'packagesScale', alt: 'Una balanza: en un plato tres recibos, en el otro uno solo' },
        paragraphs: [
          'Un paquete conviene cuando ya ibas a pedir todo lo que trae. El descuento existe para eso.',
          'Si el teléfono de la casa no suena o ves dos canales, sale mejor internet solo. Un descuento sobre algo que no usas sigue siendo un gasto.',
        ],
        points: [
          'Apunta lo que pagas hoy por separado, con impuestos y cargos por equipo.',
          'Compara con el total de la cuenta y también con el precio de después.',
          'Quita un renglón y mira si de verdad lo extrañarías.',
        ],
        actions: [{ label: 'Hacer la cuenta con mis números', to: '/packages/savings-calculator' }],
      },
      {
        kind: 'cards',
        id: 'celular',
        heading: 'El celular también baja tu internet',
        lead: 'No es un paquete con nombre, pero el descuento se aplica igual.',
        cards: [
          {
            icon: 'phone',
            title: 'La primera línea',
            body: `Con internet, una línea Unlimited cuesta ${facts.lines('bundled', 1).cost} al mes por ${facts.lines('bundled', 1).years} año; después, ${facts.laterPrice('mobile-unlimited')}.`,
          },
          {
            icon: 'wifi',
            title: `Desde ${facts.withMobileLines('internet-500').lines} líneas`,
            body: `${facts.name('internet-500')} baja a ${facts.withMobileLines('internet-500').price} al mes y Gig a ${facts.withMobileLines('internet-gig').price}, durante ${facts.withMobileLines('internet-gig').months} meses. Después, ${facts.laterPrice('internet-500')} y ${facts.laterPrice('internet-gig')}.`,
          },
          {
            icon: 'gift',
            title: 'La cuarta línea',
            body: `Cuatro líneas Unlimited con internet cuestan lo mismo que tres: ${facts.lines('bundled', 4).cost} al mes por todas.`,
          },
        ],
      },
      {
        kind: 'questions',
        id: 'preguntas',
        heading: 'Lo que se pregunta de un paquete',
        items: [
          {
            question: '¿Cuánto dura el descuento?',
            answer: `Los primeros ${facts.bundle('bundle-latino').months} meses. Después pagas el precio normal de cada servicio, que ya está en la cuenta de arriba y en tu pedido.`,
          },
          {
            question: '¿Puedo quitar un servicio más adelante?',
            answer:
              'Sí, cuando quieras y sin cargo. Si el paquete deja de estar completo, termina su descuento y conservas el precio propio de lo que te queda.',
          },
          {
            question: '¿Se suma a otras promociones?',
            answer:
              'El descuento del paquete se resta de tu internet después de su promoción del primer año. Los dos aparecen por separado en tu pedido.',
          },
          {
            question: '¿Tengo que firmar un contrato?',
            answer: 'No. Ningún paquete tiene permanencia.',
          },
          {
            question: '¿Puedo armar otro paquete?',
            answer:
              'Claro. Escribe tu dirección, elige tu internet y agrega lo demás. Si con lo que llevas te falta poco para un descuento, la tienda te avisa.',
          },
        ],
      },
      {
        kind: 'pages',
        heading: 'Antes de armar el tuyo',
        pages: [
          '/packages/{product}-one',
          '/packages/best-deals',
          '/packages/savings-calculator',
          '/cable-tv/plans',
          '/mobile/plans',
          '/discounts',
        ],
      },
    ],
  }
}
