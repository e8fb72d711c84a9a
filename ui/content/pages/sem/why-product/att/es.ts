import { COMPARISON_DATE } from '#ui/content/comparison-date.ts'
import type { PageContext } from '#ui/content/page-entry.ts'

export const name = '{brand} y AT&T'

export const words = ({ brand, facts }: PageContext) => ({
  title: `${brand.name} o AT&T: cuánto cuesta cambiarse | ${brand.name}`,
  description: `Salir de una compañía también tiene precio. Qué preguntarle a AT&T antes de cancelar, qué cobra ${brand.name} al entrar y cuánto pagamos de tu cargo por salir.`,
  opening: {
    title: `${brand.name} o AT&T: cuenta la salida`,
    lead: `El cambio tiene dos precios: irte de allá y entrar aquí. Del primero pagamos hasta ${facts.buyoutLimit()}. El segundo lo ves completo antes de pedir.`,
    picture: 'Un hombre sale por una puerta con una caja de equipo; afuera lo espera un papalote',
    actions: { sales: 'Preguntar por mi contrato' },
  },
  table: {
    id: 'tabla',
    heading: 'Las dos puertas',
    lead: `Lo nuestro, al ${facts.date(COMPARISON_DATE)}. Lo otro, pregúntalo antes de cancelar.`,
    columns: ['Al cambiarte', brand.name, 'Pregunta a AT&T'],
    rows: [
      ['Cargo por irte antes', 'No existe', '¿Tengo contrato? ¿Hasta qué fecha?'],
      ['Equipo', 'Prestado, lo devuelves al irte', '¿Qué devuelvo, dónde y en cuántos días?'],
      ['Primer pago', 'El primer mes y, si quieres técnico, la visita', '¿Me devuelven los días que no use?'],
      [
        'Instalación',
        `${facts.oneTime('install-professional')} con técnico o gratis si lo haces tú`,
        'Nada: solo no canceles todavía',
      ],
      ['Tu número fijo', 'Lo traes contigo', '¿Cuál es mi número de cuenta?'],
    ],
    note: 'AT&T es una marca de su dueño. Esta página no usa sus datos ni habla por ella.',
  },
  order: {
    id: 'orden',
    heading: 'El orden que evita apagones',
    paragraphs: [
      'Primero conéctate aquí, prueba unos días y luego cancela allá. Pagar doble un tiempo corto es mejor que quedarte sin internet.',
    ],
    actions: { contractBuyout: 'Cómo pagamos tu salida' },
  },
  bill: {
    id: 'factura',
    heading: '¿Y con tu factura?',
    lead: 'Escribe lo que pagas hoy. La cuenta supone que allá no te lo suben.',
  },
  pages: { heading: 'Otras comparaciones' },
})
