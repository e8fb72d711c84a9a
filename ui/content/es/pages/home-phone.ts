import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const PHONE = 'home-phone' as OfferId

/** The telephone at home. */
export const homePhone: PageWriter = ({ brand, facts }) => ({
  title: `Teléfono fijo desde ${facts.price(PHONE)} al mes | ${brand.name}`,
  description: `Un número para la casa por ${facts.price(PHONE)} al mes, con tu número de siempre. Agrega llamadas internacionales por ${facts.price('phone-international')} más.`,
  sections: [
    {
      kind: 'opening',
      layout: 'beside',
      title: 'Un número que siempre contesta en casa',
      lead: `El teléfono fijo va por la misma conexión que tu internet. Conservas tu número, y en una emergencia el ${facts.stated('911', 'name')} recibe tu dirección.`,
      picture: { name: 'homePhone', alt: 'Una abuela contesta el teléfono junto a la ventana' },
      offer: PHONE,
      actions: [
        { label: 'Ver si llega a mi casa', to: 'address' },
        { label: 'Llamar a ventas', to: 'sales' },
      ],
    },
    {
      kind: 'cards',
      id: 'incluye',
      heading: 'Lo que incluye',
      lead: 'Un precio, sin paquetes de minutos.',
      cards: [
        {
          icon: 'receiver',
          title: 'Llamadas a todo el país',
          body: 'Hablas sin contar minutos con teléfonos fijos y celulares de Estados Unidos.',
        },
        {
          icon: 'check',
          title: 'Tu número de siempre',
          body: 'Lo traes de tu compañía actual. Escribes el número y la cuenta; del cambio nos encargamos.',
        },
        {
          icon: 'lock',
          title: 'Menos llamadas molestas',
          body: 'Las que parecen fraude llegan con un aviso, y puedes bloquear números.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'preguntas',
      heading: 'Pregunta antes de pedir',
      items: [
        {
          question: '¿Funciona si se va la luz?',
          answer:
            'El teléfono usa el módem, así que necesita corriente. Con una batería para el módem sigue funcionando mientras dure su carga.',
        },
        {
          question: '¿Necesito internet para tener teléfono?',
          answer:
            'No pagas internet para tener teléfono, pero el equipo es el mismo: si ya lo tienes, no hay visita.',
        },
      ],
    },
  ],
})
