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
const windows = [...details, 'loadWindows: answers']
const visit = [...windows, 'window.chosen', 'holdWindow: answers']
const payment = [...visit, 'visit.confirmed']
/** The hold of the visit ended while the buyer pays. */
const lostVisit = [...payment, 'after holdWarning', 'holdWindow: Refused WINDOW_GONE', 'loadWindows: answers']
const order = [...payment, 'payment.submitted card', 'savePayment: answers']
const fromAccount = [...payment, 'payment.submitted bank', 'savePayment: answers']
const placed = [...order, 'placeOrder: placed']
/** The buyer returns from an order that failed to the payment, which is stored. */
const stored = ['placeOrder: Unreachable', 'step.requested payment']
const storedCard = [...order, ...stored]
const storedAccount = [...fromAccount, ...stored]

export const addressPaths = { typedStreet, pickedBuilding }
export const shopPaths = { offers, plan, pod }
export const orderPaths = {
  requirements,
  professional,
  self,
  details,
  windows,
  visit,
  payment,
  lostVisit,
  order,
  fromAccount,
  placed,
  storedCard,
  storedAccount,
}
