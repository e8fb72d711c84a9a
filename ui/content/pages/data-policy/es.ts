import type { PageContext } from '#ui/content/page-entry.ts'
import { dataAllowance, sellsMobile } from '#ui/content/legal-data.ts'

export const name = 'Uso de datos'

export const words = ({ brand, facts }: PageContext) => {
  const data = dataAllowance()
  return {
    title: `Política de datos de tu internet | ${brand.name}`,
    description: `Cuántos datos incluyen los planes de ${brand.name}, cómo se cuentan, qué pasa si usas muchos y qué se sabe de tu uso.`,
    intro: {
      title: 'Política de datos',
      lead: 'Cuántos datos incluye tu plan, cómo se cuentan y qué pasa si usas muchos.',
    },
    internet: {
      heading: 'Internet en casa',
      paragraphs: [
        data === null
          ? 'Los planes de internet no tienen límite de datos. No hay cargos por usar más.'
          : `Los planes de internet incluyen ${data.included} GB al mes. Cada ${data.per} GB más cuestan ${data.price}.`,
        'Series, juegos, videollamadas y descargas reciben el mismo trato: nada se bloquea ni va más lento por lo que es.',
        'La velocidad que mides depende de tu plan, del WiFi y de cuántos dispositivos se usan a la vez. La de cada plan está en la página de gestión de la red.',
      ],
    },
    lines: {
      id: 'lineas',
      heading: 'Líneas móviles: cómo se cuentan los datos',
      lead: 'Depende del plan que elijas. Antes de impuestos.',
      columns: ['', 'Por giga', 'Unlimited y Plus'],
      rows: [
        ['Incluye', 'El primer giga del mes', 'Datos sin límite'],
        ['Los datos son', 'De toda la cuenta', 'De cada línea'],
        ['Si usas más', `Otro giga por ${facts.mobile.extraGig}, entero`, 'Cuesta lo mismo'],
        ['Al llegar al giga', 'Aviso por mensaje; no se cortan', 'No aplica'],
        ['Lo que sobra', 'No pasa al mes que viene', 'No aplica'],
      ],
    },
    lineUse: {
      heading: 'Qué cuenta como uso de una línea',
      paragraphs: [
        'Cuenta lo que pasa por la red móvil: páginas, apps, mapas y video. El video es lo que más gasta.',
        'No cuenta el WiFi, ni las llamadas y los mensajes dentro del país.',
        'Si compartes tu señal con una computadora o una tableta, lo que gastan cuenta como uso de tu línea.',
      ],
    },
    congestion: {
      heading: 'Cuando la red móvil está cargada',
      paragraphs: [
        'Una línea que ya usó muchos datos en el mes puede ir más lenta que las demás hasta que la red se descargue. No dura hasta fin de mes, y no cuesta nada.',
      ],
    },
    abroad: {
      heading: 'Fuera del país',
      paragraphs: [
        'Allá usas la red de otra compañía, que cobra cada llamada, mensaje y mega. Antes de viajar, llama y pregunta el precio.',
        'Con la itinerancia de datos apagada no hay cargos por datos. Puerto Rico usa las redes de Estados Unidos: no es un viaje internacional.',
      ],
    },
    use: {
      heading: 'Qué se sabe de tu uso',
      paragraphs: [
        ...(sellsMobile(brand)
          ? [
              'De una línea se cuentan los datos que usa en el mes: con ellos se cobran los gigas. Los ves en tu cuenta y en la app, línea por línea.',
            ]
          : []),
        `El uso de esta tienda se cuenta solo si lo aceptas, por día y sin saber quién eres. Esas cuentas se borran a los ${facts.retention('analyticsDays')} días.`,
        'Qué guardamos de ti, cuánto tiempo y cómo pides que lo borremos está en la página de privacidad.',
      ],
    },
    contact: { heading: '¿Dudas?', paragraphs: [`Llama a clientes: ${facts.phone('service')}.`] },
    pages: { heading: 'Otras páginas legales' },
  }
}
