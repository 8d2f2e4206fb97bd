import { HashSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { HostRefusal } from '../errors/HostRefusal.ts'
import { HostedTransactionsSchema } from '../wire/HostedTransactionsSchema.ts'
import { PermissionRequestsSchema } from '../wire/PermissionSchema.ts'
import type { Request } from '../wire/RequestSchema.ts'
import { RpcCallParamsSchema } from '../wire/RpcCallSchema.ts'
import { isReadCall } from '../wire/readCalls.ts'
import { SignMessageParamsSchema, SignTypedMessageParamsSchema } from '../wire/SignMessageSchema.ts'
import type { HostContext, HostMethods } from './HostMethods.ts'
import { readMessageText } from './readMessageText.ts'

const CurrencySchema = z
  .object({
    currency: z
      .string()
      .regex(/^[a-z]{3,5}$/i)
      .default('usd'),
  })
  .nullish()
  .transform((params) => params ?? { currency: 'usd' })
const TransactionIdSchema = z.object({ safeTxHash: HashSchema })
const SettingsSchema = z.tuple([z.object({ offChainSigning: z.boolean().optional() })])

/** Nothing asked for is nothing to ask a person. */
const NamedPermissionsSchema = PermissionRequestsSchema.refine((requests) =>
  requests.every(({ requestAddressBook }) => requestAddressBook !== undefined),
)

/** Parses what was sent with a request and hands it to its method. What does not parse throws. */
export function callMethod(methods: HostMethods, { method, params }: Request, context: HostContext): unknown {
  switch (method) {
    case 'getSafeInfo':
      return methods.getSafeInfo(context)
    case 'getChainInfo':
      return methods.getChainInfo(context)
    case 'getEnvironmentInfo':
      return methods.getEnvironmentInfo(context)
    case 'getSafeBalances':
      return methods.getSafeBalances(CurrencySchema.parse(params), context)
    case 'getTxBySafeTxHash':
      return methods.getTxBySafeTxHash(TransactionIdSchema.parse(params), context)
    case 'sendTransactions':
      return methods.sendTransactions(HostedTransactionsSchema.parse(params), context)
    case 'signMessage':
      return methods.signMessage({ message: readMessageText(SignMessageParamsSchema.parse(params).message) }, context)
    case 'signTypedMessage':
      return methods.signTypedMessage(SignTypedMessageParamsSchema.parse(params), context)
    case 'getOffChainSignature':
      return methods.getOffChainSignature(HashSchema.parse(params), context)
    case 'rpcCall':
      return callNode(methods, params, context)
    case 'wallet_getPermissions':
      return methods.getPermissions(context)
    case 'wallet_requestPermissions':
      return methods.requestPermissions(NamedPermissionsSchema.parse(params), context)
    case 'requestAddressBook':
      return methods.requestAddressBook(context)
  }
}

function callNode(methods: HostMethods, given: unknown, context: HostContext): unknown {
  const { call, params } = RpcCallParamsSchema.parse(given)
  if (call === 'safe_setSettings') {
    const [{ offChainSigning = false }] = SettingsSchema.parse(params)
    return methods.setSafeSettings({ offChainSigning }, context)
  }
  if (!isReadCall(call)) throw new HostRefusal(`${call} is not answered by this host`)
  return methods.rpcCall({ call, params }, context)
}
