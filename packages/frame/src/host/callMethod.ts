import { BaseError } from '@countersign/protocol/errors'
import { HashSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { HostedTransactionsSchema } from '../wire/HostedTransactionsSchema.ts'
import { PermissionRequestsSchema } from '../wire/PermissionSchema.ts'
import type { Request } from '../wire/RequestSchema.ts'
import { isReadCall, RpcCallParamsSchema } from '../wire/rpcCalls.ts'
import { SignMessageParamsSchema, SignTypedMessageParamsSchema } from '../wire/SignMessageSchema.ts'
import type { HostContext, HostMethods } from './HostMethods.ts'

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

/** Rejects empty permission requests: there is nothing to confirm. */
const NamedPermissionsSchema = PermissionRequestsSchema.refine((requests) =>
  requests.every(({ requestAddressBook }) => requestAddressBook !== undefined),
)

/** Parses the parameters of a request and calls its method. Throws on invalid parameters. */
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

/** Decodes hex-encoded text: libraries encode `personal_sign` messages, and the official host signs the text. */
export function readMessageText(message: string): string {
  if (!/^0x([0-9a-f]{2})*$/i.test(message)) return message
  const bytes = Uint8Array.from(message.slice(2).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    // Not UTF-8, such as a hash: unchanged.
    return message
  }
}

/** Thrown by a method of the host: the app receives its message. Any other error becomes "Request failed". */
export class HostRefusal extends BaseError {
  override readonly name = 'HostRefusal'
  readonly text: string
  /** The app exceeds the limit of open requests; too many of these and the host ignores it. */
  readonly isFlood: boolean
  constructor(text: string, { isFlood = false }: { isFlood?: boolean } = {}) {
    super('HOST_REFUSAL', text)
    this.text = text
    this.isFlood = isFlood
  }
}
