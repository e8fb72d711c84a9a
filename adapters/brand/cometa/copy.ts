import type { BrandCopy } from '#core/brand/brand-copy.ts'

/** The voice of the kite: the string, and no strings attached. */
export const copy: BrandCopy = {
  es: {
    headline: ['Conecta tu casa,', 'sin ataduras'],
    promise: 'Ves lo que pagas hoy y lo que pagas después. Sin tarjeta y sin registrarte.',
    plansHeading: 'El precio completo, de la primera factura a la última',
    plansLead: 'Sigue la línea: es tu mensualidad mes a mes. Donde sube, lo ves antes de pedir.',
    stepsHeading: 'Tres pasos para pedir tu internet',
    stepsLead: 'Toda la compra se hace aquí. Puedes parar y volver: lo que escribes se queda.',
    wifiHeading: 'WiFi hasta el último cuarto',
    leaveHeading: 'Cancelas cuando quieras, sin cargo',
    questionsHeading: 'Pregunta antes de pedir',
  },
  en: {
    headline: ['Connect your home,', 'no strings attached'],
    promise: 'See what you pay today and what you pay later. No card and no sign-up.',
    plansHeading: 'The full price, from the first bill to the last',
    plansLead:
      'Follow the line: it is your monthly price, month by month. Where it goes up, you see it before you order.',
    stepsHeading: 'Order your internet in three steps',
    stepsLead: 'You can do it all here. Stop and come back whenever you like: what you typed stays.',
    wifiHeading: 'WiFi all the way to the back room',
    leaveHeading: 'Cancel whenever you like, at no charge',
    questionsHeading: 'Ask before you order',
  },
}
