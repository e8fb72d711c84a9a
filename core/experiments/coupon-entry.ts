/**
 * Checks whether a code of a coupon can be entered on a step: on every step with an order, or in the variant `checkout`
 * only where the visitor gives the data of the order (EXP-03). An applied coupon is shown and can be removed on every
 * step. A missing or unknown variant counts as the control.
 */
export const canEnterCoupon = (variant: string | undefined, isInCheckout: boolean): boolean =>
  variant !== 'checkout' || isInCheckout
