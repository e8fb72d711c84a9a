import type { InstallKind } from './install-option.ts'
import type { ServiceAddress } from '../localization/localization.ts'

/** Returns the install type of a home: self-installation when the line is ready, otherwise a technician (LOC-33). */
export const installTypeOf = ({ productReady }: Pick<ServiceAddress, 'productReady'>): InstallKind =>
  productReady ? 'self' : 'professional'
