import type { SaleContract } from './record.ts'
import { checkoutContract } from './checkout-contract.ts'
import { shopContract } from './shop-contract.ts'

/** The calls of the sale: those of the shop, and those of its checkout. */
export const saleContract: SaleContract = { ...shopContract, ...checkoutContract }
