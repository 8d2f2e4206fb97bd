import { aboutRoutes } from './about/aboutRoutes.ts'
import { listSafeApps } from './apps/listSafeApps.ts'
import { signInRoutes } from './auth/signInRoutes.ts'
import { balanceRoutes } from './balances/balanceRoutes.ts'
import { chainRoutes } from './chains/chainRoutes.ts'
import { listDescriptors } from './clear-signing/listDescriptors.ts'
import { listAllCollectibles, listCollectibles } from './collectibles/listCollectibles.ts'
import { getContract } from './contracts/getContract.ts'
import { decodeData, getConfirmationView } from './decoder/decodeData.ts'
import { delegateRoutes } from './delegates/delegateRoutes.ts'
import { estimateTransaction, getGasPrice } from './estimations/estimationRoutes.ts'
import { streamSafeEvents } from './events/streamSafeEvents.ts'
import type { ApiSection } from './http/defineRoute.ts'
import { messageRoutes } from './messages/messageRoutes.ts'
import { notOfferedRoutes } from './not-offered/notOfferedRoutes.ts'
import { deviceRoutes } from './notifications/deviceRoutes.ts'
import { ownerWebhookRoutes } from './notifications/ownerWebhookRoutes.ts'
import { pushRoutes } from './notifications/pushRoutes.ts'
import { createDocsRoutes } from './openapi/createDocsRoutes.ts'
import { ownerProofRoutes } from './owner-proofs/ownerProofRoutes.ts'
import { ownerRoutes } from './owners/ownerRoutes.ts'
import { listSafeOverviews } from './safes/listSafeOverviews.ts'
import { getCreation, getNonces, getSafe, registerSafe } from './safes/safeRoutes.ts'
import { securityRoutes } from './security/securityRoutes.ts'
import { statusRoutes } from './status/statusRoutes.ts'
import { listHistoryTransactions } from './transactions/listHistoryTransactions.ts'
import { listMovements } from './transactions/listMovements.ts'
import { listQueuedTransactions } from './transactions/listQueuedTransactions.ts'
import {
  listIncomingTransfers,
  listModuleTransactions,
  listMultisigTransactions,
} from './transactions/listTransactions.ts'
import { deleteTransaction, transactionRoutes } from './transactions/transactionRoutes.ts'
import { txServiceSection } from './tx-service/txServiceSection.ts'
import { getAppManifest, getWebConfig } from './web/webRoutes.ts'

/** Every route of the gateway, in the order of the OpenAPI document. */
export const apiSections: readonly ApiSection[] = [
  {
    name: 'Chains',
    routes: [...chainRoutes, ...aboutRoutes, getGasPrice, getContract, decodeData, listSafeApps],
  },
  {
    name: 'Safes',
    routes: [
      getSafe,
      getNonces,
      ...balanceRoutes,
      listAllCollectibles,
      listCollectibles,
      getCreation,
      registerSafe,
      listSafeOverviews('v1'),
      listSafeOverviews('v2'),
      streamSafeEvents,
      ...ownerRoutes,
      ...ownerProofRoutes,
    ],
  },
  {
    name: 'Transactions',
    routes: [
      listQueuedTransactions,
      listHistoryTransactions,
      listIncomingTransfers,
      listModuleTransactions,
      listMovements,
      listMultisigTransactions,
      ...transactionRoutes,
      getConfirmationView,
      estimateTransaction,
      deleteTransaction,
    ],
  },
  { name: 'Security', routes: securityRoutes },
  { name: 'Messages', routes: messageRoutes },
  { name: 'Delegates', routes: delegateRoutes },
  { name: 'Sign-in', routes: signInRoutes },
  { name: 'Notifications', routes: [...deviceRoutes, ...ownerWebhookRoutes, ...pushRoutes] },
  { name: 'Not supported', routes: notOfferedRoutes },
  txServiceSection,
  {
    name: 'Operator',
    routes: [...statusRoutes, getWebConfig, getAppManifest, listDescriptors, ...createDocsRoutes(() => apiSections)],
  },
]
