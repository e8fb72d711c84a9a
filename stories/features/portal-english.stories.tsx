import type { Meta, StoryObj } from '@storybook/react-vite'
import { portalOrder, portalOverview } from '../stage/portal-account.ts'
import { balance, login, portalMeta, services, type PortalScreenArgs } from './portal-screen.tsx'

/** The account in English. Every other story of it has the language of the toolbar. */
const meta: Meta<PortalScreenArgs> = {
  ...portalMeta,
  title: 'Pantallas/Cuenta en inglés',
  globals: { language: 'en' },
}

export default meta

type Story = StoryObj<PortalScreenArgs>

export const Services: Story = {
  name: 'Servicios',
  args: { part: () => services(portalOverview({ orders: [portalOrder()] })) },
}

export const Balance: Story = { name: 'Saldo y facturas', args: { isHome: false, part: () => balance() } }

export const Login: Story = { name: 'Entrar', args: { accountId: null, part: () => login(null) } }
