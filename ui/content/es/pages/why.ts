import { COMPARISON_DATE } from '#ui/content/comparison-date.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

/** How to compare two providers: the facts of the brand, and the questions for the other one. */
export const why: PageWriter = ({ brand, facts }) => ({
  title: `Cómo comparar compañías de internet | ${brand.name}`,
  description: `Las preguntas que hacerle a cualquier compañía de internet, con la respuesta de ${brand.name} al lado. Llévalas a la llamada y compara cuentas completas.`,
  sections: [
    {
      kind: 'opening',
      layout: 'night',
      title: 'Compara respuestas, no anuncios',
      lead: `No publicamos los precios de otras compañías: cambian, y no nos toca decirlos. Aquí están los nuestros al ${facts.date(COMPARISON_DATE)} y qué preguntar allá.`,
      picture: { name: 'semTwoDoors', alt: 'Una mujer con una lista de preguntas frente a dos puertas' },
      hasAddressForm: true,
      actions: [{ label: 'Preguntarnos por teléfono', to: 'sales' }],
    },
    {
      kind: 'table',
      id: 'preguntas',
      heading: 'La lista para la llamada',
      lead: 'Anota la respuesta con el nombre de quien te la dio.',
      columns: ['Pregunta', brand.name, 'La otra compañía'],
      rows: [
        [
          '¿Cuánto pago el primer mes?',
          `${facts.price('internet-500')} por ${facts.speed('internet-500')}`,
          '¿Con todos los cargos?',
        ],
        [
          '¿Y después?',
          `${facts.laterPrice('internet-500')} desde el mes ${facts.laterMonth('internet-500')}`,
          '¿En qué mes cambia?',
        ],
        ['¿Qué me cuesta irme?', 'Nada', '¿Hay contrato o cargo por cancelar?'],
        ['¿El módem se paga?', 'No, va prestado', '¿Alquiler o compra?'],
        ['¿Hay límite de datos?', 'No', '¿Qué pasa si lo rebaso?'],
        ['¿Cuánto sube mi conexión?', facts.uploadSpeed('internet-500'), '¿Es igual que la bajada?'],
        [
          '¿Cuánto cuesta la instalación?',
          `${facts.oneTime('install-professional')} con técnico; sola, nada`,
          '¿Se puede evitar?',
        ],
        ['¿A qué hora contestan?', facts.hours('service'), '¿También de noche y en español?'],
      ],
      note: `Datos de ${brand.name} al ${facts.date(COMPARISON_DATE)}. Las otras marcas son de sus dueños y no tienen relación con esta tienda.`,
    },
    {
      kind: 'pages',
      heading: 'Si ya tienes compañía',
      pages: [
        '/sem/why-{product}/att',
        '/sem/why-{product}/frontier',
        '/sem/why-{product}/t-mobile',
        '/sem/why-{product}/verizon',
        '/choose-{product}',
      ],
    },
  ],
})
