import type { BrandIdentity } from '#core/brand/brand.ts'
import { translated } from '#ui/content/language.ts'

/** Texts of the pages that stand in for the brand's hosts outside the store. */
export const externalWords = translated('externalWords', {
  document: ({ name }: BrandIdentity) => ({
    title: `Fuera de la tienda | ${name}`,
    description: `Páginas de ${name} fuera de la tienda: la lista de interés, la cuenta y la línea móvil.`,
  }),
  stage: (host: string): string => `Página de muestra de ${host}: no guarda nada de lo que escribes.`,
  back: 'Volver a la tienda',
  webLead: {
    title: 'Te avisamos cuando lleguemos',
    body: 'Deja tu correo y te escribimos cuando puedas pedir el servicio en esta dirección.',
    noAddress: 'Deja tu correo y te escribimos cuando puedas pedir el servicio en tu dirección.',
    email: 'Correo electrónico',
    send: 'Avísenme',
    thanks: 'Listo: te escribimos en cuanto haya servicio',
  },
  existingCustomer: {
    title: 'Tu cuenta',
    body: 'Aquí ves tu factura, cambias tu plan y pides ayuda.',
  },
  partner: {
    body: (provider: string, brandName: string): string =>
      `${provider} conecta casas a las que no llega la red de ${brandName}. El contrato y la factura son suyos.`,
    stage: (provider: string): string =>
      `Página de muestra de ${provider}: no guarda nada de lo que escribes.`,
  },
  mobile: {
    title: 'Tu línea móvil',
    body: 'Aquí eliges tu celular y tu plan de datos.',
  },
} as const)
