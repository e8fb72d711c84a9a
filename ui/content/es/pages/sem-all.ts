import type { PageWriter } from '#ui/content/page-entry.ts'

/** The page of search marketing for every service. */
export const semAll: PageWriter = ({ brand, facts }) => ({
  title: `Internet, TV y teléfono en un solo pedido | ${brand.name}`,
  description: `Escribe tu dirección y ve en segundos qué servicios llegan a tu casa: internet desde ${facts.price('internet-advantage')} al mes, televisión, teléfono y celular.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'Todo lo de la casa, en un solo pedido',
      lead: `Internet desde ${facts.price('internet-advantage')} al mes. Televisión, teléfono y celular solo si los quieres.`,
      picture: {
        name: 'semShelf',
        alt: 'Un estante con televisor, router y teléfono unidos por el mismo hilo',
      },
      hasAddressForm: true,
      actions: [{ label: 'Prefiero llamar', to: 'sales' }],
    },
    {
      kind: 'services',
      id: 'servicios',
      heading: 'Empieza por internet',
      lead: 'Lo demás se agrega al mismo carrito, con su precio a la vista.',
      services: [
        {
          line: 'TV',
          about: `De ${facts.channels({ plan: 'tv-stream-latino' }).count} a ${facts.channels({ plan: 'tv-select-plus' }).count} canales, en español y en inglés.`,
        },
        { line: 'Voice', about: 'Llamadas a todo el país, con tu número de siempre.' },
        { line: 'Mobile', about: 'La primera línea no cuesta el primer año si tienes internet.' },
      ],
      note: 'Antes de impuestos. Cada dirección recibe servicios distintos.',
    },
    {
      kind: 'figures',
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
    {
      kind: 'pages',
      heading: 'Mira antes de pedir',
      pages: ['/packages', '/internet/plans', '/cable-tv/plans'],
    },
  ],
})
