import type { PageContext } from '#ui/content/page-entry.ts'

export const name = 'Internet, TV y teléfono'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Internet, TV y teléfono en un solo pedido | ${brand.name}`,
  description: `Escribe tu dirección y ve en segundos qué servicios llegan a tu casa: internet desde ${facts.price('internet-advantage')} al mes, televisión, teléfono y celular.`,
  opening: {
    title: 'Todo lo de la casa, en un solo pedido',
    lead: `Internet desde ${facts.price('internet-advantage')} al mes. Televisión, teléfono y celular solo si los quieres.`,
    picture: 'Un estante con televisor, router y teléfono unidos por el mismo hilo',
    actions: { sales: 'Prefiero llamar' },
  },
  services: {
    id: 'servicios',
    heading: 'Empieza por internet',
    lead: 'Lo demás se agrega al mismo carrito, con su precio a la vista.',
    services: {
      item: {
        about: `De ${facts.channels({ plan: 'tv-stream-latino' }).count} a ${facts.channels({ plan: 'tv-select-plus' }).count} canales, en español y en inglés.`,
      },
      item2: { about: 'Llamadas a todo el país, con tu número de siempre.' },
      item3: { about: 'La primera línea no cuesta el primer año si tienes internet.' },
    },
    note: 'Antes de impuestos. Cada dirección recibe servicios distintos.',
  },
  clear: {
    id: 'claro',
    heading: 'Lo que pagas por pedir de más',
    figures: [
      { figure: 'Nada', meaning: 'por cancelar el servicio que no uses, el mes que quieras' },
      { figure: 'Nada', meaning: 'por el módem, prestado mientras tengas internet' },
      {
        figure: facts.price('internet-500'),
        meaning: `al mes por ${facts.speed('internet-500')}, los primeros ${facts.promotionMonths('internet-500')} meses`,
      },
    ],
  },
  pages: { heading: 'Mira antes de pedir' },
})
