/** The version of the pricing rules. Increase it with every change that can change the price of a cart (PRC-34). */
export const PRICING_RULE_VERSION = '2026-11.2'
