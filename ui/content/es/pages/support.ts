import type { Brand } from '#core/brand/brand.ts'
import type { PageText } from '#core/template/page-record.ts'
import { siteWords } from '#ui/content/es/shared/site.ts'
import { textSection } from '#ui/content/text-section.ts'

/** How to get help before and after an order. */
export const support = (brand: Brand): PageText => {
  const { sales, service } = brand.phones
  return {
    title: `Ayuda | ${brand.name}`,
    description: `Cómo hablar con ${brand.name} antes y después de tu pedido: teléfonos, estado del pedido, cambios de visita y cancelación.`,
    sections: [
      { kind: 'intro', title: 'Ayuda', lead: 'Hablas con una persona, en español, a cualquier hora.' },
      textSection(
        'Antes de comprar',
        `Llama a ventas: ${sales.shown}. Te decimos qué planes llegan a tu dirección y su precio completo.`,
      ),
      textSection(
        'Después de tu pedido',
        `En «${siteWords.orderStatus}», con tu número de pedido y un código, ves la visita y los pasos que faltan. No necesitas una cuenta.`,
        `Para cambiar la visita o cancelar, llama a clientes: ${service.shown}. No hay cargo por cancelar.`,
      ),
      textSection(
        'Si tu servicio falla',
        `Revisa que el equipo tenga luz, desconéctalo un minuto y vuelve a conectarlo. Si sigue igual, llama: ${service.shown}.`,
      ),
    ],
  }
}
