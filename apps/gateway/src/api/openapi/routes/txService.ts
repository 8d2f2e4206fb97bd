import {
  ConfirmRequestSchema,
  CreateMessageRequestSchema,
  createPageSchema,
  DataDecodedSchema,
  DelegateFilterSchema,
  DeleteDelegateRequestSchema,
  DeleteTransactionRequestSchema,
  MessageSignatureRequestSchema,
  OwnerSafesSchema,
} from '@countersign/protocol'
import { z } from 'zod'
import { DecodeDataRequestSchema } from '../../decoder/decodeData.ts'
import { ServiceInfoSchema } from '../../tx-service/about/getServiceInfo.ts'
import { SingletonSchema } from '../../tx-service/about/listSingletons.ts'
import {
  ServiceDelegateRequestSchema,
  ServiceDelegateSchema,
  SignedServiceDelegateSchema,
} from '../../tx-service/delegates/ServiceDelegateSchema.ts'
import { PageQuerySchema } from '../../tx-service/dialect/createServicePage.ts'
import { txServicePath } from '../../tx-service/dialect/TxServiceDeps.ts'
import { ServiceEstimationSchema } from '../../tx-service/estimations/estimateServiceTransaction.ts'
import { MessageListQuerySchema } from '../../tx-service/messages/listServiceMessages.ts'
import { ServiceMessageSchema } from '../../tx-service/messages/ServiceMessageSchema.ts'
import { SafeOperationListQuerySchema } from '../../tx-service/safe-operations/listServiceSafeOperations.ts'
import {
  ServiceSafeOperationConfirmationSchema,
  ServiceSafeOperationRequestSchema,
  ServiceSafeOperationSchema,
} from '../../tx-service/safe-operations/ServiceSafeOperationSchema.ts'
import { ServiceCreationSchema } from '../../tx-service/safes/getServiceCreation.ts'
import { ServiceSafeSchema } from '../../tx-service/safes/getServiceSafe.ts'
import { TokenListQuerySchema } from '../../tx-service/tokens/listServiceTokens.ts'
import { ServiceTokenSchema } from '../../tx-service/tokens/ServiceTokenSchema.ts'
import { AnyServiceTransactionSchema } from '../../tx-service/transactions/AnyServiceTransactionSchema.ts'
import { IncomingTransferListQuerySchema } from '../../tx-service/transactions/listServiceIncomingTransfers.ts'
import { ModuleTransactionListQuerySchema } from '../../tx-service/transactions/listServiceModuleTransactions.ts'
import {
  ServiceTransactionListQuerySchema,
  ServiceTransactionPageSchema,
} from '../../tx-service/transactions/listServiceTransactions.ts'
import { ServiceModuleTransactionSchema } from '../../tx-service/transactions/ServiceModuleTransactionSchema.ts'
import { ServiceCallSchema, ServiceProposalSchema } from '../../tx-service/transactions/ServiceProposalSchema.ts'
import {
  ServiceConfirmationSchema,
  ServiceTransactionSchema,
} from '../../tx-service/transactions/ServiceTransactionSchema.ts'
import { ServiceTransferSchema } from '../../tx-service/transactions/ServiceTransferSchema.ts'
import type { ApiRoute, ApiSection } from '../ApiRoute.ts'

/** Every list of the dialect is cut by `limit` and `offset`. */
function toList(path: string, item: z.ZodType, summary: string, query: z.ZodObject = z.object({})): ApiRoute {
  return {
    answer: createPageSchema(item),
    method: 'get',
    path: `${txServicePath}${path}`,
    query: query.extend(PageQuerySchema.shape),
    summary,
  }
}

