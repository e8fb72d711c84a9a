import type { Meta, StoryObj } from '@storybook/react-vite'
import { brand } from '#adapters/brand/brand.ts'
import { paths } from '#core/routes/routes.ts'
import type { PortalTrouble } from '#ui/features/portal/portal-trouble/es.ts'
import { MfaView } from '#ui/features/portal/mfa/mfa.view.tsx'
import { PortalTroubleView } from '#ui/features/portal/portal-trouble/portal-trouble.view.tsx'
import { login, nothing, portalMeta, type PortalScreenArgs } from './portal-screen.tsx'

const trouble = (name: PortalTrouble) => (
  <PortalTroubleView
    trouble={name}
    brand={brand}
    homeHref={paths.home}
    next={name === 'exit' ? { href: '/outside/account' } : { onPress: nothing, isBusy: false }}
  />
)

const meta: Meta<PortalScreenArgs> = {
  ...portalMeta,
  title: 'Pantallas/Entrar y salir de la cuenta',
  args: { part: () => login(null), accountId: null, isHome: true },
}

export default meta

type Story = StoryObj<PortalScreenArgs>

export const Login: Story = { name: 'Entrar', tags: ['visual'] }

export const Ended: Story = {
  name: 'Entrar después de que terminó la sesión',
  tags: ['every-width'],
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
  tags: ['every-width'],
  args: { part: () => trouble('nonAuthorizedUser') },
}

export const Broken: Story = {
  name: 'Algo falló',
  tags: ['every-width'],
  args: { part: () => trouble('somethingWentWrong') },
}

export const Exit: Story = { name: 'Salida', tags: ['visual'], args: { part: () => trouble('exit') } }
