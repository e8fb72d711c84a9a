import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Para quienes ya son clientes'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Ya eres cliente: cambia tu servicio sin llamar | ${brand.name}`,
  description: `Entra a tu cuenta para pagar, mover tu visita o agregar servicios. ¿Te mudas? Escribe la dirección nueva. Alguien contesta a toda hora.`,
  opening: {
    title: 'Ya estás en casa. Entra.',
    lead: 'Tu cuenta sabe qué tienes y qué puedes agregar. No hace falta pedir todo otra vez.',
    picture: 'Un hombre abre su puerta con una llave de la que cuelga un papalote pequeño',
    actions: { account: 'Entrar a mi cuenta' },
  },
  tasks: {
    id: 'tareas',
    heading: 'Lo que se resuelve en la cuenta',
    lead: 'Sin música de espera.',
    cards: titled({
      'Pagar y ver facturas': 'También los pagos automáticos, que quitas cuando quieras.',
      'Agregar algo': `Un pod por ${facts.price('wifi-pod')} al mes, televisión o una línea. Ves el total antes de aceptar.`,
      'Mover una visita': 'Eliges otro día de los que hay, sin dar explicaciones.',
    }),
  },
  action: {
    heading: '¿Cambias de casa?',
    lead: 'Escribe la dirección nueva y ve qué llega antes de empacar.',
  },
  questions: {
    id: 'preguntas',
    heading: 'Para quien ya tiene servicio',
    items: answers({
      '¿Las ofertas de la tienda también son mías?':
        'Depende de tu plan y de tu dirección. En tu cuenta ves solo las que puedes pedir.',
      '¿Con quién hablo si algo falla?': `Servicio al cliente: ${facts.phone('service')}. ${facts.hours('service')}.`,
      '¿Me mudo y conservo mi plan?':
        'Si llegamos a la dirección nueva, sí. Escríbela arriba y mira qué hay; después llama y ponemos la fecha del cambio.',
      '¿Quitar un servicio me cuesta algo?':
        'No hay contrato ni cargo por terminarlo; un celular a plazos se acaba de pagar. Si era parte de un paquete, el descuento se va con él: mira antes cuánto pagarías.',
      '¿Recomendar me da algo?':
        'Pregunta en tu cuenta por tu enlace. El crédito aparece en la factura de quien lo usa.',
    }),
  },
  pages: { heading: 'Más ayuda' },
})
