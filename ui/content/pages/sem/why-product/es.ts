import { COMPARISON_DATE } from '#ui/content/comparison-date.ts'
import type { PageContext } from '#ui/content/page-entry.ts'

export const name = 'Compara antes de cambiar'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Cómo comparar compañías de internet | ${brand.name}`,
  description: `Las preguntas que hacerle a cualquier compañía de internet, con la respuesta de ${brand.name} al lado. Llévalas a la llamada y compara cuentas completas.`,
  opening: {
    title: 'Compara respuestas, no anuncios',
    lead: `No publicamos los precios de otras compañías: cambian, y no nos toca decirlos. Aquí están los nuestros al ${facts.date(COMPARISON_DATE)} y qué preguntar allá.`,
    picture: 'Una mujer con una lista de preguntas frente a dos puertas',
    actions: { sales: 'Preguntarnos por teléfono' },
  },
  questions: {
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
      ['¿El módem se paga?', 'No, va prestado', '¿Renta o compra?'],
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
  bill: {
    id: 'factura',
    heading: '¿Y con tu factura?',
    lead: 'Escribe lo que pagas hoy. La cuenta supone que allá no te lo suben.',
  },
  pages: { heading: 'Si ya tienes compañía' },
})
