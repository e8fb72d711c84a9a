// Written by write-stories.ts from the machine: change the journey's words, then write again.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { journeyMeta } from '../journey-story.tsx'
import type { SceneArgs } from '../scene.ts'

const meta: Meta<SceneArgs> = { ...journeyMeta('checkout'), title: 'Recorridos/Pedido' }

export default meta

type Story = StoryObj<SceneArgs>

export const Closed: Story = {
  name: 'closed',
  args: { state: 'closed', failure: null, path: '' },
}

export const Loading: Story = {
  name: 'loading',
  args: { state: 'loading', failure: null, path: 'cart.confirmed' },
}

export const FillingDetailsIdle: Story = {
  name: 'filling.details.idle',
  args: { state: 'filling.details.idle', failure: null, path: 'cart.confirmed > loadDesk: answers' },
}

export const FillingDetailsChoosingInstall: Story = {
  name: 'filling.details.choosingInstall',
  args: {
    state: 'filling.details.choosingInstall',
    failure: null,
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional',
  },
}

export const FillingDetailsSaving: Story = {
  name: 'filling.details.saving',
  args: {
    state: 'filling.details.saving',
    failure: null,
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted',
  },
}

export const FillingPaymentIdle: Story = {
  name: 'filling.payment.idle',
  args: {
    state: 'filling.payment.idle',
    failure: null,
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers',
  },
}

export const FillingPaymentSaving: Story = {
  name: 'filling.payment.saving',
  args: {
    state: 'filling.payment.saving',
    failure: null,
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card',
  },
}

export const FillingScheduleLoadingWindows: Story = {
  name: 'filling.schedule.loadingWindows',
  args: {
    state: 'filling.schedule.loadingWindows',
    failure: null,
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: answers',
  },
}

export const FillingScheduleHolding: Story = {
  name: 'filling.schedule.holding',
  args: {
    state: 'filling.schedule.holding',
    failure: null,
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: answers > window.chosen',
  },
}

export const FillingScheduleChoosing: Story = {
  name: 'filling.schedule.choosing',
  args: {
    state: 'filling.schedule.choosing',
    failure: null,
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: answers > loadWindows: answers',
  },
}

export const Placing: Story = {
  name: 'placing',
  args: {
    state: 'placing',
    failure: null,
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: answers > window.chosen > holdWindow: answers > order.confirmed',
  },
}

export const Placed: Story = {
  name: 'placed',
  args: {
    state: 'placed',
    failure: null,
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: answers > window.chosen > holdWindow: answers > order.confirmed > placeOrder: placed',
  },
}

export const InDoubtWaiting: Story = {
  name: 'inDoubt.waiting',
  args: {
    state: 'inDoubt.waiting',
    failure: null,
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: answers > window.chosen > holdWindow: answers > order.confirmed > placeOrder: pending',
  },
}

export const PriceMoved: Story = {
  name: 'priceMoved',
  args: {
    state: 'priceMoved',
    failure: null,
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: answers > window.chosen > holdWindow: answers > order.confirmed > placeOrder: PriceMoved',
  },
}

export const Stale: Story = {
  name: 'stale',
  args: {
    state: 'stale',
    failure: null,
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: answers > window.chosen > holdWindow: answers > order.confirmed > placeOrder: Refused CART_ORDERED',
  },
}

export const InDoubtAsking: Story = {
  name: 'inDoubt.asking',
  args: {
    state: 'inDoubt.asking',
    failure: null,
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: answers > window.chosen > holdWindow: answers > order.confirmed > placeOrder: pending > after orderPoll',
  },
}

export const InDoubtOutOfReach: Story = {
  name: 'inDoubt.outOfReach',
  args: {
    state: 'inDoubt.outOfReach',
    failure: null,
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: answers > window.chosen > holdWindow: answers > order.confirmed > placeOrder: pending > after orderPoll > askOrder: SessionExpired',
  },
}

export const InDoubtUnanswered: Story = {
  name: 'inDoubt.unanswered',
  args: {
    state: 'inDoubt.unanswered',
    failure: null,
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: answers > window.chosen > holdWindow: answers > order.confirmed > placeOrder: pending > after orderPoll > askOrder: pending > after orderPoll > askOrder: pending > after orderPoll > askOrder: pending',
  },
}

export const FailedUnreachable: Story = {
  name: 'failed · Unreachable',
  args: { state: 'failed', failure: 'Unreachable', path: 'cart.confirmed > loadDesk: Unreachable' },
}

