import type { BrandIdentity } from '#core/brand/brand.ts'
import { ORDER_CODE_DIGITS, ORDER_CODE_MS } from '#core/checkout/order-code.ts'
import type {
  FactorProblem,
  IdentityErrorReason,
  LoginProblem,
  ResetProblem,
  SignupCodeProblem,
  SignupProblem,
} from '#core/ports/identity-pages.ts'
import { counted } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

const minutes = ORDER_CODE_MS / 60_000

/** The title of a page without its brand. */
export const identityTitle = (title: string, { name }: BrandIdentity): string => `${title} | ${name}`

/** Texts of the pages on which customers sign in and create their login. */
export const identityWords = translated('identityWords', {
  document: ({ name }: BrandIdentity) => ({
    title: `Entra a tu cuenta | ${name}`,
    description: `Entra a tu cuenta de ${name} para ver tu factura, tus visitas y tus servicios.`,
  }),
  errors: 'Revisa esto y envíalo otra vez',
  errorTitle: 'Con errores',
  cancel: 'Volver a la tienda',
  account: 'Volver a tu cuenta',
  email: 'Correo electrónico',
  emailMissing: 'Escribe tu correo, como nombre@correo.com.',
  emailMeant: (email: string): string => `¿Quisiste decir ${email}?`,
  sendAgain: 'Corrige tu correo, o envíalo otra vez si está bien.',
  code: 'Código',
  codeHint: `${ORDER_CODE_DIGITS} dígitos. Puedes pegarlo.`,
  codeMissing: `Escribe los ${ORDER_CODE_DIGITS} dígitos del código.`,
} as const)

/** Texts of the page that asks for the password. */
export const loginWords = translated('loginWords', {
  title: 'Entra a tu cuenta',
  lead: 'Usa el correo y la contraseña de tu cuenta.',
  form: 'Entrar',
  password: 'Contraseña',
  passwordMissing: 'Escribe tu contraseña.',
  submit: 'Entrar',
  noLogin: '¿Compraste y aún no tienes contraseña?',
  signup: 'Crea tu acceso con tu número de pedido',
  forgotten: '¿Olvidaste tu contraseña?',
} as const)

/** What happened to an attempt to sign in, what it means, and what to do. */
export const loginProblems = translated<
  Readonly<Record<LoginProblem, { readonly title: string; readonly body: string }>>
>('loginProblems', {
  missing: {
    title: 'Falta un dato',
    body: 'No enviamos nada. Escribe tu correo y tu contraseña.',
  },
  wrong: {
    title: 'El correo y la contraseña no coinciden',
    body: 'No entraste, y nada cambió en tu cuenta. Revisa los dos y prueba otra vez.',
  },
  locked: {
    title: 'Hubo demasiados intentos',
    body: 'Bloqueamos el acceso por 15 minutos para proteger la cuenta. Nada cambió en ella. Prueba después, o llama si la necesitas ahora.',
  },
})

/** Texts of the page that asks for the second factor. */
export const factorWords = translated('factorWords', {
  title: 'Confirma que eres tú',
  form: 'Código de confirmación',
  email: (address: string): string =>
    `Enviamos un código a ${address}. Sirve una sola vez, durante ${minutes} minutos.`,
  totp: 'Abre tu app de autenticación y escribe el código que muestra para esta cuenta.',
  sentAgain: {
    title: 'Enviamos otro código',
    body: 'El anterior ya no sirve. Si no llega, mira en el correo no deseado.',
  },
  submit: 'Confirmar',
  again: 'Enviar otro código',
  lost: (phone: string): string => `¿No puedes ver el código? Llama al ${phone} y te ayudamos.`,
} as const)

/** What happened to a second factor, what it means, and what to do. */
export const factorProblems = translated<
  Readonly<Record<FactorProblem, { readonly title: string; readonly body: string }>>
>('factorProblems', {
  missing: { title: 'Falta el código', body: 'No enviamos nada. Escribe los dígitos y confirma.' },
  wrong: {
    title: 'Ese código no es correcto',
    body: 'Todavía no entraste. Revisa los dígitos: después de cinco intentos bloqueamos el acceso por 10 minutos.',
  },
  expired: {
    title: 'Ese código ya no sirve',
    body: 'Se usó, o pasó su tiempo. Todavía no entraste: espera el siguiente código de tu app, o pide otro por correo.',
  },
  locked: {
    title: 'Hubo demasiados códigos equivocados',
    body: 'Bloqueamos el acceso por 10 minutos para proteger tu cuenta. Nada cambió en ella. Prueba después, o llama si la necesitas ahora.',
  },
  tooMany: {
    title: 'Ya enviamos muchos códigos',
    body: 'No enviamos otro por ahora. Usa el último que te llegó, o prueba en una hora.',
  },
})

