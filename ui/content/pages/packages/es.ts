import { bundleLines } from '#ui/content/package-price.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Paquetes'

export const words = ({ brand, facts }: PageContext) => {
  const stream = bundleLines(brand, 'bundle-stream')
  return {
    title: `Paquetes de internet, TV y teléfono, con cuentas claras | ${brand.name}`,
    description: `Junta internet, televisión y teléfono desde ${facts.package(stream).price} al mes. Ve cada paquete renglón por renglón: lo que suma, lo que descuenta y lo que pagas después.`,
    opening: {
      title: 'Un paquete se lee como una cuenta del mercado',
      lead: 'Cada servicio en su renglón, el descuento en el suyo y el total abajo. Si algo no lo usas, lo quitas antes de pedir.',
      picture: 'Una mujer en la azotea sostiene un solo hilo que se reparte en cuatro papalotes',
      actions: { address: 'Ver lo que llega a mi casa', packages: 'Comparar los paquetes' },
    },
    packages: {
      id: 'paquetes',
      heading: 'Tres cuentas ya hechas',
      lead: 'Con el botón, el paquete entra a tu carrito. Solo falta tu dirección.',
      bills: {
        spanishTvFamily: {
          title: 'En español y en familia',
          about: 'Internet para varias pantallas, los canales latinos y un número para la casa.',
        },
        fullHouse: {
          title: 'La casa llena',
          about: 'La velocidad más alta, los canales de siempre en los dos idiomas y teléfono.',
        },
        lightTvFast: {
          title: 'Poca tele, mucha red',
          about: 'Gig para trabajar y jugar, y canales en español por la app.',
        },
      },
      note: 'Antes de impuestos. El descuento se aplica a la mensualidad de internet mientras tengas todos los servicios del paquete.',
    },
    worthIt: {
      id: 'conviene',
      heading: 'Cuándo sí y cuándo no',
      picture: 'Una balanza: en un plato tres recibos, en el otro uno solo',
      paragraphs: [
        'Un paquete conviene cuando ya ibas a pedir todo lo que trae. El descuento existe para eso.',
        'Si el teléfono de la casa no suena o ves dos canales, sale mejor internet solo. Un descuento sobre algo que no usas sigue siendo un gasto.',
      ],
      points: [
        'Apunta lo que pagas hoy por separado, con impuestos y cargos por equipo.',
        'Compara con el total de la cuenta y también con el precio de después.',
        'Quita un renglón y mira si de verdad lo extrañarías.',
      ],
      actions: { savingsCalculator: 'Hacer la cuenta con mis números' },
    },
    mobile: {
      id: 'celular',
      heading: 'El celular también baja tu internet',
      lead: 'No es un paquete con nombre, pero el descuento se aplica igual.',
      cards: titled({
        'La primera línea': `Con internet, una línea Unlimited cuesta ${facts.lines('bundled', 1).cost} al mes.`,
        [`Desde ${facts.withMobileLines('internet-500').lines} líneas`]: `${facts.name('internet-500')} baja a ${facts.withMobileLines('internet-500').price} al mes y Gig a ${facts.withMobileLines('internet-gig').price}, durante ${facts.withMobileLines('internet-gig').months} meses. Después, ${facts.laterPrice('internet-500')} y ${facts.laterPrice('internet-gig')}.`,
        'La cuarta línea': `Cuatro líneas Unlimited con internet cuestan lo mismo que tres: ${facts.lines('bundled', 4).cost} al mes por todas.`,
      }),
    },
    questions: {
      id: 'preguntas',
      heading: 'Lo que se pregunta de un paquete',
      items: answers({
        '¿Cuánto dura el descuento?': `Los primeros ${facts.bundle('bundle-latino').months} meses. Después pagas el precio normal de cada servicio, que ya está en la cuenta de arriba y en tu pedido.`,
        '¿Puedo quitar un servicio más adelante?':
          'Sí, cuando quieras y sin cargo. Si el paquete deja de estar completo, termina su descuento y conservas el precio propio de lo que te queda.',
        '¿Se suma a otras promociones?':
          'El descuento del paquete se resta de tu internet después de su promoción del primer año. Los dos aparecen por separado en tu pedido.',
        '¿Tengo que firmar un contrato?': 'No. Ningún paquete tiene permanencia.',
        '¿Puedo armar otro paquete?':
          'Claro. Escribe tu dirección, elige tu internet y agrega lo demás. Si con lo que llevas te falta poco para un descuento, la tienda te avisa.',
      }),
    },
    pages: { heading: 'Antes de armar el tuyo' },
  }
}

export const general = ({ brand, facts }: PageContext) => ({
  title: `Paquetes con cuentas claras | ${brand.name}`,
  description: `Los paquetes de ${brand.name}, renglón por renglón: lo que suma, lo que descuenta y lo que pagas después.`,
  opening: {
    title: 'Juntos cuestan menos',
    lead: 'Cada servicio en su renglón, el descuento en el suyo y el total abajo. Si algo no lo usas, lo quitas antes de pedir.',
    picture: 'Una mujer en la azotea sostiene un solo hilo que se reparte en el aire',
  },
  packages: {
    id: 'paquetes',
    heading: 'La cuenta ya hecha',
    lead: 'Con el botón, el paquete entra a tu carrito. Solo falta tu dirección.',
    bill: (id: string) => ({
      title: facts.bundle(id).names,
      about: `Cada mes pagas ${facts.bundle(id).off} menos durante ${facts.bundle(id).months} meses.`,
    }),
    note: 'Antes de impuestos. El descuento se aplica mientras tengas todos los servicios del paquete.',
  },
  questions: {
    id: 'preguntas',
    heading: 'Lo que se pregunta de un paquete',
    items: answers({
      '¿Qué pago cuando termina el descuento?':
        'El precio normal de cada servicio, que ya está en la cuenta de arriba y en tu pedido.',
      '¿Puedo quitar un servicio más adelante?':
        'Sí, cuando quieras y sin cargo. Si el paquete deja de estar completo, termina su descuento y conservas el precio propio de lo que te queda.',
      '¿Se suma a otras promociones?':
        'Sí. El descuento del paquete se resta después de la promoción de tu plan. Los dos aparecen por separado en tu pedido.',
    }),
  },
  pages: { heading: 'Antes de armar el tuyo' },
})
