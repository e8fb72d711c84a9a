import type { Meta, StoryObj } from '@storybook/react-vite'
import { brand } from '#adapters/brand/brand.ts'
import type { IdentityPage } from '#core/ports/identity-pages.ts'
import { IdentityPageView } from '#ui/identity/render-identity-page.tsx'

const action = '/identity/interaction/muestra'
const email = 'carmen@correo.example'

const login = (more: Partial<Extract<IdentityPage, { readonly page: 'login' }>> = {}): IdentityPage => ({
  page: 'login',
  action,
  email,
  problem: null,
  ...more,
})

const factor = (more: Partial<Extract<IdentityPage, { readonly page: 'factor' }>> = {}): IdentityPage => ({
  page: 'factor',
  action,
  factor: 'email',
  address: 'c•••••@correo.example',
  isSentAgain: false,
  problem: null,
  ...more,
})

const signup = (more: Partial<Extract<IdentityPage, { readonly page: 'signup' }>> = {}): IdentityPage => ({
  page: 'signup',
  action: '/identity/signup',
  order: '4K7MP-9QRTX',
  email: '',
  problem: null,
  ...more,
})

const signupCode = (
  more: Partial<Extract<IdentityPage, { readonly page: 'signupCode' }>> = {},
): IdentityPage => ({
  page: 'signupCode',
  action: '/identity/signup/code',
  email,
  isProven: false,
  problem: null,
  ...more,
})

const meta = {
  title: 'Pantallas/Entrar a la cuenta',
  component: IdentityPageView,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { brand, page: login({ email: '' }) },
} satisfies Meta<typeof IdentityPageView>

export default meta

type Story = StoryObj<typeof meta>

