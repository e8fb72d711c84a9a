/** The element of the page about an order where its island wakes. */
export const ORDER_STATUS_ID = 'pedido'
