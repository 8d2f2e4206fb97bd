/** Descriptions of path parameters by name. */
export const pathDescriptions: Readonly<Record<string, string>> = {
  address: 'A Safe, or the account or contract that the call is about.',
  chain: 'Chain id or short name.',
  chainId: 'Chain id, decimal.',
  currency: 'A code of supported-fiat-codes, in any case.',
  delegate: 'The account that may propose.',
  hash: 'A hash of 32 bytes.',
  id: 'An id of a list, or a safeTxHash.',
  messageHash: 'Hash of a Safe message.',
  outreachId: 'A campaign.',
  owner: 'An account.',
  safe: 'A Safe.',
  safeTxHash: 'Hash of a Safe transaction.',
  uuid: 'A device.',
}
