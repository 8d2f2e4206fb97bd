import { hashDomain, hashStruct, hashTypedData } from 'viem'
import type { SigningRequest, TypedDataField, TypedDataPayload } from './HardwareSigner.ts'
import { ProviderRpcError } from './hardwareErrors.ts'

/** The second parameter of `eth_signTypedData_v4`: JSON text or an object. */
export function parseTypedData(parameter: unknown): Extract<SigningRequest, { kind: 'typedData' }> {
  const data: unknown = typeof parameter === 'string' ? parseJson(parameter) : parameter
  const { domain, message, primaryType, types } = Object(data)
  if (!isRecord(domain) || !isRecord(message) || typeof primaryType !== 'string' || !isRecord(types)) throw invalid()
  const fields = Object.entries(types).map(([name, list]): [string, TypedDataField[]] => {
    if (!Array.isArray(list)) throw invalid()
    return [name, list.map(parseField)]
  })
  const known: Record<string, TypedDataField[]> = Object.fromEntries(fields)
  const typedData: TypedDataPayload = {
    domain,
    message,
    primaryType,
    types: { ...known, EIP712Domain: known.EIP712Domain ?? listDomainFields(domain) },
  }
  return { kind: 'typedData', json: JSON.stringify(typedData), typedData, ...hashPayload(typedData) }
}

function hashPayload(typedData: TypedDataPayload) {
  try {
    const types = copyTypes(typedData)
    const { domain, message, primaryType } = typedData
    return {
      domainHash: hashDomain({ domain, types }),
      hash: hashTypedData({ domain, message, primaryType, types }),
      messageHash: hashStruct({ data: message, primaryType, types }),
    }
  } catch (cause) {
    throw new ProviderRpcError(-32602, 'The typed data does not fit its types.', { cause })
  }
}

const copyTypes = ({ types }: TypedDataPayload) =>
  Object.fromEntries(Object.entries(types).map(([name, fields]) => [name, fields.map((field) => ({ ...field }))]))

/** The standard order (EIP-712). */
const DOMAIN_FIELDS: readonly TypedDataField[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]
const listDomainFields = (domain: object) => DOMAIN_FIELDS.filter(({ name }) => name in domain)

function parseField(field: unknown): TypedDataField {
  const { name, type } = Object(field)
  if (typeof name !== 'string' || typeof type !== 'string') throw invalid()
  return { name, type }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw invalid(cause)
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const invalid = (cause?: unknown) => new ProviderRpcError(-32602, 'This is not typed data of EIP-712.', { cause })
