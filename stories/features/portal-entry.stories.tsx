import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { screen } from 'storybook/test'
import { brand } from '#adapters/brand/brand.ts'
import { paths } from '#core/routes/routes.ts'
import type { LoginNotice } from '#ui/content/es/portal/entry.ts'
import type { PortalTrouble } from '#ui/content/es/portal/portal-trouble.ts'
import { LoginView } from '#ui/features/portal/login/login.view.tsx'
import { MfaView } from '#ui/features/portal/mfa/mfa.view.tsx'
import { PortalTroubleView } from '#ui/features/portal/portal-trouble/portal-trouble.view.tsx'
import { inPortal } from '../stage/portal-frame.tsx'

const nothing = (): void => undefined

const login = (notice: LoginNotice | null) => (
  <LoginView
    brand={brand}
    signInHref="/outside/account"
    signUpHref="/identity/signup"
    orderStatusHref={paths.orderStatus}
    notice={notice}
  />
)

const trouble = (name: PortalTrouble) => (
  <PortalTroubleView
    trouble={name}
    brand={brand}
    homeHref={paths.home}
    next={name === 'exit' ? { href: '/outside/account' } : { onPress: nothing, isBusy: false }}
  />
)

type Args = { readonly part: () => ReactNode }

const meta: Meta<Args> = {
  title: 'Pantallas/Entrar y salir de la cuenta',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: ({ part }) => inPortal(part(), { accountId: null, isHome: true }),
  args: { part: () => login(null) },
  play: async () => void (await screen.findByRole('heading', { level: 1 })),
}

export default meta

type Story = StoryObj<Args>

export const Login: Story = { name: 'Entrar', tags: ['visual'] }

export const Ended: Story = {
  name: 'Entrar después de que terminó la sesión',
  tags: ['visual'],
  args: { part: () => login('sessionEnded') },
}

export const Refused: Story = { name: 'Entrar sin confirmar', args: { part: () => login('refused') } }

export const SecondFactor: Story = {
  name: 'Segundo paso',
  tags: ['visual'],
  args: {
    part: () => <MfaView brand={brand} confirmHref="/outside/account" isBusy={false} onSignOut={nothing} />,
  },
}

export const Failed: Story = {
  name: 'La cuenta no responde',
  tags: ['visual'],
  args: { part: () => trouble('error') },
}

export const NotAuthorized: Story = {
  name: 'Sin permiso',
  tags: ['visual'],
  args: { part: () => trouble('nonAuthorizedUser') },
}

export const Broken: Story = {
  name: 'Algo falló',
  tags: ['visual'],
  args: { part: () => trouble('somethingWentWrong') },
}

export const Exit: Story = { name: 'Salida', tags: ['visual'], args: { part: () => trouble('exit') } }

export const Unsigned: Story = {
  name: 'No se pudo cerrar la sesión',
  args: { part: () => trouble('unsigned') },
}
