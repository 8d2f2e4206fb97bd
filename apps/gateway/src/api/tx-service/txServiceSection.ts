import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { InvalidInputError, RefusedError, RequestError } from '../errors/RequestError.ts'
import type { ApiSection } from '../http/defineRoute.ts'
import { countRefusal, handleError } from '../http/handleError.ts'
import type { ApiEnv } from '../http/RouteDeps.ts'
import { serviceAboutRoutes } from './aboutRoutes.ts'
import { serviceBalanceRoutes } from './balanceRoutes.ts'
import { serviceContractRoutes } from './contractRoutes.ts'
import { serviceDelegateRoutes } from './delegateRoutes.ts'
import { exportServiceTransfers } from './exportServiceTransfers.ts'
import { listAllServiceTransactions } from './listAllServiceTransactions.ts'
import { serviceMessageRoutes } from './messageRoutes.ts'
import { serviceModuleTransactionRoutes } from './moduleTransactionRoutes.ts'
import { serviceOwnerRoutes } from './ownerRoutes.ts'
import { serviceSafeOperationRoutes } from './safeOperationRoutes.ts'
import { serviceSafeRoutes } from './safeRoutes.ts'
import { serviceTokenRoutes } from './tokenRoutes.ts'
import { serviceTransactionLists } from './transactionLists.ts'
import { serviceTransactionRoutes } from './transactionRoutes.ts'
import { serviceTransferRoutes } from './transferRoutes.ts'
import { serviceUserOperationRoutes } from './userOperationRoutes.ts'

/**
 * The Safe Transaction Service API at `/tx-service/:chain/api`, as used by the official `api-kit`: same store and rules
 * as the other API, with its own names, formats and error bodies.
 */
export const txServiceSection: ApiSection = {
  handleError: handleTxServiceError,
  name: 'Transaction service',
  routes: [
    ...serviceAboutRoutes,
    ...serviceContractRoutes,
    ...serviceSafeRoutes,
    ...serviceBalanceRoutes,
    ...serviceOwnerRoutes,
    ...serviceTransactionLists,
    ...serviceTransactionRoutes,
    ...serviceTransferRoutes,
    ...serviceModuleTransactionRoutes,
    ...listAllServiceTransactions,
    exportServiceTransfers,
    ...serviceMessageRoutes,
    ...serviceSafeOperationRoutes,
    ...serviceUserOperationRoutes,
    ...serviceDelegateRoutes,
    ...serviceTokenRoutes,
  ].map((route) => ({ ...route, path: `/tx-service/:chain/api${route.path}` })),
}

const addressParameters: readonly string[] = ['address', 'delegate']
const proposalPath = /\/multisig-transactions\/?$/

/**
 * Errors in the official format: invalid fields under their name, rejections under `nonFieldErrors`, missing objects
 * under `detail`; `code` and `message` as in the other API.
 */
function handleTxServiceError(error: Error, c: Context<ApiEnv>): Response {
  if (!(error instanceof RequestError) || error.status >= 500) return handleError(error, c)
  countRefusal(error, c)
  if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter))
  const status = toStatus(error, c)
  const facts = { code: error.code, message: error.shortMessage, statusCode: status }
  if (error instanceof RefusedError) return c.json({ ...facts, nonFieldErrors: [error.shortMessage] }, status)
  if (!(error instanceof InvalidInputError)) return c.json({ ...facts, detail: error.shortMessage }, status)
  const field = String(error.path?.[0] ?? 'nonFieldErrors')
  const parameter = c.req.param(field)
  // The official service has a separate error for addresses in the path.
  if (parameter !== undefined && addressParameters.includes(field))
    return c.json({ arguments: [parameter], code: 1, message: 'Checksum address validation failed' }, status)
  return c.json({ [field]: [error.shortMessage], ...facts }, status)
}

/** 422 for rejected proposals, 400 for everything else. */
function toStatus(error: RequestError, c: Context): ContentfulStatusCode {
  return error instanceof RefusedError && !proposalPath.test(c.req.path) ? 400 : error.status
}
