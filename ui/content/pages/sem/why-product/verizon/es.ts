import { COMPARISON_DATE } from '#ui/content/comparison-date.ts'
import type { PageContext } from '#ui/content/page-entry.ts'

export const name = '{brand} y Verizon'

export const words = ({ brand, facts }: PageContext) => ({
  title: `${brand.name} o Verizon: internet y celular juntos | ${brand.name}`,
  description: `Si pagas internet y celulares, compara la suma. Los precios de ${brand.name} por número de líneas, con su fecha, y qué preguntarle a Verizon antes de decidir.`,
  opening: {
    title: `${brand.name} o Verizon: suma las líneas`,
    lead: 'Una línea barata con un internet caro puede salir igual que al revés. Compara el total de la casa.',
    picture: 'Cuatro personas con su celular; los hilos de todos llegan al mismo router',
    actions: { sales: 'Hacer la cuenta por teléfono' },
  },
  lines: {
    id: 'lineas',
    heading: 'Lo que cuestan aquí las líneas',
    lead: `Unlimited con internet, por todas las líneas juntas, al ${facts.date(COMPARISON_DATE)}.`,
    note: `Desde ${facts.withMobileLines('internet-500').lines} líneas, ${facts.name('internet-500')} baja a ${facts.withMobileLines('internet-500').price} al mes durante ${facts.withMobileLines('internet-500').months} meses.`,
  },
  table: {
    id: 'tabla',
    heading: 'Antes de firmar con cualquiera',
    lead: 'La misma pregunta, para los dos.',
    columns: ['Qué comparar', brand.name, 'Pregunta a Verizon'],
    rows: [
      [
        'El total con mis líneas',
        'Lo ves en la calculadora, sin dar tu nombre',
        '¿Cuánto con impuestos y cargos?',
      ],
      [
        'Cambiar de una compañía a otra',
        `Pagamos hasta ${facts.mobile.switchMost} de tus celulares si traes ${facts.mobile.switchMinLines} líneas o más`,
        '¿Debo algo si me voy hoy?',
      ],
      [
        'Si dejo el internet',
        'Las líneas siguen, a su precio sin internet',
        '¿Pierdo el descuento de las dos cosas?',
      ],
    ],
    note: 'Verizon es una marca de su dueño, sin relación con esta tienda.',
  },
  bill: {
    id: 'factura',
    heading: '¿Y con tu factura?',
    lead: 'Escribe lo que pagas hoy. La cuenta supone que allá no te lo suben.',
  },
  pages: { heading: 'Con tus números' },
  line: (count: number, line: ReturnType<PageContext['facts']['lines']>) => ({
    title: count === 1 ? 'La primera línea' : `${line.count} líneas`,
    value:
      count === 1
        ? `${line.cost} al mes`
        : `${line.cost} al mes por ${line.years} ${count === 4 ? 'año' : 'años'}`,
  }),
})
