export const cpuOfCart = async () => ({ cart: 0, journeyCart: 0 })
export const cpuOfPages = async () => ({ page: 0, bare: 0, inside: 0 })