export const FailedTimedOut: Story = {
  name: 'failed · TimedOut',
  args: { state: 'failed', failure: 'TimedOut', path: 'cart.confirmed > loadDesk: TimedOut' },
}

export const FailedUnintelligible: Story = {
  name: 'failed · Unintelligible',
  args: { state: 'failed', failure: 'Unintelligible', path: 'cart.confirmed > loadDesk: Unintelligible' },
}

export const FailedProviderBroken: Story = {
  name: 'failed · ProviderBroken',
  args: { state: 'failed', failure: 'ProviderBroken', path: 'cart.confirmed > loadDesk: ProviderBroken' },
}

export const FailedRefusedSTEPMISSING: Story = {
  name: 'failed · Refused STEP_MISSING',
  args: {
    state: 'failed',
    failure: 'Refused STEP_MISSING',
    path: 'cart.confirmed > loadDesk: Refused STEP_MISSING',
  },
}

export const FillingDetailsIdleUnreachable: Story = {
  name: 'filling.details.idle · Unreachable',
  args: {
    state: 'filling.details.idle',
    failure: 'Unreachable',
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: Unreachable',
  },
}

export const FillingDetailsIdleTimedOut: Story = {
  name: 'filling.details.idle · TimedOut',
  args: {
    state: 'filling.details.idle',
    failure: 'TimedOut',
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: TimedOut',
  },
}

export const FillingDetailsIdleUnintelligible: Story = {
  name: 'filling.details.idle · Unintelligible',
  args: {
    state: 'filling.details.idle',
    failure: 'Unintelligible',
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: Unintelligible',
  },
}

export const FillingDetailsIdleProviderBroken: Story = {
  name: 'filling.details.idle · ProviderBroken',
  args: {
    state: 'filling.details.idle',
    failure: 'ProviderBroken',
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: ProviderBroken',
  },
}

export const FillingDetailsIdleRefusedCARTORDERED: Story = {
  name: 'filling.details.idle · Refused CART_ORDERED',
  args: {
    state: 'filling.details.idle',
    failure: 'Refused CART_ORDERED',
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: Refused CART_ORDERED',
  },
}

export const FillingDetailsIdleRefusedAGREEMENTSINCOMPLETE: Story = {
  name: 'filling.details.idle · Refused AGREEMENTS_INCOMPLETE',
  args: {
    state: 'filling.details.idle',
    failure: 'Refused AGREEMENTS_INCOMPLETE',
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: Refused AGREEMENTS_INCOMPLETE',
  },
}

export const FillingDetailsIdleRefusedIDENTIFICATIONREJECTED: Story = {
  name: 'filling.details.idle · Refused IDENTIFICATION_REJECTED',
  args: {
    state: 'filling.details.idle',
    failure: 'Refused IDENTIFICATION_REJECTED',
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: Refused IDENTIFICATION_REJECTED',
  },
}

export const FillingPaymentIdleUnreachable: Story = {
  name: 'filling.payment.idle · Unreachable',
  args: {
    state: 'filling.payment.idle',
    failure: 'Unreachable',
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: Unreachable',
  },
}

export const FillingPaymentIdleTimedOut: Story = {
  name: 'filling.payment.idle · TimedOut',
  args: {
    state: 'filling.payment.idle',
    failure: 'TimedOut',
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: TimedOut',
  },
}

export const FillingPaymentIdleUnintelligible: Story = {
  name: 'filling.payment.idle · Unintelligible',
  args: {
    state: 'filling.payment.idle',
    failure: 'Unintelligible',
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: Unintelligible',
  },
}

export const FillingPaymentIdleProviderBroken: Story = {
  name: 'filling.payment.idle · ProviderBroken',
  args: {
    state: 'filling.payment.idle',
    failure: 'ProviderBroken',
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: ProviderBroken',
  },
}

export const FillingPaymentIdleRefusedPAYMENTREJECTED: Story = {
  name: 'filling.payment.idle · Refused PAYMENT_REJECTED',
  args: {
    state: 'filling.payment.idle',
    failure: 'Refused PAYMENT_REJECTED',
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: Refused PAYMENT_REJECTED',
  },
}

export const FillingPaymentIdleRefusedPAYMENTKEYUNUSABLE: Story = {
  name: 'filling.payment.idle · Refused PAYMENT_KEY_UNUSABLE',
  args: {
    state: 'filling.payment.idle',
    failure: 'Refused PAYMENT_KEY_UNUSABLE',
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: Refused PAYMENT_KEY_UNUSABLE',
  },
}

