/** Path of the call for devices. Outside the contract module, because documents read only the stock of its answer. */
export const DEVICES_PATH = 'attos/devices'
