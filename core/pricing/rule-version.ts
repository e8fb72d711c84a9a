/** Names the rules that compute a price; raised with every change that lets a cart cost something else (PRC-34). */
export const PRICING_RULE_VERSION = '2026-11.1'