/** Texts of the pages that end a login. */
export const logoutWords = translated('logoutWords', {
  title: '¿Quieres salir de tu cuenta?',
  lead: 'Si sales, para volver a entrar te pedimos tu contraseña.',
  form: 'Salir',
  submit: 'Salir de mi cuenta',
  stay: 'Quedarme',
  done: { title: 'Saliste de tu cuenta', lead: 'En este navegador ya nadie puede verla sin tu contraseña.' },
} as const)

/** Texts of a request that cannot be answered elsewhere. */
export const identityErrors = translated<
  Readonly<Record<IdentityErrorReason, { readonly title: string; readonly body: string }>>
>('identityErrors', {
  expired: {
    title: 'Se acabó el tiempo para entrar',
    body: 'La página estuvo abierta mucho rato, o se abrió sin empezar desde la tienda. Nada cambió en tu cuenta. Empieza otra vez.',
  },
  cookies: {
    title: 'Tu navegador no guarda cookies',
    body: 'Sin ellas no podemos saber que eres tú. Nada cambió en tu cuenta. Permite las cookies de esta página y entra otra vez, o llama y te ayudamos.',
  },
  request: {
    title: 'No pudimos iniciar tu sesión',
    body: 'El enlace está incompleto o es viejo. Nada cambió en tu cuenta. Empieza otra vez desde aquí.',
  },
  origin: {
    title: 'No aceptamos ese envío',
    body: 'El formulario llegó desde otra página, y por seguridad no hicimos nada con él. Empieza otra vez desde aquí.',
  },
  unavailable: {
    title: 'El inicio de sesión no responde',
    body: 'Es un problema nuestro o hay demasiada gente entrando. Nada cambió en tu cuenta. Prueba en unos minutos, o llama.',
  },
})

export const identityErrorWords = translated('identityErrorWords', { again: 'Entrar otra vez' } as const)

/** Texts of the pages on which the buyer of an order creates a login. */
export const signupWords = translated('signupWords', {
  title: 'Crea tu acceso',
  lead: 'Con tu número de pedido y tu correo ves tu pedido, tu visita y tu factura en un solo lugar.',
  form: 'Crear mi acceso',
  order: 'Número de pedido',
  orderHint: 'Diez letras y números, como 4K7MP-9QRTX. Está en tu confirmación.',
  submit: 'Enviarme un código',
  code: {
    title: 'Escribe el código y tu contraseña',
    lead: (email: string): string =>
      `Si ese pedido es de ${email}, un código va en camino a ese correo. Sirve una sola vez, durante ${minutes} minutos.`,
    proven: 'Tu correo está confirmado. Falta tu contraseña.',
    form: 'Código y contraseña',
    password: 'Contraseña',
    passwordHint: (min: number): string =>
      `Al menos ${min} caracteres; una frase sirve. Si ya tienes acceso con este correo, escribe la contraseña que usas.`,
    submit: 'Seguir',
    again: 'Pedir otro código',
  },
  factor: {
    title: 'Elige tu segunda confirmación',
    lead: 'Además de tu contraseña, te pedimos un código cuando haces cambios. Así nadie más los hace.',
    form: 'Segunda confirmación',
    email: 'Recibir el código por correo',
    totp: 'Usar una app de autenticación',
  },
} as const)

/** Texts of the pages that connect an authenticator. */
export const totpWords = translated('totpWords', {
  title: 'Conecta tu app de autenticación',
  lead: 'Escanea el cuadro con tu app, o escribe la clave. Después escribe el código que la app muestra.',
  qr: 'Código QR con la clave de tu cuenta',
  secret: 'Clave',
  form: 'Código de la app',
  submit: 'Terminar',
  other: 'Elegir otra forma',
} as const)

/** Texts of the page that changes the second factor of a login. */
export const securityWords = translated('securityWords', {
  title: 'Seguridad de tu cuenta',
  now: {
    email: (address: string): string =>
      `Tu segunda confirmación es un código que enviamos a ${address}. Con una app de autenticación no dependes del correo.`,
    totp: (address: string): string =>
      `Tu segunda confirmación es el código de tu app de autenticación. Si ya no la tienes, recibe los códigos en ${address}.`,
  },
  form: 'Segunda confirmación',
  change: {
    email: 'Recibir el código por correo',
    totp: 'Usar una app de autenticación',
  },
  changed: {
    title: 'Cambiaste tu segunda confirmación',
    body: (address: string): string => `Vale desde ahora. Te lo confirmamos en un correo a ${address}.`,
  },
  ended: {
    title: 'Cerramos esas sesiones',
    body: 'En esos dispositivos hay que entrar otra vez con la contraseña y el código. Si alguna no era tuya, cambia también tu contraseña.',
  },
} as const)

