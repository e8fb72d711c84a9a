import * as fc from 'fast-check'
import { DEFAULT_SEED } from './core/property-runs.ts'

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: DEFAULT_SEED })
