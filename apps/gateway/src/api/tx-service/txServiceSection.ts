import type { ApiSection } from '../http/defineRoute.ts'
import { getServiceInfo } from './about/getServiceInfo.ts'
import { listSingletons } from './about/listSingletons.ts'
import { decodeServiceData } from './decoder/decodeServiceData.ts'
import { createServiceDelegate } from './delegates/createServiceDelegate.ts'
import { deleteServiceDelegate } from './delegates/deleteServiceDelegate.ts'
import { listServiceDelegates } from './delegates/listServiceDelegates.ts'
import { estimateServiceTransaction } from './estimations/estimateServiceTransaction.ts'
import { handleTxServiceError } from './handleTxServiceError.ts'
import { confirmServiceMessage, createServiceMessage } from './messages/createServiceMessage.ts'
import { getServiceMessage } from './messages/getServiceMessage.ts'
import { listServiceMessages } from './messages/listServiceMessages.ts'
import {
  confirmServiceSafeOperation,
  createServiceSafeOperation,
} from './safe-operations/createServiceSafeOperation.ts'
import {
  getServiceSafeOperation,
  listServiceSafeOperationConfirmations,
} from './safe-operations/getServiceSafeOperation.ts'
import { listServiceSafeOperations } from './safe-operations/listServiceSafeOperations.ts'
import { getServiceCreation } from './safes/getServiceCreation.ts'
import { getServiceSafe } from './safes/getServiceSafe.ts'
import { listServiceSafesOfModule, listServiceSafesOfOwner } from './safes/listServiceSafes.ts'
import { getServiceToken } from './tokens/getServiceToken.ts'
import { listServiceTokens } from './tokens/listServiceTokens.ts'
import { confirmServiceTransaction } from './transactions/confirmServiceTransaction.ts'
import { deleteServiceTransaction } from './transactions/deleteServiceTransaction.ts'
import { getServiceTransaction } from './transactions/getServiceTransaction.ts'
import { listAllServiceTransactions } from './transactions/listAllServiceTransactions.ts'
import { listServiceConfirmations } from './transactions/listServiceConfirmations.ts'
import { listServiceIncomingTransfers } from './transactions/listServiceIncomingTransfers.ts'
import { listServiceModuleTransactions } from './transactions/listServiceModuleTransactions.ts'
import { listServiceTransactions } from './transactions/listServiceTransactions.ts'
import { proposeServiceTransaction } from './transactions/proposeServiceTransaction.ts'

/**
 * The Safe Transaction Service API at `/tx-service/:chain/api`, as used by the official `api-kit`: same store and rules
 * as the other API, with its own names, formats and error bodies.
 */
export const txServiceSection: ApiSection = {
  handleError: handleTxServiceError,
  name: 'Transaction service',
  routes: [
    getServiceInfo,
    listSingletons,
    decodeServiceData,
    getServiceSafe,
    getServiceCreation,
    estimateServiceTransaction,
    listServiceSafesOfOwner,
    listServiceSafesOfModule,
    listServiceTransactions,
    proposeServiceTransaction,
    getServiceTransaction,
    deleteServiceTransaction,
    listServiceConfirmations,
    confirmServiceTransaction,
    listServiceIncomingTransfers,
    listServiceModuleTransactions,
    listAllServiceTransactions,
    listServiceMessages,
    createServiceMessage,
    getServiceMessage,
    confirmServiceMessage,
    listServiceSafeOperations,
    createServiceSafeOperation,
    getServiceSafeOperation,
    listServiceSafeOperationConfirmations,
    confirmServiceSafeOperation,
    listServiceDelegates,
    createServiceDelegate,
    deleteServiceDelegate,
    listServiceTokens,
    getServiceToken,
  ],
}
