import { type Address, createPublicClient, erc20Abi, erc721Abi, type Hex, http, parseAbi } from 'viem'

const safeAbi = parseAbi([
  'function nonce() view returns (uint256)',
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function approvedHashes(address owner, bytes32 hash) view returns (uint256)',
  'function isModuleEnabled(address module) view returns (bool)',
  'function VERSION() view returns (string)',
])

/** The chain's own state, against which screens are compared. */
export function readChain(url: string) {
  const client = createPublicClient({ transport: http(url, { timeout: 120_000 }) })
  return {
    approved: (safe: Address, owner: Address, hash: Hex) =>
      client.readContract({ abi: safeAbi, address: safe, args: [owner, hash], functionName: 'approvedHashes' }),
    balance: (address: Address) => client.getBalance({ address }),
    isModuleEnabled: (address: Address, module: Address) =>
      client.readContract({ abi: safeAbi, address, args: [module], functionName: 'isModuleEnabled' }),
    nonce: (address: Address) => client.readContract({ abi: safeAbi, address, functionName: 'nonce' }),
    ownerOf: (token: Address, id: bigint) =>
      client.readContract({ abi: erc721Abi, address: token, args: [id], functionName: 'ownerOf' }),
    owners: (address: Address) => client.readContract({ abi: safeAbi, address, functionName: 'getOwners' }),
    slot: (address: Address, slot: Hex) => client.getStorageAt({ address, slot }),
    threshold: (address: Address) => client.readContract({ abi: safeAbi, address, functionName: 'getThreshold' }),
    tokenBalance: (token: Address, holder: Address) =>
      client.readContract({ abi: erc20Abi, address: token, args: [holder], functionName: 'balanceOf' }),
    version: (address: Address) => client.readContract({ abi: safeAbi, address, functionName: 'VERSION' }),
  }
}
