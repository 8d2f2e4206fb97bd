import type { ApiSection } from './ApiRoute.ts'
import { authRoutes } from './routes/auth.ts'
import { chainRoutes } from './routes/chains.ts'
import { delegateRoutes } from './routes/delegates.ts'
import { messageRoutes } from './routes/messages.ts'
import { notificationRoutes } from './routes/notifications.ts'
import { operatorRoutes } from './routes/operator.ts'
import { safeRoutes } from './routes/safes.ts'
import { transactionRoutes } from './routes/transactions.ts'
import { txServiceRoutes } from './routes/txService.ts'

/** Every route of the gateway, in the order of the document. */
export const apiSections: readonly ApiSection[] = [
  chainRoutes,
  safeRoutes,
  transactionRoutes,
  messageRoutes,
  delegateRoutes,
  authRoutes,
  notificationRoutes,
  txServiceRoutes,
  operatorRoutes,
]