/** Texts of the sessions of a login. */
export const loginSessionWords = translated('loginSessionWords', {
  heading: 'Dónde está abierta tu cuenta',
  none: 'Solo en este dispositivo.',
  device: (browser: string | null, system: string | null): string =>
    [browser ?? 'Un navegador', ...(system === null ? [] : [`en ${system}`])].join(' '),
  isThis: 'Este dispositivo',
  opened: (ago: string): string => `Entraste ${ago}`,
  used: (ago: string): string => `Último uso ${ago}`,
  ago: {
    now: 'hace menos de un minuto',
    minutes: (minutes: number): string => `hace ${counted(minutes, 'minuto', 'minutos')}`,
    hours: (hours: number): string => `hace ${counted(hours, 'hora', 'horas')}`,
  },
  endOne: 'Cerrar',
  end: (device: string): string => `Cerrar ${device}`,
  endOthers: 'Cerrar todas las demás',
} as const)

/** Texts of the pages on which a customer who forgot the password chooses another. */
export const resetWords = translated('resetWords', {
  title: 'Elige otra contraseña',
  lead: 'Escribe el correo de tu cuenta y te enviamos un código. Tu contraseña no cambia hasta que lo uses.',
  form: 'Pedir un código',
  submit: 'Enviarme un código',
  back: 'Volver a entrar',
  code: {
    title: 'Escribe el código y tu nueva contraseña',
    lead: (email: string): string =>
      `Si hay una cuenta con ${email}, un código va en camino a ese correo. Sirve una sola vez, durante ${minutes} minutos. Si no llega, mira en el correo no deseado.`,
    form: 'Código y nueva contraseña',
    password: 'Nueva contraseña',
    passwordHint: (min: number): string => `Al menos ${min} caracteres; una frase sirve.`,
    submit: 'Cambiar mi contraseña',
    again: 'Pedir otro código',
  },
  done: {
    title: 'Cambiaste tu contraseña',
    lead: 'Cerramos tu sesión en todos tus dispositivos. Entra con tu nueva contraseña; después te pedimos tu código de confirmación, como siempre.',
    login: 'Entrar',
  },
} as const)

/** What is wrong with the start of a reset. */
export const resetProblems = translated<Readonly<Record<Exclude<ResetProblem, 'emailUnlikely'>, string>>>(
  'resetProblems',
  {
    emailMalformed: 'Escribe el correo de tu cuenta, como nombre@correo.com.',
    tooMany: 'Hubo demasiados intentos. No enviamos nada: prueba en una hora, o llama y te ayudamos.',
  },
)

/** What is wrong with the start of a signup. */
export const signupProblems = translated<Readonly<Record<Exclude<SignupProblem, 'emailUnlikely'>, string>>>(
  'signupProblems',
  {
    orderMissing: 'Escribe tu número de pedido.',
    orderMalformed: 'El número de pedido tiene diez letras y números. Míralo en tu confirmación.',
    emailMalformed: 'Escribe el correo de tu pedido, como nombre@correo.com.',
    tooMany: 'Hubo demasiados intentos. No enviamos nada: prueba en 15 minutos, o llama y te ayudamos.',
  },
)

/** What is wrong with a code or a password of a signup; `min` and `max` characters of a password. */
export const signupCodeProblems = translated('signupCodeProblems', {
  texts: (min: number, max: number): Readonly<Record<SignupCodeProblem, string>> => ({
    codeMissing: `Escribe los ${ORDER_CODE_DIGITS} dígitos del código.`,
    code: 'Ese código no es correcto. Revisa los dígitos; después de cinco intentos pide otro.',
    codeExpired: 'Ese código ya no sirve: pasó su tiempo o fueron varios intentos. Pide otro.',
    passwordShort: `La contraseña necesita al menos ${min} caracteres. Escríbela otra vez, y el código también.`,
    passwordLong: `La contraseña puede tener ${max} caracteres como máximo.`,
    passwordFamous:
      'Esa contraseña es de las que primero se prueban: una palabra famosa o una serie. Agrega palabras tuyas, y escribe el código otra vez.',
    passwordContext:
      'Esa contraseña es casi tu correo o nuestro nombre, y eso se adivina. Agrega otras palabras, y escribe el código otra vez.',
    password:
      'Ya tienes acceso con este correo. Escribe la contraseña que usas; si la olvidaste, elige otra al entrar.',
    locked: 'Hubo demasiados intentos. Prueba en 15 minutos, o llama y te ayudamos.',
  }),
} as const)
