import type { ConnectStatus } from '../state/DialogState.ts'
import type { ConnectPlan } from '../wallet-list/planConnection.ts'

/** The initial status of a plan. */
export function getFirstStatus(plan: ConnectPlan): ConnectStatus {
  switch (plan.kind) {
    case 'missing':
      return { status: plan.status }
    case 'extension':
    case 'popup':
      return { status: 'opening' }
    case 'deepLink':
    case 'frame':
    case 'qr':
      return { status: 'connecting' }
  }
}
