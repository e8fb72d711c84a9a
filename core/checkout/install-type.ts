import type { InstallKind } from './install-option.ts'
import type { ServiceAddress } from '../localization/localization.ts'

/** How a home gets its service working: by oneself where the line is ready, else by a technician (LOC-33). */
export const installTypeOf = ({ productReady }: Pick<ServiceAddress, 'productReady'>): InstallKind =>
  productReady ? 'self' : 'professional'
