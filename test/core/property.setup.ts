import * as fc from 'fast-check'
import { propertyRuns } from './property-runs.ts'

fc.configureGlobal({ ...fc.readConfigureGlobal(), ...propertyRuns(process.env) })
