import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Tiendas'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Tiendas cerca de ti y sus horarios | ${brand.name}`,
  description: `Encuentra la tienda de ${brand.name} más cercana por código postal: dirección, teléfono, horario y lo que puedes hacer en cada una.`,
  opening: {
    title: 'Entra, pregunta y llévate el equipo',
    lead: 'En una tienda pruebas el servicio, pagas en efectivo, recoges o devuelves equipo y hablas con alguien que ve tu cuenta.',
    picture: 'Una tienda de esquina con toldo; un hombre entra con una caja y una familia sale',
    actions: { stores: 'Buscar por código postal' },
  },
  stores: {
    id: 'tiendas',
    heading: 'La tienda más cercana',
    lead: 'Escribe tu código postal y la lista se ordena por distancia. No hace falta cita.',
  },
  bring: {
    id: 'llevar',
    heading: 'Qué llevar, según a qué vas',
    lead: 'Así te vas con todo resuelto en una sola visita.',
    cards: titled({
      'A contratar':
        'Tu dirección completa, una identificación y una tarjeta o cuenta de banco. El precio es el mismo que en esta página.',
      'A pagar':
        'El número de cuenta o el teléfono con que contrataste. Se acepta efectivo, y el recibo sale en el momento.',
      'A devolver equipo':
        'El módem y las cajas con sus cargadores. Pide el comprobante y guárdalo: prueba que ya no debes nada.',
      'A cambiar de celular':
        'El celular desbloqueado, el número de cuenta de tu compañía y el NIP para llevarte tu número.',
    }),
  },
  questions: {
    id: 'preguntas',
    heading: 'Antes de salir de casa',
    items: answers({
      '¿Necesito cita?':
        'No. Te atendemos por orden de llegada. Si llevas prisa, llama a la tienda y pregunta cuánta gente hay.',
      '¿Atienden en español?': 'Sí. En cada tienda hay alguien que habla español durante todo el horario.',
      '¿Puedo recoger el equipo de mi pedido?':
        'Sí, en las tiendas que dicen «Recoger y devolver equipo». Lleva tu número de pedido y una identificación.',
      '¿Las tiendas venden servicio para negocios?': `No. Los negocios contratan por teléfono: ${facts.businessPhone}.`,
      '¿Y si no hay una tienda cerca?': `Todo se puede hacer aquí o por teléfono: ${facts.phone('sales')}. El equipo llega por correo, y su devolución sale con una etiqueta sin costo.`,
    }),
  },
  action: {
    heading: 'También puedes empezar desde aquí',
    lead: 'Tu dirección dice qué planes llegan y cuánto cuestan.',
  },
})