export const FillingPaymentIdleCardTooShort: Story = {
  name: 'filling.payment.idle · CardTooShort',
  args: {
    state: 'filling.payment.idle',
    failure: 'CardTooShort',
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: CardTooShort',
  },
}

export const FillingPaymentIdleKeyUnusable: Story = {
  name: 'filling.payment.idle · KeyUnusable',
  args: {
    state: 'filling.payment.idle',
    failure: 'KeyUnusable',
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: KeyUnusable',
  },
}

export const FillingScheduleChoosingUnreachable: Story = {
  name: 'filling.schedule.choosing · Unreachable',
  args: {
    state: 'filling.schedule.choosing',
    failure: 'Unreachable',
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: answers > loadWindows: Unreachable',
  },
}

export const FillingScheduleChoosingTimedOut: Story = {
  name: 'filling.schedule.choosing · TimedOut',
  args: {
    state: 'filling.schedule.choosing',
    failure: 'TimedOut',
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: answers > loadWindows: TimedOut',
  },
}

export const FillingScheduleChoosingUnintelligible: Story = {
  name: 'filling.schedule.choosing · Unintelligible',
  args: {
    state: 'filling.schedule.choosing',
    failure: 'Unintelligible',
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: answers > loadWindows: Unintelligible',
  },
}

export const FillingScheduleChoosingProviderBroken: Story = {
  name: 'filling.schedule.choosing · ProviderBroken',
  args: {
    state: 'filling.schedule.choosing',
    failure: 'ProviderBroken',
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: answers > loadWindows: ProviderBroken',
  },
}

export const FillingScheduleChoosingRefusedSTEPMISSING: Story = {
  name: 'filling.schedule.choosing · Refused STEP_MISSING',
  args: {
    state: 'filling.schedule.choosing',
    failure: 'Refused STEP_MISSING',
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: answers > loadWindows: Refused STEP_MISSING',
  },
}

export const FillingScheduleLoadingWindowsWindowGone: Story = {
  name: 'filling.schedule.loadingWindows · WindowGone',
  args: {
    state: 'filling.schedule.loadingWindows',
    failure: 'WindowGone',
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: answers > window.chosen > holdWindow: Refused WINDOW_GONE',
  },
}

export const FillingScheduleChoosingWindowGone: Story = {
  name: 'filling.schedule.choosing · WindowGone',
  args: {
    state: 'filling.schedule.choosing',
    failure: 'WindowGone',
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: answers > window.chosen > holdWindow: Refused WINDOW_GONE > loadWindows: answers',
  },
}

export const FillingPaymentIdlePaymentDeclined: Story = {
  name: 'filling.payment.idle · PaymentDeclined',
  args: {
    state: 'filling.payment.idle',
    failure: 'PaymentDeclined',
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: answers > window.chosen > holdWindow: answers > order.confirmed > placeOrder: declined',
  },
}

export const UnplacedUnreachable: Story = {
  name: 'unplaced · Unreachable',
  args: {
    state: 'unplaced',
    failure: 'Unreachable',
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: answers > window.chosen > holdWindow: answers > order.confirmed > placeOrder: Unreachable',
  },
}

export const UnplacedTimedOut: Story = {
  name: 'unplaced · TimedOut',
  args: {
    state: 'unplaced',
    failure: 'TimedOut',
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: answers > window.chosen > holdWindow: answers > order.confirmed > placeOrder: TimedOut',
  },
}

export const UnplacedUnintelligible: Story = {
  name: 'unplaced · Unintelligible',
  args: {
    state: 'unplaced',
    failure: 'Unintelligible',
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: answers > window.chosen > holdWindow: answers > order.confirmed > placeOrder: Unintelligible',
  },
}

export const UnplacedProviderBroken: Story = {
  name: 'unplaced · ProviderBroken',
  args: {
    state: 'unplaced',
    failure: 'ProviderBroken',
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: answers > window.chosen > holdWindow: answers > order.confirmed > placeOrder: ProviderBroken',
  },
}

export const UnplacedRefusedORDERINFLIGHT: Story = {
  name: 'unplaced · Refused ORDER_IN_FLIGHT',
  args: {
    state: 'unplaced',
    failure: 'Refused ORDER_IN_FLIGHT',
    path: 'cart.confirmed > loadDesk: answers > installOption.chosen professional > chooseInstall: answers > details.submitted > saveDetails: answers > payment.submitted card > savePayment: answers > window.chosen > holdWindow: answers > order.confirmed > placeOrder: Refused ORDER_IN_FLIGHT',
  },
}
