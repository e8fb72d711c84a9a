import { labelFacts } from '#adapters/brand/label.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { DataAllowance } from '#core/label/label-facts.ts'
import type { PageText } from '#core/template/page-record.ts'
import { shortMoney } from '#ui/content/es/shared/sections.ts'
import { textSection } from './text-section.ts'

/** Describes the data of the internet plans, as their labels do (LBL-01). */
export const allowanceText = (data: DataAllowance): string =>
  data === null
    ? 'Los planes de internet no tienen límite de datos. No hay cargos por usar más.'
    : `Los planes de internet incluyen ${data.includedGb} GB al mes. Cada ${data.overage.perGb} GB más cuestan ${shortMoney(data.overage.price)}.`

/** How much data the plans include. */
export const dataPolicy = (brand: Brand): PageText => ({
  title: `Política de datos | ${brand.name}`,
  description: `Cuántos datos incluyen los planes de internet de ${brand.name}, qué pasa si usas muchos y qué cambia en una línea móvil.`,
  sections: [
    { kind: 'intro', title: 'Política de datos', lead: 'Cuántos datos incluye tu plan.' },
    textSection(
      'Internet en casa',
      allowanceText(labelFacts.data),
      'Cuentan igual las series, los juegos, las videollamadas y las descargas.',
    ),
    textSection(
      'Líneas móviles',
      'Cuando la red está cargada, una línea que ya usó muchos datos en el mes puede ir más lenta hasta que la red se descargue.',
    ),
    textSection('¿Dudas?', `Llama a clientes: ${brand.phones.service.shown}.`),
  ],
})
