/** The path of the call that returns devices. It is apart from the contract, because documents read only the stock of its answer. */
export const DEVICES_PATH = 'attos/devices'
