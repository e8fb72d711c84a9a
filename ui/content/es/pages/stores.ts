import type { PageWriter } from '#ui/content/page-entry.ts'

/** The stores that visitors can walk into. */
export const stores: PageWriter = ({ brand, facts }) => ({
  title: `Tiendas cerca de ti y sus horarios | ${brand.name}`,
  description: `Encuentra la tienda de ${brand.name} más cercana por código postal: dirección, teléfono, horario y lo que puedes hacer en cada una.`,
  sections: [
    {
      kind: 'opening',
      layout: 'wide',
      title: 'Entra, pregunta y llévate el equipo',
      lead: 'En una tienda pruebas el servicio, pagas en efectivo, recoges o devuelves equipo y hablas con alguien que ve tu cuenta.',
      picture: {
        name: 'storefront',
        alt: 'Una tienda de esquina con toldo; un hombre entra con una caja y una familia sale',
      },
      actions: [{ label: 'Buscar por código postal', to: '#tiendas' }],
    },
    {
      kind: 'tool',
      id: 'tiendas',
      heading: 'La tienda más cercana',
      lead: 'Escribe tu código postal y la lista se ordena por distancia. No hace falta cita.',
      tool: 'storeFinder',
    },
    {
      kind: 'cards',
      id: 'llevar',
      heading: 'Qué llevar, según a qué vas',
      lead: 'Así te vas con todo resuelto en una sola visita.',
      tone: 'coral',
      cards: [
        {
          icon: 'plus',
          title: 'A contratar',
          body: 'Tu dirección completa, una identificación y una tarjeta o cuenta de banco. El precio es el mismo que en esta página.',
        },
        {
          icon: 'coin',
          title: 'A pagar',
          body: 'El número de cuenta o el teléfono con que contrataste. Se acepta efectivo, y el recibo sale en el momento.',
        },
        {
          icon: 'home',
          title: 'A devolver equipo',
          body: 'El módem y las cajas con sus cargadores. Pide el comprobante y guárdalo: prueba que ya no debes nada.',
        },
        {
          icon: 'phone',
          title: 'A cambiar de celular',
          body: 'El celular desbloqueado, el número de cuenta de tu compañía y el NIP para llevarte tu número.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'preguntas',
      heading: 'Antes de salir de casa',
      items: [
        {
          question: '¿Necesito cita?',
          answer:
            'No. Te atendemos por orden de llegada. Si llevas prisa, llama a la tienda y pregunta cuánta gente hay.',
        },
        {
          question: '¿Atienden en español?',
          answer: 'Sí. En cada tienda hay alguien que habla español durante todo el horario.',
        },
        {
          question: '¿Puedo recoger el equipo de mi pedido?',
          answer:
            'Sí, en las tiendas que dicen «Recoger y devolver equipo». Lleva tu número de pedido y una identificación.',
        },
        {
          question: '¿Las tiendas venden servicio para negocios?',
          answer: `No. Los negocios contratan por teléfono: ${facts.businessPhone}.`,
        },
        {
          question: '¿Y si no hay una tienda cerca?',
          answer: `Todo se puede hacer aquí o por teléfono: ${facts.phone('sales')}. El equipo llega por correo, y su devolución sale con una etiqueta sin costo.`,
        },
      ],
    },
    {
      kind: 'action',
      heading: 'También puedes empezar desde aquí',
      lead: 'Tu dirección dice qué planes llegan y cuánto cuestan.',
      actions: [],
      hasAddressForm: true,
    },
  ],
})
