import {
  concat,
  domainSeparator,
  type Hex,
  hashStruct,
  keccak256,
  type TypedDataDomain,
  type TypedDataParameter,
} from 'viem'

/** The signed hash, and its preimage for legacy contract signatures. */
export type HashedRequest = { hash: Hex; preimage: Hex | undefined }

type RequestTypedData = {
  domain: TypedDataDomain
  message: Record<string, unknown>
  primaryType: string
  types: Record<string, readonly TypedDataParameter[]>
}

export function hashRequest({ domain, message, primaryType, types }: RequestTypedData): HashedRequest {
  const struct = hashStruct({ data: message, primaryType, types })
  const preimage = concat(['0x1901', domainSeparator({ domain }), struct])
  return { hash: keccak256(preimage), preimage }
}
