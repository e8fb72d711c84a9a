/** The ways of a buyer whom nothing stops, step by step; each goes on from the one before it. */
const typedStreet = ['street.typed', 'after suggestDebounce', 'findStreets: answers']
const pickedBuilding = [...typedStreet, 'street.picked building', 'findUnits: answers']

const shelf = ['session.opened', 'loadShelf: answers']
const plan = [...shelf, 'plan.chosen', 'saveChange: answers']
const pod = [...plan, 'item.changed more', 'saveChange: answers']

const desk = ['cart.confirmed', 'loadDesk: answers']
const professional = [...desk, 'installOption.chosen professional', 'chooseInstall: answers']
const self = [...desk, 'installOption.chosen self', 'chooseInstall: answers']
const details = [...professional, 'details.submitted', 'saveDetails: answers']
const byCard = [...details, 'payment.submitted card', 'savePayment: answers']
const byBank = [...details, 'payment.submitted bank', 'savePayment: answers']
const visit = [...byCard, 'loadWindows: answers', 'window.chosen', 'holdWindow: answers']
const order = [...visit, 'order.confirmed']
const placed = [...order, 'placeOrder: placed']

export const addressWays = { typedStreet, pickedBuilding }
export const shopWays = { shelf, plan, pod }
export const orderWays = { desk, professional, self, details, byCard, byBank, visit, order, placed }