export const Login: Story = { name: 'Entrar', tags: ['visual'] }
export const LoginMissing: Story = {
  name: 'Entrar, falta un dato',
  args: { page: login({ problem: 'missing', email: '' }) },
}
export const LoginWrong: Story = {
  name: 'Entrar, no coincide',
  tags: ['every-width'],
  args: { page: login({ problem: 'wrong' }) },
}
export const LoginLocked: Story = {
  name: 'Entrar, demasiados intentos',
  args: { page: login({ problem: 'locked' }) },
}
export const FactorEmail: Story = { name: 'Código por correo', tags: ['visual'], args: { page: factor() } }
export const FactorTotp: Story = { name: 'Código de la app', args: { page: factor({ factor: 'totp' }) } }
export const FactorSentAgain: Story = {
  name: 'Otro código enviado',
  args: { page: factor({ isSentAgain: true }) },
}
export const FactorWrong: Story = {
  name: 'Código equivocado',
  args: { page: factor({ problem: 'wrong' }) },
}
export const FactorExpired: Story = {
  name: 'Código vencido',
  args: { page: factor({ problem: 'expired' }) },
}
export const FactorLocked: Story = {
  name: 'Demasiados códigos',
  tags: ['every-width'],
  args: { page: factor({ problem: 'locked', factor: 'totp' }) },
}
export const Logout: Story = {
  name: 'Salir',
  tags: ['visual'],
  args: { page: { page: 'logout', action: '/identity/session/end/confirm', xsrf: 'muestra' } },
}
export const SignedOut: Story = { name: 'Sesión cerrada', args: { page: { page: 'signedOut' } } }
export const Expired: Story = {
  name: 'Se acabó el tiempo',
  tags: ['every-width'],
  args: { page: { page: 'error', reason: 'expired' } },
}
export const BadRequest: Story = {
  name: 'Enlace incompleto',
  args: { page: { page: 'error', reason: 'request' } },
}
export const ForeignForm: Story = {
  name: 'Envío de otra página',
  args: { page: { page: 'error', reason: 'origin' } },
}
export const Unavailable: Story = {
  name: 'No responde',
  args: { page: { page: 'error', reason: 'unavailable' } },
}
export const Signup: Story = { name: 'Crear acceso', tags: ['visual'], args: { page: signup() } }
export const SignupInvalid: Story = {
  name: 'Crear acceso, pedido mal escrito',
  args: { page: signup({ order: '123', problem: 'orderMalformed' }) },
}
export const SignupCode: Story = {
  name: 'Crear acceso, código y contraseña',
  tags: ['every-width'],
  args: { page: signupCode() },
}
export const SignupCodeWrong: Story = {
  name: 'Crear acceso, código equivocado',
  args: { page: signupCode({ problem: 'code' }) },
}
export const SignupExisting: Story = {
  name: 'Crear acceso, ya tiene acceso',
  args: { page: signupCode({ isProven: true, problem: 'password' }) },
}
export const Reset: Story = {
  name: 'Contraseña olvidada',
  args: { page: { page: 'reset', action: '/identity/reset', email: '', problem: null } },
}
export const ResetTooMany: Story = {
  name: 'Contraseña olvidada, demasiados intentos',
  args: { page: { page: 'reset', action: '/identity/reset', email, problem: 'tooMany' } },
}
export const ResetCode: Story = {
  name: 'Contraseña olvidada, código y contraseña',
  args: { page: { page: 'resetCode', action: '/identity/reset/code', email, problem: null } },
}
export const ResetCodeWrong: Story = {
  name: 'Contraseña olvidada, código equivocado',
  args: { page: { page: 'resetCode', action: '/identity/reset/code', email, problem: 'code' } },
}
export const ResetDone: Story = { name: 'Contraseña cambiada', args: { page: { page: 'resetDone' } } }
const thisSession = {
  id: 'hash-1',
  device: { browser: 'chrome', system: 'windows' },
  opened: 130,
  used: 0,
  isThis: true,
} as const
const otherSession = {
  id: 'hash-2',
  device: { browser: 'safari', system: 'iphone' },
  opened: 95,
  used: 1,
  isThis: false,
} as const
const unknownSession = {
  ...otherSession,
  id: 'hash-3',
  device: { browser: null, system: null },
  used: 20,
} as const
const security: Extract<IdentityPage, { readonly page: 'security' }> = {
  page: 'security',
  action,
  factor: 'email',
  address: 'c•••••@correo.example',
  done: null,
  sessions: [thisSession],
}
export const Security: Story = { name: 'Seguridad, código por correo', args: { page: security } }
export const SecurityTotp: Story = {
  name: 'Seguridad, app de autenticación',
  args: { page: { ...security, factor: 'totp' } },
}
export const SecurityChanged: Story = {
  name: 'Seguridad, cambiada',
  args: { page: { ...security, factor: 'totp', done: 'factor' } },
}
export const SecuritySessions: Story = {
  name: 'Seguridad, abierta en otros dispositivos',
  args: { page: { ...security, sessions: [thisSession, otherSession, unknownSession] } },
}
export const SecurityEnded: Story = {
  name: 'Seguridad, sesiones cerradas',
  args: { page: { ...security, done: 'sessions' } },
}
export const SecurityConnect: Story = {
  name: 'Seguridad, conectar la app',
  args: {
    page: {
      page: 'securityTotp',
      action,
      secret: 'JBSW Y3DP EHPK 3PXP',
      uri: 'otpauth://totp/Cometa:carmen%40correo.example?issuer=Cometa&secret=JBSWY3DPEHPK3PXP',
      problem: null,
    },
  },
}
export const SignupFactor: Story = {
  name: 'Crear acceso, segunda confirmación',
  tags: ['every-width'],
  args: { page: { page: 'signupFactor', action: '/identity/signup/factor' } },
}
export const SignupTotp: Story = {
  name: 'Crear acceso, app de autenticación',
  tags: ['every-width'],
  args: {
    page: {
      page: 'signupTotp',
      action: '/identity/signup/totp',
      secret: 'JBSW Y3DP EHPK 3PXP',
      uri: 'otpauth://totp/Cometa:carmen%40correo.example?issuer=Cometa&secret=JBSWY3DPEHPK3PXP',
      problem: null,
    },
  },
}
