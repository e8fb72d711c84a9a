/** The steps of a buyer without failures. Each path continues the previous one. */
const typedStreet = ['street.typed', 'after suggestDebounce', 'findStreets: answers']
const pickedBuilding = [...typedStreet, 'street.picked building', 'findUnits: answers']

const offers = ['localized', 'shop.opened']
const plan = [...offers, 'plan.chosen', 'saveCart: answers']
const pod = [...plan, 'item.changed more', 'saveCart: answers']

const requirements = ['cart.confirmed', 'loadCheckout: answers']
const professional = [...requirements, 'installOption.chosen professional', 'chooseInstall: answers']
const self = [...requirements, 'installOption.chosen self', 'chooseInstall: answers']
const details = [...professional, 'details.submitted', 'saveDetails: answers']
const byCard = [...details, 'payment.submitted card', 'savePayment: answers']
const byBank = [...details, 'payment.submitted bank', 'savePayment: answers']
const visit = [...byCard, 'loadWindows: answers', 'window.chosen', 'holdWindow: answers']
const order = [...visit, 'order.confirmed']
const placed = [...order, 'placeOrder: placed']

export const addressPaths = { typedStreet, pickedBuilding }
export const shopPaths = { offers, plan, pod }
export const orderPaths = { requirements, professional, self, details, byCard, byBank, visit, order, placed }