export const txServiceRoutes: ApiSection = {
  name: 'Transaction service',
  routes: [
    {
      answer: ServiceInfoSchema,
      method: 'get',
      path: `${txServicePath}/v1/about`,
      summary: 'What the service is.',
    },
    {
      answer: z.array(SingletonSchema),
      method: 'get',
      path: `${txServicePath}/v1/about/singletons`,
      summary: 'Implementations whose Safes are followed.',
    },
    {
      answer: DataDecodedSchema,
      body: DecodeDataRequestSchema,
      method: 'post',
      path: `${txServicePath}/v1/data-decoder`,
      summary: 'What calldata means.',
    },
    {
      answer: ServiceSafeSchema,
      method: 'get',
      path: `${txServicePath}/v1/safes/:address`,
      summary: 'A Safe, live from the node.',
    },
    {
      answer: ServiceCreationSchema,
      method: 'get',
      path: `${txServicePath}/v1/safes/:address/creation`,
      summary: 'How a Safe came to be.',
    },
    {
      answer: ServiceEstimationSchema,
      body: ServiceCallSchema,
      method: 'post',
      path: `${txServicePath}/v1/safes/:address/multisig-transactions/estimations`,
      summary: 'The gas that a call needs inside a Safe.',
    },
    {
      answer: OwnerSafesSchema,
      method: 'get',
      path: `${txServicePath}/v1/owners/:address/safes`,
      summary: 'Safes of an owner.',
    },
    {
      answer: OwnerSafesSchema,
      method: 'get',
      path: `${txServicePath}/v1/modules/:address/safes`,
      summary: 'Safes that have a module enabled.',
    },
    {
      answer: ServiceTransactionPageSchema,
      method: 'get',
      path: `${txServicePath}/v2/safes/:address/multisig-transactions`,
      query: ServiceTransactionListQuerySchema.extend(PageQuerySchema.shape),
      summary: 'Multisig transactions, executed or not.',
    },
    {
      answer: 'nothing',
      body: ServiceProposalSchema,
      method: 'post',
      path: `${txServicePath}/v2/safes/:address/multisig-transactions`,
      status: 201,
      summary: 'Proposes a transaction.',
    },
    {
      answer: ServiceTransactionSchema,
      method: 'get',
      path: `${txServicePath}/v2/multisig-transactions/:hash`,
      summary: 'A multisig transaction.',
    },
    {
      answer: 'nothing',
      body: DeleteTransactionRequestSchema,
      method: 'delete',
      path: `${txServicePath}/v2/multisig-transactions/:hash`,
      status: 204,
      summary: 'Deletes a proposal; its proposer signs for it.',
    },
    toList('/v1/multisig-transactions/:hash/confirmations', ServiceConfirmationSchema, 'Confirmations.'),
    {
      answer: z.object({ signature: z.string() }),
      body: ConfirmRequestSchema,
      method: 'post',
      path: `${txServicePath}/v1/multisig-transactions/:hash/confirmations`,
      status: 201,
      summary: 'Confirms a proposal.',
    },
    toList(
      '/v1/safes/:address/incoming-transfers',
      ServiceTransferSchema,
      'What a Safe was sent.',
      IncomingTransferListQuerySchema,
    ),
    toList(
      '/v1/safes/:address/module-transactions',
      ServiceModuleTransactionSchema,
      'What modules did.',
      ModuleTransactionListQuerySchema,
    ),
    toList('/v2/safes/:address/all-transactions', AnyServiceTransactionSchema, 'Everything that was executed.'),
    toList('/v1/safes/:address/messages', ServiceMessageSchema, 'Messages of a Safe.', MessageListQuerySchema),
    {
      answer: 'nothing',
      body: CreateMessageRequestSchema,
      method: 'post',
      path: `${txServicePath}/v1/safes/:address/messages`,
      status: 201,
      summary: 'Proposes a message.',
    },
    {
      answer: ServiceMessageSchema,
      method: 'get',
      path: `${txServicePath}/v1/messages/:hash`,
      summary: 'A message.',
    },
    {
      answer: 'nothing',
      body: MessageSignatureRequestSchema,
      method: 'post',
      path: `${txServicePath}/v1/messages/:hash/signatures`,
      status: 201,
      summary: 'Signs a message.',
    },
    toList(
      '/v1/safes/:address/safe-operations',
      ServiceSafeOperationSchema,
      'User operations (ERC-4337) of a Safe.',
      SafeOperationListQuerySchema,
    ),
    {
      answer: 'nothing',
      body: ServiceSafeOperationRequestSchema,
      method: 'post',
      path: `${txServicePath}/v1/safes/:address/safe-operations`,
      status: 201,
      summary: 'Proposes a user operation.',
    },
    {
      answer: ServiceSafeOperationSchema,
      method: 'get',
      path: `${txServicePath}/v1/safe-operations/:hash`,
      summary: 'A user operation.',
    },
    toList(
      '/v1/safe-operations/:hash/confirmations',
      ServiceSafeOperationConfirmationSchema,
      'Confirmations of a user operation.',
    ),
    {
      answer: z.object({ signature: z.string() }),
      body: ConfirmRequestSchema,
      method: 'post',
      path: `${txServicePath}/v1/safe-operations/:hash/confirmations`,
      status: 201,
      summary: 'Confirms a user operation.',
    },
    {
      answer: createPageSchema(ServiceDelegateSchema),
      method: 'get',
      path: `${txServicePath}/v2/delegates`,
      query: z.object({ ...DelegateFilterSchema.shape, ...PageQuerySchema.shape }),
      summary: 'Delegates by one of their parts.',
    },
    {
      answer: SignedServiceDelegateSchema,
      body: ServiceDelegateRequestSchema,
      method: 'post',
      path: `${txServicePath}/v2/delegates`,
      status: 201,
      summary: 'Adds a delegate; the delegator signs for it.',
    },
    {
      answer: 'nothing',
      body: DeleteDelegateRequestSchema,
      method: 'delete',
      path: `${txServicePath}/v2/delegates/:delegate`,
      status: 204,
      summary: 'Removes a delegate; the delegator or the delegate signs for it.',
    },
    toList('/v1/tokens', ServiceTokenSchema, 'Tokens that moved at any Safe.', TokenListQuerySchema),
    {
      answer: ServiceTokenSchema,
      method: 'get',
      path: `${txServicePath}/v1/tokens/:address`,
      summary: 'A token.',
    },
  ],
}
